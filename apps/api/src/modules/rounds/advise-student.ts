import type { Exam } from '@dakhila/contract/exam';
import type { Advice } from '@dakhila/contract/rounds';
import type { RoundAdvice } from '@dakhila/domain/lists/advice';
import { CHOICES_LIMIT } from '@dakhila/domain/lists/limits';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { ACTION_WORDS } from '@dakhila/domain/lists/round-words';
import type { Deps } from '../../ports.ts';
import {
  admissionYear,
  drawnChoices,
  judgeList,
  judgeOf,
  type ListNeeds,
  openList,
  optionBook,
  type Simulator,
} from '../lists/index.ts';
import { describe } from './allotments.ts';
import { listAllotments } from './store.ts';

type Needs = ListNeeds & Pick<Deps, 'config'> & { simulator: Simulator };

const BASIS_WORDS: Record<RoundAdvice['basis'], string[]> = {
  'like-this-season': ['The odds come from simulated admissions that went like this one so far.'],
  rough: [
    'So far this admission is unlike nearly all that we simulate. The odds are rough: each choice by its own odds of opening later.',
  ],
  none: [],
};
const PRE_SEASON = 'They rest on forecasts made before the rounds; real closing ranks may have moved since.';
const NOT_ON_LIST =
  'The seat that you entered is no longer on that list. Put it back in its place to see the odds of improving.';

/** What can be done after the latest round that was entered, with the odds of ending higher. Null while nothing was entered. */
export async function adviseStudent(needs: Needs, own: { studentId: string; exam: Exam }): Promise<Advice | null> {
  const { exam, studentId } = own;
  const year = admissionYear(needs, exam);
  const entered = (await listAllotments(needs.db, { ...own, year })).at(-1);
  if (entered === undefined) return null;
  const allotment = await describe(needs, entered);
  const { choices } = await openList(needs.db, { id: entered.listId, studentId });
  const { judge, judging } = await judgeOf(needs, studentId, exam);
  const book = optionBook(needs.catalogue, exam);
  const judged = judgeList(judge, book, choices);
  const isLost = entered.choice !== null && allotment.place === null;
  const rules = { ...roundRules(exam, year), rounds: judge.rounds };
  const advice = await needs.simulator.advise({
    exam,
    rules,
    // Without a profile, or without the place of the seat, only the rules can be told.
    choices: judge.student === null || isLost ? [] : drawnChoices(judge, judged),
    allotted: { round: entered.round, place: isLost ? CHOICES_LIMIT : allotment.place },
  });
  const hasOdds = judge.student !== null && !isLost;
  return {
    allotment,
    isCompulsory: advice.isCompulsory,
    isLastRound: advice.isLastRound,
    options: advice.options.map(({ action, isAllowed, whyNot, improves, towards }) => ({
      action,
      ...ACTION_WORDS[action],
      isAllowed,
      whyNot,
      improves: hasOdds && improves !== null ? thousandths(improves) : null,
      towards: (hasOdds ? towards : []).map(({ place, chance }) => {
        const line = judged[place - 1]?.line;
        return {
          choice: choices[place - 1] ?? '',
          collegeName: line?.collegeName ?? '',
          programme: line?.programme ?? '',
          place,
          chance: thousandths(chance),
        };
      }),
    })),
    notes: [
      ...(judging.message === null ? [] : [judging.message]),
      ...(isLost ? [NOT_ON_LIST] : []),
      ...(hasOdds ? [...BASIS_WORDS[advice.basis], ...(advice.basis === 'none' ? [] : [PRE_SEASON])] : []),
    ],
  };
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;
