import { fill as fillGaps, formFor, type Plural } from '@dakhila/domain/language/fill';
import { FORMAT_TAGS, type Language } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { use } from 'react';
import { locale } from './locale.ts';

type Load<Texts> = () => Promise<{ default: Texts }>;
/** A catalogue: English is bundled, every other language is a file that is loaded where it is used. A missing text does not compile. */
export type Messages<Texts> = { en: Texts } & { [L in Exclude<Language, 'en'>]: Load<NoInfer<Texts>> };

/** A catalogue that takes longer than this to load is replaced by English, so that a page never waits for ever. */
const LONGEST_WAIT_MS = 10_000;

/** What has begun to load, and what has arrived, by the English texts it stands for. */
const loading = new Map<unknown, Promise<unknown>>();
const arrived = new Map<unknown, unknown>();

const plurals = once(() => new Intl.PluralRules(FORMAT_TAGS[locale]));

/**
 * A text with its gaps filled; `count` chooses the form of a plural. Values are written as they are given: the caller formats numbers, money and dates.
 */
export function fill(text: string | Plural, values: Readonly<Record<string, string | number>>): string {
  return fillGaps(typeof text === 'string' ? text : formFor(plurals(), text, values.count), values);
}

/** The text for a key that a group may not have, as keys from data. */
export const textFor = (group: Readonly<Record<string, string>>, key: string): string | undefined => group[key];

/** Declares a catalogue. The texts of this page's language are requested at once, while the rest of the feature loads. */
export function defineMessages<Texts>(messages: Messages<Texts>): Messages<Texts> {
  const load = locale === 'en' ? undefined : messages[locale];
  if (load) loading.set(messages.en, settling(fetchTexts(messages.en, load)));
  return messages;
}

/** React reads off the promise itself what has arrived: a part that comes later shows its texts without a pause. */
function settling<Texts>(texts: Promise<Texts>): Promise<Texts> {
  texts.then((value) => Object.assign(texts, { status: 'fulfilled', value }));
  return texts;
}

/** A catalogue that does not load leaves English: a page that is understood in part is better than none. */
async function fetchTexts<Texts>(en: Texts, load: Load<Texts>): Promise<Texts> {
  const late = new Promise<{ default: Texts }>((give) => setTimeout(give, LONGEST_WAIT_MS, { default: en }));
  const { default: texts } = await Promise.race([load().catch(load), late]).catch(() => ({ default: en }));
  arrived.set(en, texts);
  return texts;
}

/** Settles when all catalogues requested so far are there. Screens wait for it, so that none shows up in two languages. */
export const wordsArrived = (): Promise<unknown> => Promise.all(loading.values());

/** The texts of a catalogue in the language of this page; suspends where a part came without waiting for them. */
export function useMessages<Texts>({ en }: Messages<Texts>): Texts {
  const started = loading.get(en);
  // Asked each time, also when they are there: React takes up a part where it waited, and loses its place when it does not wait again.
  // The map holds under the English texts what was loaded for them.
  return (started ? use(started) : en) as Texts;
}

/** The texts of a catalogue for code that is no component: English until the others are there. */
export const wordsOf = <Texts>({ en }: Messages<Texts>): Texts => (arrived.get(en) ?? en) as Texts;
