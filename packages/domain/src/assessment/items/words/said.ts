import { FIGURES_EN } from './figures-en.ts';
import { FIGURES_HI } from './figures-hi.ts';
import { FIGURES_MR } from './figures-mr.ts';
import type { FigureWords, QuestionWords, Said, SectionWords, StatementWords } from './item-words.ts';
import { QUESTIONS_EN } from './questions-en.ts';
import { QUESTIONS_HI } from './questions-hi.ts';
import { QUESTIONS_MR } from './questions-mr.ts';
import { SECTIONS_EN } from './sections-en.ts';
import { SECTIONS_HI } from './sections-hi.ts';
import { SECTIONS_MR } from './sections-mr.ts';
import { STATEMENTS_EN } from './statements-en.ts';
import { STATEMENTS_HI } from './statements-hi.ts';
import { STATEMENTS_MR } from './statements-mr.ts';

/** Everything the assessment asks, in one language. */
export type ItemWords = StatementWords & QuestionWords & FigureWords & { sections: SectionWords };
const EN: ItemWords = { ...STATEMENTS_EN, ...QUESTIONS_EN, ...FIGURES_EN, sections: SECTIONS_EN };
const HI: ItemWords = { ...STATEMENTS_HI, ...QUESTIONS_HI, ...FIGURES_HI, sections: SECTIONS_HI };
const MR: ItemWords = { ...STATEMENTS_MR, ...QUESTIONS_MR, ...FIGURES_MR, sections: SECTIONS_MR };

/** The same words of each language. */
export const said = (pick: (words: ItemWords) => string): Said => ({ en: pick(EN), hi: pick(HI), mr: pick(MR) });

/** A list that has the same places in each language. */
export function saidList(pick: (words: ItemWords) => readonly string[]): Said[] {
  const [hindi, marathi] = [pick(HI), pick(MR)];
  return pick(EN).map((en, place) => ({ en, hi: hindi[place] ?? en, mr: marathi[place] ?? en }));
}
