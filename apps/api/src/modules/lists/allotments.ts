import type { Exam } from '@dakhila/contract/exam';
import type { Advice, Allotment } from '@dakhila/contract/rounds';
import { DomainError } from '@dakhila/domain/errors';
import type { RoundAdvice } from '@dakhila/domain/lists/advice';
import { actionTexts, endsProcess, roundRules } from '@dakhila/domain/lists/round-rules';
import { type Message, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';
import { choicesOnForm, estimatorFor, evaluateChoices, type ListNeeds, placesOnForm } from './evaluate-list.ts';
import { drawnChoices } from './list-document.ts';
import { optionBook } from './option-book.ts';
import { openList } from './read-list.ts';
import type { Simulator } from './simulate-list.ts';
import { deleteAllotment, listAllotments, type StoredAllotment, saveAllotment } from './store.ts';

type Needs = Pick<Deps, 'db' | 'catalogue'> & SeasonNeeds;
type Own = { studentId: string; exam: Exam };

/** What the student entered for this year's rounds, first round first. */
export async function readAllotments(needs: Needs, own: Own): Promise<Allotment[]> {
  const entered = await listAllotments(needs.db, { ...own, year: currentSeason(needs, own.exam).year });
  return entered.map((allotment) => describe(needs, allotment));
}

/** Saves the allotment of a round: a choice of the list, or nothing. */
export async function enterAllotment(
  needs: Needs & ListNeeds,
  own: Own,
  entered: { round: number; listId: string; choice: string | null },
): Promise<Allotment> {
  const { round, listId, choice } = entered;
  const { year, rounds } = currentSeason(needs, own.exam);
  if (round > rounds) throw new InvalidInput({ round: messageOf('rounds.count', { count: rounds }) });
  const list = await openList(needs.db, { id: listId, studentId: own.studentId });
  if (list.exam !== own.exam) throw new InvalidInput({ listId: messageOf('rounds.otherExam') });
  const place = choice === null ? null : list.choices.indexOf(choice) + 1;
  if (place === 0) throw new InvalidInput({ choice: messageOf('rounds.notOnList') });
  const formPlace = place === null ? null : await findFormPlace(needs, own, list.choices, place);
  return describe(needs, await saveAllotment(needs.db, { ...own, year, round, listId, choice, place, formPlace }));
}

/** The place of a row in the official form. Null without a profile, because it decides which choices are left out of the form. */
async function findFormPlace(
  needs: ListNeeds,
  { studentId, exam }: Own,
  choices: readonly string[],
  row: number,
): Promise<number | null> {
  const { estimator } = await estimatorFor(needs, studentId, exam);
  if (estimator.student === null) return null;
  return placesOnForm(evaluateChoices(estimator, optionBook(needs.catalogue, exam), choices))[row - 1] ?? null;
}

export async function removeAllotment(needs: Needs, own: Own, round: number): Promise<void> {
  const isGone = await deleteAllotment(needs.db, { ...own, year: currentSeason(needs, own.exam).year }, round);
  if (!isGone) throw new DomainError('not-found', { message: messageOf('lists.nothingEntered') });
}

function describe({ catalogue }: Pick<Needs, 'catalogue'>, entered: StoredAllotment): Allotment {
  const { exam, year, round, listId, choice, place, enteredAt } = entered;
  const line = choice === null ? undefined : optionBook(catalogue, exam).find(choice);
  return {
    ...{ exam, year, round, listId, choice, place },
    collegeName: line?.collegeName ?? null,
    programme: line?.programme ?? null,
    enteredAt: enteredAt.toISOString(),
  };
}

type AdviceNeeds = ListNeeds & Pick<Deps, 'config'> & { simulator: Simulator };

const BASIS_NOTES: Record<RoundAdvice['basis'], Message[]> = {
  'like-this-season': [messageOf('rounds.basis.like')],
  rough: [messageOf('rounds.basis.rough')],
  none: [],
};
const PRE_SEASON = messageOf('rounds.basis.forecasts');
const PLACE_UNKNOWN = messageOf('rounds.placeNotSaved');
const LIST_CHANGED = messageOf('rounds.listChanged');
const FORM_CHANGED = messageOf('rounds.formChanged');

/** The options after the latest entered round, with the chance of a better seat. Null while nothing was entered. */
export async function adviseStudent(
  needs: AdviceNeeds,
  own: { studentId: string; exam: Exam },
): Promise<Unsaid<Advice> | null> {
  const { exam, studentId } = own;
  const { year } = currentSeason(needs, exam);
  const entered = (await listAllotments(needs.db, { ...own, year })).at(-1);
  if (entered === undefined) return null;
  const { choice, place } = entered;
  const { choices } = await openList(needs.db, { id: entered.listId, studentId });
  const { estimator, estimation } = await estimatorFor(needs, studentId, exam);
  const book = optionBook(needs.catalogue, exam);
  const listed = evaluateChoices(estimator, book, choices);
  const evaluated = choicesOnForm(listed);
  const isChanged = place !== null && choices[place - 1] !== choice;
  const placeNow = place === null || isChanged ? null : (placesOnForm(listed)[place - 1] ?? null);
  // The rules count the places of the form that was locked. Without a profile nobody knows which rows it left out.
  const formPlace = place === null ? null : (entered.formPlace ?? (estimator.student === null ? null : placeNow));
  const rules = { ...roundRules(exam, year), rounds: estimator.rounds };
  // A form has no more places than the list has rows: a seat that must be accepted at its row must be accepted at its place.
  const isCompulsoryAtRow = place !== null && endsProcess(rules, entered.round, place);
  const rulePlace = formPlace ?? (isCompulsoryAtRow ? place : null);
  const isPlaceUnknown = choice !== null && rulePlace === null;
  const isFormChanged = estimator.student !== null && !isChanged && formPlace !== placeNow;
  const hasChance = estimator.student !== null && !isPlaceUnknown && !isChanged && !isFormChanged;
  const advice = await needs.simulator.advise(
    {
      exam,
      rules,
      // Without a profile, or with another form than the locked one, only the rules apply.
      choices: hasChance ? drawnChoices(estimator, evaluated) : [],
      allotted: { round: entered.round, place: isPlaceUnknown ? 'unknown' : rulePlace },
    },
    studentId,
  );
  return {
    allotment: { ...describe(needs, entered), place: formPlace },
    isCompulsory: advice.isCompulsory,
    isLastRound: advice.isLastRound,
    options: advice.options.map(({ action, isAllowed, whyNot, improves, towards }) => ({
      action,
      ...actionTexts(action),
      isAllowed,
      whyNot,
      improves: hasChance && improves !== null ? thousandths(improves) : null,
      towards: (hasChance ? towards : []).map(({ place, chance }) => {
        const { key, line } = evaluated[place - 1] ?? {};
        return {
          choice: key ?? '',
          collegeName: line?.collegeName ?? '',
          programme: line?.programme ?? '',
          place,
          chance: thousandths(chance),
        };
      }),
    })),
    notes: [
      ...(estimation.message === null ? [] : [estimation.message]),
      ...(isPlaceUnknown ? [PLACE_UNKNOWN] : []),
      ...(isChanged ? [LIST_CHANGED] : []),
      ...(isFormChanged ? [FORM_CHANGED] : []),
      ...(hasChance ? [...BASIS_NOTES[advice.basis], ...(advice.basis === 'none' ? [] : [PRE_SEASON])] : []),
    ],
  };
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;
