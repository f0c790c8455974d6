import { use } from 'react';
import { type Locale, locale } from './locale.ts';

type Load<Words> = () => Promise<{ default: Words }>;
/** The words of one feature: English at hand, every other language loaded when it is used. The compiler misses none. */
export type Messages<Words> = { en: Words } & Record<Exclude<Locale, 'en'>, Load<Words>>;

/** Declares the words of a feature. English decides which words there are. */
export function defineMessages<Words>(messages: Messages<Words>): Messages<Words> {
  return messages;
}

const loading = new WeakMap<object, Promise<unknown>>();

/** The words of a feature in the language of this page; suspends once while they load. */
export function useMessages<Words>(messages: Messages<Words>): Words {
  if (locale === 'en') return messages.en;
  return use(wordsIn(messages, locale));
}

function wordsIn<Words>({ en, ...translations }: Messages<Words>, language: string): Promise<Words> {
  const loaders: Record<string, Load<Words>> = translations;
  const load = loaders[language];
  if (!load) return Promise.resolve(en);
  const started = loading.get(load);
  // The map holds what this very function put in for this very loader.
  if (started) return started as Promise<Words>;
  const promise = load().then((module) => module.default);
  loading.set(load, promise);
  return promise;
}
