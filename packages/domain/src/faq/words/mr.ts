import { type FaqWords, joinFaqWords } from '../faq-words.ts';
import { ACCOUNT } from './mr/account.ts';
import { CAP_ROUNDS } from './mr/cap-rounds.ts';
import { CAP_SEATS } from './mr/cap-seats.ts';
import { DOCUMENTS } from './mr/documents.ts';
import { JOSAA_RANKS } from './mr/josaa-ranks.ts';
import { JOSAA_ROUNDS } from './mr/josaa-rounds.ts';
import { LISTS } from './mr/lists.ts';
import { PLANS } from './mr/plans.ts';
import { PREDICTOR } from './mr/predictor.ts';

/** All questions in Marathi. */
export const FAQ_MR: FaqWords = joinFaqWords([
  JOSAA_RANKS,
  JOSAA_ROUNDS,
  CAP_SEATS,
  CAP_ROUNDS,
  DOCUMENTS,
  PREDICTOR,
  LISTS,
  PLANS,
  ACCOUNT,
]);
