import type { FaqEntry } from '../../faq/entry.ts';
import { FAQ } from '../../faq/faq.ts';
import { faqInWords } from '../../faq/faq-words.ts';
import { FAQ_HI } from '../../faq/words/hi.ts';
import { FAQ_MR } from '../../faq/words/mr.ts';
import type { Language } from '../../language/languages.ts';

const byId = (groups: typeof FAQ): ReadonlyMap<string, FaqEntry> =>
  new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));

const ENTRIES: Record<Language, ReadonlyMap<string, FaqEntry>> = {
  en: byId(FAQ),
  hi: byId(faqInWords(FAQ, FAQ_HI)),
  mr: byId(faqInWords(FAQ, FAQ_MR)),
};

/** One question of the FAQ in a language. */
export const faqIn = (language: Language, id: string): FaqEntry | undefined => ENTRIES[language].get(id);

/** All questions of the FAQ in a language, by their ids. */
export const faqQuestions = (language: Language): [id: string, question: string][] =>
  [...ENTRIES[language].values()].map(({ id, question }) => [id, question]);
