import account from '../data/hi/account.json' with { type: 'json' };
import capRounds from '../data/hi/cap-rounds.json' with { type: 'json' };
import capSeats from '../data/hi/cap-seats.json' with { type: 'json' };
import documents from '../data/hi/documents.json' with { type: 'json' };
import exams from '../data/hi/exams.json' with { type: 'json' };
import fees from '../data/hi/fees.json' with { type: 'json' };
import josaaRanks from '../data/hi/josaa-ranks.json' with { type: 'json' };
import josaaRounds from '../data/hi/josaa-rounds.json' with { type: 'json' };
import lists from '../data/hi/lists.json' with { type: 'json' };
import plans from '../data/hi/plans.json' with { type: 'json' };
import predictor from '../data/hi/predictor.json' with { type: 'json' };
import sources from '../data/hi/sources.json' with { type: 'json' };
import { type FaqWords, joinFaqWords } from '../faq-words.ts';

/** All questions in Hindi. */
export const FAQ_HI: FaqWords = joinFaqWords([
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
