import account from '../data/mr/account.json' with { type: 'json' };
import capRounds from '../data/mr/cap-rounds.json' with { type: 'json' };
import capSeats from '../data/mr/cap-seats.json' with { type: 'json' };
import documents from '../data/mr/documents.json' with { type: 'json' };
import exams from '../data/mr/exams.json' with { type: 'json' };
import fees from '../data/mr/fees.json' with { type: 'json' };
import josaaRanks from '../data/mr/josaa-ranks.json' with { type: 'json' };
import josaaRounds from '../data/mr/josaa-rounds.json' with { type: 'json' };
import lists from '../data/mr/lists.json' with { type: 'json' };
import plans from '../data/mr/plans.json' with { type: 'json' };
import predictor from '../data/mr/predictor.json' with { type: 'json' };
import sources from '../data/mr/sources.json' with { type: 'json' };
import { type FaqWords, joinFaqWords } from '../faq-words.ts';

/** All questions in Marathi. */
export const FAQ_MR: FaqWords = joinFaqWords([
  { sources },
  exams,
  josaaRanks,
  josaaRounds,
  capSeats,
  capRounds,
  fees,
  documents,
  predictor,
  lists,
  plans,
  account,
]);
