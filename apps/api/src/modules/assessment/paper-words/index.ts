import type { Language } from '@dakhila/domain/language/languages';
import type { PaperWords } from './paper-words.ts';
import { PAPER_EN } from './paper-words-en.ts';
import { PAPER_HI } from './paper-words-hi.ts';
import { PAPER_MR } from './paper-words-mr.ts';

export type { PaperWords } from './paper-words.ts';
export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = { en: PAPER_EN, hi: PAPER_HI, mr: PAPER_MR };
