import { fill as fillGaps, formFor, type Plural } from '@dakhila/domain/language/fill';
import { FORMAT_TAGS, type Language } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { use } from 'react';
import { locale } from './locale.ts';

type Load<Texts> = () => Promise<{ default: Texts }>;
/** One file for each language, of which a page loads its own. A missing text does not compile. */
type Messages<Texts> = { en: Load<Texts> } & { [L in Exclude<Language, 'en'>]: Load<NoInfer<Texts>> };
export type LoadedMessages<Defined> = Defined extends { en: Load<infer Texts> } ? Texts : never;

/** After this time the English file is requested, so that a page never waits for ever. */
const LONGEST_WAIT_MS = 10_000;

const loading = new Map<unknown, Promise<unknown>>();
const loaded = new Map<unknown, unknown>();
/** Functions that retry a failed load. */
const failed = new Map<unknown, () => void>();
/** Messages that had loaded before a screen opened: its parts need not suspend. */
const ready = new Set<unknown>();

const plurals = once(() => new Intl.PluralRules(FORMAT_TAGS[locale]));

/** Fills the gaps of a text; `count` chooses the plural form. The caller formats numbers, money and dates. */
export function fill(text: string | Plural, values: Readonly<Record<string, string | number>>): string {
  return fillGaps(typeof text === 'string' ? text : formFor(plurals(), text, values.count), values);
}

/** For keys from data, which a group may not have. */
export const textFor = (group: Readonly<Record<string, string>>, key: string): string | undefined => group[key];

/** Requests the texts of this page's language at once, while the rest of the feature loads. */
export function defineMessages<Texts>(messages: Messages<Texts>): Messages<Texts> {
  const texts = fetchTexts(messages);
  loading.set(messages, texts);
  texts.then(
    (value) => {
      loaded.set(messages, value);
      // React reads the settled value from the promise, so later parts show their texts without a pause.
      Object.assign(texts, { status: 'fulfilled', value });
    },
    () => failed.set(messages, () => defineMessages(messages)),
  );
  return messages;
}

/** If a file fails to load or takes too long, its texts are English. */
async function fetchTexts<Texts>(messages: Messages<Texts>): Promise<Texts> {
  const { default: texts } = await (locale === 'en'
    ? loadTwice(messages.en)
    : inTime(loadTwice(messages[locale])).catch(() => loadTwice(messages.en)));
  return texts;
}

const loadTwice = <Texts>(load: Load<Texts>) => load().catch(load);

function inTime<Value>(promise: Promise<Value>, waitMs = LONGEST_WAIT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, waitMs, new Error('The texts took too long to load'));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Settles when all requested texts have loaded, so that no screen shows two languages. Failed loads are tried again. */
export async function messagesLoaded(): Promise<void> {
  const retries = [...failed.values()];
  failed.clear();
  for (const retry of retries) retry();
  const requested = [...loading.keys()];
  await Promise.all(loading.values());
  for (const messages of requested) ready.add(messages);
}

/** Loads the texts of this page in another language into the browser's cache, or as many as arrive in time. */
export async function preloadMessages(language: Language, waitMs: number): Promise<void> {
  const requested = [...loading.keys()] as Messages<unknown>[];
  const arrived = Promise.allSettled(requested.map((messages) => messages[language]()));
  await inTime(arrived, waitMs).catch(() => undefined);
}

/** Suspends until the texts of the page's language have loaded. */
export function useMessages<Texts>(messages: Messages<Texts>): Texts {
  if (ready.has(messages)) return loadedMessages(messages);
  // Called also when loaded: React expects a component that suspended to call `use` again.
  return use(loading.get(messages) as Promise<Texts>);
}

/** For code outside components, which runs after a screen has loaded. */
export const loadedMessages = <Texts>(messages: Messages<Texts>): Texts => loaded.get(messages) as Texts;
