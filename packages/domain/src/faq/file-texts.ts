import type { Language } from '../language/languages.ts';
import type { FaqTexts } from './edit.ts';
import { FAQ_ENTRIES } from './faq.ts';
import type { FaqWords } from './faq-words.ts';
import { FAQ_HI } from './words/hi.ts';
import { FAQ_MR } from './words/mr.ts';

const ENGLISH = new Map(FAQ_ENTRIES.map((entry) => [entry.id, entry]));

const wordingIn = ({ entries }: FaqWords, id: string) => {
  const words = entries[id];
  if (words === undefined) throw new Error(`FAQ: ${id} is not translated`);
  return { question: words.question, answer: words.answer };
};

/** The source of an entry in each language, without its year; undefined when there is no such entry. */
export function fileSourceOf(id: string): Readonly<Record<Language, string>> | undefined {
  const source = ENGLISH.get(id)?.source;
  if (source === undefined) return undefined;
  const said = ({ authority, document }: { authority: string; document: string }) => `${authority}, ${document}`;
  return {
    en: said(source),
    hi: said(FAQ_HI.sources[source.key] ?? source),
    mr: said(FAQ_MR.sources[source.key] ?? source),
  };
}

/** The texts of an entry in the product's files; undefined when there is no such entry. */
export function fileTextsOf(id: string): FaqTexts | undefined {
  const entry = ENGLISH.get(id);
  if (entry === undefined) return undefined;
  return {
    en: { question: entry.question, answer: entry.answer },
    hi: wordingIn(FAQ_HI, id),
    mr: wordingIn(FAQ_MR, id),
    year: entry.source.year,
  };
}
