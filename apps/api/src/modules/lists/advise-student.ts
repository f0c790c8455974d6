import type { Exam } from '@dakhila/contract/exam';
import type { Advice } from '@dakhila/contract/rounds';
import type { RoundAdvice } from '@dakhila/domain/lists/advice';
import { actionTexts, roundRules } from '@dakhila/domain/lists/round-rules';
import { type Message, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import type { Deps } from '../../ports.ts';
import { listAllotments } from '../lists/store.ts';
import { currentSeason } from '../predictor/index.ts';
import { describe } from './allotments.ts';
import { estimatorFor, evaluateChoices, type ListNeeds } from './evaluate-list.ts';
import { drawnChoices } from './list-document.ts';
import { optionBook } from './option-book.ts';
import { openList } from './read-list.ts';
import type { Simulator } from './simulator.ts';

type Needs = ListNeeds & Pick<Deps, 'config'> & { simulator: Simulator };

const BASIS_NOTES: Record<RoundAdvice['basis'], Message[]> = {
  'like-this-season': [messageOf('rounds.basis.like')],
  rough: [messageOf('rounds.basis.rough')],
  none: [],
};
const PRE_SEASON = messageOf('rounds.basis.forecasts');
const PLACE_UNKNOWN = messageOf('rounds.placeNotSaved');
const LIST_CHANGED = messageOf('rounds.listChanged');

/** What can be done after the latest round that was entered, with the odds of ending higher. Null while nothing was entered. */
export async function adviseStudent(
  needs: Needs,
  own: { studentId: string; exam: Exam },
): Promise<Unsaid<Advice> | null> {
  const { exam, studentId } = own;
  const { year } = currentSeason(needs, exam);
  const entered = (await listAllotments(needs.db, { ...own, year })).at(-1);
  if (entered === undefined) return null;
  const { choice, place } = entered;
  const { choices } = await openList(needs.db, { id: entered.listId, studentId });
  const { estimator, judging } = await estimatorFor(needs, studentId, exam);
  const book = optionBook(needs.catalogue, exam);
  const evaluated = evaluateChoices(estimator, book, choices);
  const isPlaceUnknown = choice !== null && place === null;
  const isChanged = place !== null && choices[place - 1] !== choice;
  const hasChance = estimator.student !== null && !isPlaceUnknown && !isChanged;
  const rules = { ...roundRules(exam, year), rounds: estimator.rounds };
  const advice = await needs.simulator.advise(
    {
      exam,
      rules,
      // Without a profile, or on another list than the one that was locked, only the rules can be told.
      choices: hasChance ? drawnChoices(estimator, evaluated) : [],
      allotted: { round: entered.round, place: isPlaceUnknown ? 'unknown' : place },
    },
    studentId,
  );
  return {
    allotment: describe(needs, entered),
    isCompulsory: advice.isCompulsory,
    isLastRound: advice.isLastRound,
    options: advice.options.map(({ action, isAllowed, whyNot, improves, towards }) => ({
      action,
      ...actionTexts(action),
      isAllowed,
      whyNot,
      improves: hasChance && improves !== null ? thousandths(improves) : null,
      towards: (hasChance ? towards : []).map(({ place, chance }) => {
        const line = evaluated[place - 1]?.line;
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
      ...(isPlaceUnknown ? [PLACE_UNKNOWN] : []),
      ...(isChanged ? [LIST_CHANGED] : []),
      ...(hasChance ? [...BASIS_NOTES[advice.basis], ...(advice.basis === 'none' ? [] : [PRE_SEASON])] : []),
    ],
  };
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;
