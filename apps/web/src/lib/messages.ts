import { fill as fillGaps, formFor, type Plural } from '@dakhila/domain/language/fill';
import { FORMAT_TAGS, type Language } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { use } from 'react';
import { locale } from './locale.ts';

type Load<Texts> = () => Promise<{ default: Texts }>;
/** English is bundled; other languages are files loaded on use. A missing text does not compile. */
type Messages<Texts> = { en: Texts } & { [L in Exclude<Language, 'en'>]: Load<NoInfer<Texts>> };

/** After this time English is shown, so that a page never waits for ever. */
const LONGEST_WAIT_MS = 10_000;

/** By the English texts they translate. */
const loading = new Map<unknown, Promise<unknown>>();
const arrived = new Map<unknown, unknown>();

const plurals = once(() => new Intl.PluralRules(FORMAT_TAGS[locale]));

/** Fills the gaps of a text; `count` chooses the plural form. The caller formats numbers, money and dates. */
export function fill(text: string | Plural, values: Readonly<Record<string, string | number>>): string {
  return fillGaps(typeof text === 'string' ? text : formFor(plurals(), text, values.count), values);
}

/** For keys from data, which a group may not have. */
export const textFor = (group: Readonly<Record<string, string>>, key: string): string | undefined => group[key];

/** Requests the texts of this page's language at once, while the rest of the feature loads. */
export function defineMessages<Texts>(messages: Messages<Texts>): Messages<Texts> {
  const load = locale === 'en' ? undefined : messages[locale];
  if (load) loading.set(messages.en, settling(fetchTexts(messages.en, load)));
  return messages;
}

/** React reads the settled value from the promise, so later parts show their texts without a pause. */
function settling<Texts>(texts: Promise<Texts>): Promise<Texts> {
  texts.then((value) => Object.assign(texts, { status: 'fulfilled', value }));
  return texts;
}

/** If a catalogue fails to load, its texts stay English. */
async function fetchTexts<Texts>(en: Texts, load: Load<Texts>): Promise<Texts> {
  const late = new Promise<{ default: Texts }>((give) => setTimeout(give, LONGEST_WAIT_MS, { default: en }));
  const { default: texts } = await Promise.race([load().catch(load), late]).catch(() => ({ default: en }));
  arrived.set(en, texts);
  return texts;
}

/** Settles when all requested catalogues have loaded, so that no screen shows two languages. */
export const wordsArrived = (): Promise<unknown> => Promise.all(loading.values());

/** Suspends until the texts of the page's language have loaded. */
export function useMessages<Texts>({ en }: Messages<Texts>): Texts {
  const started = loading.get(en);
  // Called on every render, also when loaded: React expects a component that suspended to call `use` again.
  // The map is keyed by the English texts.
  return (started ? use(started) : en) as Texts;
}

/** For code outside components: English until the others have loaded. */
export const wordsOf = <Texts>({ en }: Messages<Texts>): Texts => (arrived.get(en) ?? en) as Texts;
