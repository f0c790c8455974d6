import type { Exam } from '@dakhila/contract/exam';
import type { FoundOption } from '@dakhila/contract/list-views';
import { DomainError } from '@dakhila/domain/errors';
import { areSameCandidate } from '@dakhila/domain/lists/recommend/same-candidate';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { COMPARE, type ResultRow, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import { findProfile } from '../accounts/index.ts';
import { listRunInputs } from '../predictor/index.ts';
import { CANDIDATE_OF, type Estimator } from './estimator.ts';
import { demandOfChoice, estimatorFor, evaluateChoices, type ListNeeds, shownStanding } from './evaluate-list.ts';
import { type BookedOption, type OptionBook, optionBook } from './option-book.ts';

type Asked = { exam: Exam; search?: string | undefined; collegeId?: string | undefined };

/** Options to choose from: those of a college, or the best matches of a search, with the chances that the student knows. */
export async function findOptions(
  needs: ListNeeds,
  studentId: string,
  { exam, search, collegeId }: Asked,
): Promise<WithTexts<FoundOption, 'note'>[]> {
  const book = optionBook(needs.catalogue, exam);
  const called = collegeId === undefined ? await openEstimator(needs, studentId, exam) : null;
  const isPending = collegeId === undefined && called === null && (await isPredicted(needs, studentId, exam));
  const standings = called?.isPredicted ? standingsOf(called.estimator, book) : null;
  const lines =
    collegeId === undefined
      ? book.search(search ?? '', {
          mayHaveFeeWaiver: called?.estimator.student?.mayHaveFeeWaiver ?? false,
          compare: standings?.compare,
        })
      : book.ofCollege(collegeId);
  return lines.map((line) => {
    const { choice, collegeName, city, programme, official, note, collegeId: id } = line;
    const standing = standings?.of(line);
    return {
      ...{ choice, collegeId: id, collegeName, city, programme, official, note },
      ...(standing && { chance: standing.chance, band: standing.band }),
      ...(isPending && { isChancePending: true as const }),
    };
  });
}

/** Where the student stands with lines of the form, each estimated once, and the recommended order of the results among them. */
function standingsOf(estimator: Estimator, book: OptionBook) {
  const { table, student } = estimator;
  const rows = new Map<string, ResultRow>();
  const of = (line: BookedOption) => {
    const known = rows.get(line.choice);
    if (known !== undefined) return known;
    const [own] = evaluateChoices(estimator, book, [line.choice]);
    const { chance, band, offer, forecast, pool } = shownStanding(table, own?.estimate ?? null);
    const row: ResultRow = {
      ...{
        collegeId: line.collegeId,
        collegeName: line.collegeName,
        programme: line.programme,
        chance,
        band,
        forecast,
      },
      offered: offer?.chance,
      demand: own && demandOfChoice(table, own),
      pool: { seatType: '' },
      pools: typeof pool?.list === 'string' ? [{ list: pool.list }] : [],
    };
    rows.set(line.choice, row);
    return row;
  };
  const ranks = new Map((student?.standing.lists ?? []).map(({ id, rank }) => [id, rank]));
  const facts = { places: new Map(), ranks, money: new Map() };
  return { of, compare: (one: BookedOption, other: BookedOption) => COMPARE[USUAL_ORDER](of(one), of(other), facts) };
}

/**
 * The estimator, and whether the student has a prediction with the present answers: only then are chances shown, so that a search does not replace a
 * prediction. Null while forecasts are unavailable or still being made after a start: a search neither fails nor waits for them.
 */
async function openEstimator(needs: ListNeeds, studentId: string, exam: Exam) {
  if (needs.predictor.knownEdition(exam) === undefined) {
    // It opens the forecasts, for the next search.
    void needs.predictor.examPredictor(exam).catch(() => undefined);
    return null;
  }
  try {
    const { estimator } = await estimatorFor(needs, studentId, exam);
    const { student } = estimator;
    return {
      estimator,
      isPredicted: student !== null && (await hasRunOf(needs, { studentId, exam }, student.candidate)),
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null;
    throw error;
  }
}

/** The same by the profile alone, while there are no forecasts to estimate with. */
async function isPredicted(needs: ListNeeds, studentId: string, exam: Exam): Promise<boolean> {
  const stored = await findProfile(needs.db, studentId);
  const read = CANDIDATE_OF[exam](stored?.profile ?? {});
  return read.ok && hasRunOf(needs, { studentId, exam }, { ...read.candidate });
}

const hasRunOf = async (
  { db }: ListNeeds,
  { studentId, exam }: { studentId: string; exam: Exam },
  candidate: Readonly<Record<string, unknown>>,
): Promise<boolean> => (await listRunInputs(db, studentId, exam)).some((run) => areSameCandidate(run, candidate));
