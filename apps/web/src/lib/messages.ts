import type { Language } from '@dakhila/domain/language/languages';
import { use } from 'react';
import { locale } from './locale.ts';

type Load<Words> = () => Promise<{ default: Words }>;
/** The words of one feature: English at hand, every other language a file that is loaded where it is spoken. */
export type Messages<Words> = { en: Words } & { [L in Exclude<Language, 'en'>]?: Load<NoInfer<Words>> };

/** What has begun to load, and what has arrived, by the English words it stands for. */
const loading = new Map<unknown, Promise<unknown>>();
const arrived = new Map<unknown, unknown>();

/**
 * Declares the words of a feature; English decides which there are. The words of this page's language are fetched at
 * once, beside the rest of the feature. A feature that does not speak it yet speaks English.
 */
export function defineMessages<Words>(messages: Messages<Words>): Messages<Words> {
  const load = locale === 'en' ? undefined : messages[locale];
  if (load) loading.set(messages.en, settling(fetchWords(messages.en, load)));
  return messages;
}

/** React reads off the promise itself what has arrived: a part that comes later shows its words without a pause. */
function settling<Words>(words: Promise<Words>): Promise<Words> {
  words.then((value) => Object.assign(words, { status: 'fulfilled', value }));
  return words;
}

/** Words that do not come leave English in their place: a page that is understood in part is better than none. */
async function fetchWords<Words>(en: Words, load: Load<Words>): Promise<Words> {
  const { default: words } = await load()
    .catch(load)
    .catch(() => ({ default: en }));
  arrived.set(en, words);
  return words;
}

/** Settles when all words asked for so far are there. Screens wait for it, so that none shows up in two languages. */
export const wordsArrived = (): Promise<unknown> => Promise.all(loading.values());

/** The words of a feature in the language of this page; suspends where a part came without waiting for its words. */
export function useMessages<Words>({ en }: Messages<Words>): Words {
  const started = loading.get(en);
  // Asked each time, also when they are there: React takes up a part where it waited, and loses its place when it does not wait again.
  // The map holds under the English words what was loaded for them.
  return (started ? use(started) : en) as Words;
}

/** The words of a feature for code that is no component: English until the others are there. */
export const wordsOf = <Words>({ en }: Messages<Words>): Words => (arrived.get(en) ?? en) as Words;
