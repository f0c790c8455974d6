import type { FaqEntry, FaqGroup } from './entry.ts';
import { ACCOUNT } from './groups/account.ts';
import { CAP_ROUNDS } from './groups/cap-rounds.ts';
import { CAP_SEATS } from './groups/cap-seats.ts';
import { DOCUMENTS } from './groups/documents.ts';
import { JOSAA_RANKS } from './groups/josaa-ranks.ts';
import { JOSAA_ROUNDS } from './groups/josaa-rounds.ts';
import { LISTS } from './groups/lists.ts';
import { PLANS } from './groups/plans.ts';
import { PREDICTOR } from './groups/predictor.ts';

/** All questions, in the order of the page. */
export const FAQ: readonly FaqGroup[] = [
  JOSAA_RANKS,
  JOSAA_ROUNDS,
  CAP_SEATS,
  CAP_ROUNDS,
  DOCUMENTS,
  PREDICTOR,
  LISTS,
  PLANS,
  ACCOUNT,
];

/** Every entry, without its group. */
export const FAQ_ENTRIES: readonly FaqEntry[] = FAQ.flatMap((group) => group.entries);
