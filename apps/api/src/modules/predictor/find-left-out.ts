import { CapInput, JosaaInput } from '@dakhila/contract/predictor-inputs';
import type { LeftOut } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type Text, type WithTexts } from '@dakhila/domain/messages/message';
import { type Preferences, preferenceMatcher } from '@dakhila/domain/predictor/candidate';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { isForecast } from '@dakhila/domain/predictor/forecast-table';
import { withoutRelaxed } from '@dakhila/domain/predictor/relaxed-preferences';
import { CLOSED, type Standing } from '@dakhila/domain/predictor/verdicts';
import type { Deps } from '../../ports.ts';
import type { Predictor } from './predictor.ts';
import { askSaved, type SavedNeeds, type SavedRow, withDetails } from './saved-run.ts';
import { findRun } from './store.ts';

type Needs = Pick<Deps, 'db' | 'catalogue'> & SavedNeeds;
type Evaluated = {
  table: ExamTable<PoolWords, unknown>;
  standing: Standing;
  preferences: Preferences | undefined;
  /** The run was made with these forecasts. */
  isCurrent: boolean;
};

type ShownLeftOut = WithTexts<LeftOut, 'missing'>;

/** More results than this belong in the college search. */
const MAX_COLLEGES = 3;

/** Why the colleges that a search means are not among the results of a run: below 5%, not estimated, not open, not wanted, or a college of the other exam. Free, and by today's data. */
export async function findLeftOut(
  { db, catalogue, predictor, editions }: Needs,
  { studentId, runId, text }: { studentId: string; runId: string; text: string },
): Promise<ShownLeftOut[]> {
  const found = await findRun(db, studentId, runId);
  if (found === undefined) throw new DomainError('not-found', { message: messageOf('predictor.notFound') });
  const run = withDetails(found);
  const [own, other] = run.exam === 'josaa' ? [catalogue.jee, catalogue.mhtCet] : [catalogue.mhtCet, catalogue.jee];
  const evaluated = await evaluate(predictor, run);
  const asked = { search: text, page: 1, limit: MAX_COLLEGES };
  const { items } = own.find(asked);
  const within = await askSaved({ predictor, editions }, run, 'within', {
    collegeIds: items.map(({ id }) => id),
  });
  if (items.length === 0)
    return other
      .find(asked)
      .items.map(({ id, name }) => ({ collegeId: id, collegeName: name, why: 'other-exam', missing: [] }));
  return items
    .filter(({ id }) => !within.includes(id))
    .map(({ id, name, notAdmittingSince }) => ({
      collegeId: id,
      collegeName: name,
      ...(notAdmittingSince !== null
        ? { why: 'not-offered', missing: [], notAdmittingSince }
        : evaluated
          ? whyLeftOut(evaluated, id)
          : NOT_ESTIMATED),
    }));
}

/** Why a saved run has nothing of one college of its exam, by today's data. */
export async function whyCollegeLeftOut(predictor: Predictor, run: SavedRow, collegeId: string) {
  const evaluated = await evaluate(predictor, run);
  return evaluated ? whyLeftOut(evaluated, collegeId) : NOT_ESTIMATED;
}

const NOT_ESTIMATED = { why: 'not-estimated', missing: [] } satisfies Pick<ShownLeftOut, 'why' | 'missing'>;

/** Where the student of a run stands; null when what an older release saved does not fit what is asked today. */
async function evaluate(
  predictor: Predictor,
  { exam, input, editionId, details: { relaxed } }: SavedRow,
): Promise<Evaluated | null> {
  if (exam === 'josaa') {
    const { data: candidate } = JosaaInput.safeParse(input);
    if (!candidate) return null;
    const examPredictor = await predictor.examPredictor(exam);
    return {
      table: examPredictor.table,
      standing: examPredictor.standing(candidate),
      preferences: withoutRelaxed(candidate.preferences, relaxed),
      isCurrent: editionId === examPredictor.edition.id,
    };
  }
  const { data: candidate } = CapInput.safeParse(input);
  if (!candidate) return null;
  const examPredictor = await predictor.examPredictor(exam);
  return {
    table: examPredictor.table,
    standing: examPredictor.standing(candidate),
    preferences: withoutRelaxed(candidate.preferences, relaxed),
    isCurrent: editionId === examPredictor.edition.id,
  };
}

function whyLeftOut(
  { table, standing, preferences, isCurrent }: Evaluated,
  id: string,
): Pick<ShownLeftOut, 'why' | 'missing'> {
  const { options, firstPool, pools, forecast, colleges } = table;
  const place = colleges.findIndex((college) => college.id === id);
  const college = colleges[place];
  const matches = preferenceMatcher(preferences);
  const tie = standing.tie[place] ?? 0;
  if (college === undefined) return { why: 'not-offered', missing: [] };
  const missing = new Map<string, Text>();
  let [isWanted, isUnwanted, isOpen] = [false, false, false];
  for (const [option, chosen] of options.entries()) {
    if (chosen.college !== place) continue;
    if (matches !== null && !matches(chosen, college)) {
      isUnwanted = true;
      continue;
    }
    isWanted = true;
    for (let pool = firstPool[option] ?? 0; pool < (firstPool[option + 1] ?? 0); pool += 1) {
      const at = (pools.kind[pool] ?? 0) * standing.tieCount + tie;
      const field = standing.fields[standing.field[at] ?? CLOSED];
      if (standing.place[at] !== CLOSED) {
        // A run of earlier forecasts does not say what the chance is by those of today.
        if (isForecast(forecast, pool)) return isCurrent ? { why: 'below', missing: [] } : NOT_ESTIMATED;
        isOpen = true;
      }
      if (field !== undefined) missing.set(field.field, field.label);
    }
  }
  if (missing.size > 0) return { why: 'not-estimated', missing: [...missing.values()] };
  if (isUnwanted) return { why: 'not-wanted', missing: [] };
  // Of a seat that is open to the student and has no forecast nothing can be said.
  return isWanted && !isOpen ? { why: 'closed', missing: [] } : NOT_ESTIMATED;
}
