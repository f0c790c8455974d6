import type { FaqEdit } from '../../faq/edit.ts';
import type { Language } from '../../language/languages.ts';
import { PAGES } from '../links.ts';
import type { Source } from '../tool-types.ts';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };
import { phraseIn } from './phrasebook.ts';

/** All that the engine says. A language that lacks a sentence does not compile. */
export type Words = typeof en;
export const WORDS: Readonly<Record<Language, Words>> = { en, hi, mr };

/** How answers are said: the words of a language, and what tools say put into it. */
export type Speech = {
  language: Language;
  words: Words;
  /** Names in a sentence: 'A, B and C'. */
  all: (names: readonly string[]) => string;
  /** The text of a tool in this language; a text without a translation stays as it is. */
  tell: (english: string) => string;
  /** The same for a whole sentence: one without a translation is replaced by another. */
  tellOr: (english: string, instead: string) => string;
  pages: Readonly<Record<keyof typeof PAGES, Source>>;
  /** Texts of the FAQ that were changed after the release, by entry. */
  faqEdits: ReadonlyMap<string, FaqEdit>;
};

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Speaks a language. `elsewhere` knows sentences that are said by other parts of the product too. */
export function speechIn(
  language: Language,
  elsewhere: (english: string) => string = (english) => english,
  faqEdits: ReadonlyMap<string, FaqEdit> = new Map(),
): Speech {
  const words = WORDS[language];
  const tell = (english: string) => phraseIn(language, english, elsewhere) ?? elsewhere(english);
  const pages = Object.entries(PAGES).map(([key, page]) => [key, { ...page, title: tell(page.title) }]);
  return {
    language,
    words,
    all: (names) =>
      names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`,
    tell,
    tellOr: (english, instead) => {
      const said = tell(english);
      return language === 'en' || DEVANAGARI.test(said) ? said : instead;
    },
    pages: Object.fromEntries(pages) as Speech['pages'],
    faqEdits,
  };
}

/** English, the language that answers fall back to. */
export const ENGLISH: Speech = speechIn('en');

type Values = Readonly<Record<string, string | number | null | undefined>>;

const GAP = /\[([^\]]*)\]|\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fills the gaps of a sentence: `{rank}` is a value, `{count|choice|choices}` the first word for 1 and else the second, and what stands in `[…]` is
 * left out where one of its values is missing.
 */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(GAP, (_, part?: string, name = '', one?: string, many?: string) => {
    if (part === undefined)
      return one === undefined ? String(values[name] ?? '') : ((values[name] === 1 ? one : many) ?? '');
    const gaps = [...part.matchAll(/\{(\w+)/g)].map(([, gap = '']) => values[gap]);
    return gaps.some((value) => value === undefined || value === null) ? '' : fill(part, values);
  });
