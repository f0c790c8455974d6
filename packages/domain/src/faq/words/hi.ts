import { type FaqWords, joinFaqWords } from '../faq-words.ts';
import { ACCOUNT } from './hi/account.ts';
import { CAP_ROUNDS } from './hi/cap-rounds.ts';
import { CAP_SEATS } from './hi/cap-seats.ts';
import { DOCUMENTS } from './hi/documents.ts';
import { JOSAA_RANKS } from './hi/josaa-ranks.ts';
import { JOSAA_ROUNDS } from './hi/josaa-rounds.ts';
import { LISTS } from './hi/lists.ts';
import { PLANS } from './hi/plans.ts';
import { PREDICTOR } from './hi/predictor.ts';

/** All questions in Hindi. */
export const FAQ_HI: FaqWords = joinFaqWords([
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
