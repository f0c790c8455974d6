import { BRANCHES_EN } from './branches-en.ts';
import { BRANCHES_HI } from './branches-hi.ts';
import { BRANCHES_MR } from './branches-mr.ts';
import { INTERESTS_EN } from './interests-en.ts';
import { INTERESTS_HI } from './interests-hi.ts';
import { INTERESTS_MR } from './interests-mr.ts';
import { OTHERS_EN } from './others-en.ts';
import { OTHERS_HI } from './others-hi.ts';
import { OTHERS_MR } from './others-mr.ts';
import type { AllReportWords } from './report-words.ts';
import { SENTENCES_EN } from './sentences-en.ts';
import { SENTENCES_HI } from './sentences-hi.ts';
import { SENTENCES_MR } from './sentences-mr.ts';
import { TRAITS_EN } from './traits-en.ts';
import { TRAITS_HI } from './traits-hi.ts';
import { TRAITS_MR } from './traits-mr.ts';

/** Everything a report can say, in every language: what is missing in one does not compile. */
export const REPORT_WORDS: AllReportWords = {
  en: { ...SENTENCES_EN, ...OTHERS_EN, interests: INTERESTS_EN, traits: TRAITS_EN, branches: BRANCHES_EN },
  hi: { ...SENTENCES_HI, ...OTHERS_HI, interests: INTERESTS_HI, traits: TRAITS_HI, branches: BRANCHES_HI },
  mr: { ...SENTENCES_MR, ...OTHERS_MR, interests: INTERESTS_MR, traits: TRAITS_MR, branches: BRANCHES_MR },
};
