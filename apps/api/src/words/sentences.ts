import { LISTS_HI } from './hi/lists.ts';
import { PAPERS_HI } from './hi/papers.ts';
import { PREDICTOR_HI } from './hi/predictor.ts';
import { ROUNDS_HI } from './hi/rounds.ts';
import { SERVICES_HI } from './hi/services.ts';
import { LISTS_MR } from './mr/lists.ts';
import { PAPERS_MR } from './mr/papers.ts';
import { PREDICTOR_MR } from './mr/predictor.ts';
import { ROUNDS_MR } from './mr/rounds.ts';
import { SERVICES_MR } from './mr/services.ts';
import { SENTENCES_HI } from './sentences-hi.ts';
import { SENTENCES_MR } from './sentences-mr.ts';

/** Everything the server says, by language and English sentence. */
export const SENTENCES = {
  hi: { ...SENTENCES_HI, ...LISTS_HI, ...PREDICTOR_HI, ...ROUNDS_HI, ...PAPERS_HI, ...SERVICES_HI },
  mr: { ...SENTENCES_MR, ...LISTS_MR, ...PREDICTOR_MR, ...ROUNDS_MR, ...PAPERS_MR, ...SERVICES_MR },
};
