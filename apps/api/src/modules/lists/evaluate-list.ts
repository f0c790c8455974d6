import { createHash } from 'node:crypto';
import type { Exam } from '@dakhila/contract/exam';
import type { ChoiceStanding, ListOption, PreferenceList } from '@dakhila/contract/list-views';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import type { Seen } from '@dakhila/domain/lists/changes';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { addEstimates, isCounted } from '@dakhila/domain/lists/day-of-lists';
import { type ChoiceEstimate, estimateChoice } from '@dakhila/domain/lists/estimate-choice';
import { formPlaces } from '@dakhila/domain/lists/form-choices';
import { labelOf, messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { bandOf, shownPercent } from '@dakhila/domain/predictor/bands';
import { closingAt, offerHistory } from '@dakhila/domain/predictor/forecast-table';
import { SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import { isSafeSeat } from '@dakhila/domain/predictor/offer-doubt';
import { seatDemand } from '@dakhila/domain/predictor/seat-demand';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { listDays } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { type Estimator, openEstimator, type Table } from './estimator.ts';
import type { BookedOption, OptionBook } from './option-book.ts';

export type ListNeeds = Pick<Deps, 'db' | 'catalogue' | 'now' | 'newId'> & { predictor: Predictor };
type Estimation = WithTexts<PreferenceList['estimation'], 'message'>;

/** Said where too many profiles were tried today. */
export const PAUSED = messageOf('lists.paused');

/** The estimator for a student's exam profile, and whether it may be used: lists cost no attempt, so the profiles of a day are limited. */
export async function estimatorFor(
  { db, predictor, now }: ListNeeds,
  studentId: string,
  exam: Exam,
): Promise<{ estimator: Estimator; estimation: Estimation }> {
  const stored = await findProfile(db, studentId);
  const estimator = await openEstimator(predictor, exam, stored?.profile ?? {});
  if (estimator.student === null) return { estimator, estimation: { state: 'no-profile', message: estimator.why } };
  const profile = createHash('sha256').update(JSON.stringify(estimator.student.candidate)).digest('base64url');
  if (await recordProfile(db, { studentId, exam, now: now(), profile }))
    return { estimator, estimation: { state: 'estimated', message: null } };
  return { estimator: { ...estimator, student: null }, estimation: { state: 'paused', message: PAUSED } };
}

/** A choice of a list: its line of the form, its index in the table, and the student's estimate; null where there is none. */
export type EvaluatedChoice = {
  key: ChoiceKey;
  line: BookedOption | null;
  option: number | null;
  estimate: ChoiceEstimate | null;
};

const NEW_LINE = messageOf('lists.noSeat');
const GONE_LINE = messageOf('lists.unknownNow');

export function evaluateChoices(estimator: Estimator, book: OptionBook, keys: readonly ChoiceKey[]): EvaluatedChoice[] {
  return keys.map((key) => {
    const line = book.find(key) ?? null;
    const option = line === null ? null : (estimator.optionOf(line.choice) ?? null);
    if (estimator.student === null) return { key, line, option, estimate: null };
    const estimate: ChoiceEstimate =
      option === null
        ? { state: 'no-data', why: line === null ? GONE_LINE : NEW_LINE }
        : estimateChoice(estimator.table, estimator.student.standing, option);
    return { key, line, option, estimate };
  });
}

/** The line of a choice, for display. */
export function shownLine({ key, line }: EvaluatedChoice): WithTexts<ListOption, 'collegeName' | 'note'> {
  if (line === null)
    return {
      choice: key,
      collegeId: '',
      collegeName: messageOf('lists.noLongerOffered'),
      city: '',
      programme: key,
      official: { code: null, institute: '', programme: key },
      note: GONE_LINE,
    };
  const { collegeId, collegeName, city, programme, official, note } = line;
  return { choice: key, collegeId, collegeName, city, programme, official, note };
}

/** The number of each choice in the official form; null for what is left out of it. */
export const placesOnForm = (evaluated: readonly EvaluatedChoice[]): (number | null)[] =>
  formPlaces(evaluated.map((choice) => ({ ...shownLine(choice), standing: choice.estimate })));

/** The choices that the student types into the official form. The rounds are simulated with these only. */
export function choicesOnForm(evaluated: readonly EvaluatedChoice[]): EvaluatedChoice[] {
  const places = placesOnForm(evaluated);
  return evaluated.filter((_, at) => places[at] !== null);
}

/** Whether the row of a choice says that its seat is safe. */
export const isSafeChoice = ({ estimate }: EvaluatedChoice): boolean =>
  estimate?.state === 'estimated' && isSafeSeat(estimate.chances.at(-1) ?? 0, estimate.offered);

/** How sought-after a choice is: by the list of the seat that serves the student best, and where none is open to them as by all. Undefined where it is unknown. */
export function demandOfChoice(table: Table, { option, estimate }: EvaluatedChoice): number | undefined {
  if (option === null) return undefined;
  return estimate !== null && 'best' in estimate ? seatDemand(table, option, estimate.best.pool) : table.demand[option];
}

type ShownStanding = WithTexts<ChoiceStanding, 'why' | 'pool'>;
const NOTHING: ShownStanding = {
  state: 'none',
  why: null,
  field: null,
  chance: null,
  band: null,
  offer: null,
  forecast: null,
  lastYear: null,
  lastYearRound: null,
  byRound: [],
  pool: null,
};

/** The estimate of a choice, for display. */
export function shownStanding(table: Table, estimate: ChoiceEstimate | null): ShownStanding {
  if (estimate === null) return NOTHING;
  if (!('best' in estimate)) {
    const field = estimate.state === 'unknown' ? estimate.field : null;
    return { ...NOTHING, state: estimate.state, why: estimate.why, field };
  }
  const { state, best, chances, offered } = estimate;
  const { forecast, pools, kinds } = table;
  const at = (knot: number) => closingAt(forecast, best.pool, forecast.rounds, knot);
  const { code = '', label = '', list = '' } = kinds[pools.kind[best.pool] ?? 0] ?? {};
  const percent = shownPercent(chances.at(-1) ?? 0);
  const hasChance = state === 'estimated';
  return {
    ...NOTHING,
    state,
    chance: hasChance ? percent / 100 : null,
    band: hasChance ? bandOf(percent) : null,
    offer: { chance: shownPercent(offered) / 100, ...offerHistory(forecast, best.pool) },
    forecast: { q10: at(SHOWN_KNOTS.q10), q50: at(SHOWN_KNOTS.q50), q90: at(SHOWN_KNOTS.q90) },
    lastYear: pools.lastYear[best.pool] ?? null,
    lastYearRound: pools.lastRound[best.pool] ?? null,
    byRound: hasChance
      ? chances.map((chance, round) => ({ round: round + 1, chance: shownPercent(chance) / 100 }))
      : [],
    pool: { code, label: labelOf(label), list },
  };
}

/** What the student sees now, to show later what has changed. */
export function seenNow({ edition, student, table }: Estimator, evaluated: readonly EvaluatedChoice[]): Seen | null {
  if (student === null) return null;
  const choices = evaluated.map(({ key, estimate }) => {
    const { state, chance, offer } = shownStanding(table, estimate);
    const percent = chance === null ? null : Math.round(chance * 100);
    return [key, { state, percent, ...(offer !== null && { offered: Math.round(offer.chance * 100) }) }] as const;
  });
  return { candidate: student.candidate, edition, choices: Object.fromEntries(choices) };
}

type EvaluatedOn = { studentId: string; exam: Exam; now: Date; profile?: string; choices?: readonly string[] };

/** Counts a profile toward the daily limit; false when it is reached. One that was counted before only reads. */
async function recordProfile(db: Deps['db'], evaluated: EvaluatedOn): Promise<boolean> {
  const { studentId, exam, now, ...more } = evaluated;
  const [before] = await db.select().from(listDays).where(matches(listDays, { studentId, exam }));
  if (before !== undefined && isCounted(before, { day: dayOf(now), ...more })) return true;
  return db.transaction((tx) => recordEvaluation(tx, evaluated));
}

/** Counts profiles and choices toward the daily limit, in a transaction; false when it is reached. */
export async function recordEvaluation(tx: Db, { studentId, exam, now, ...more }: EvaluatedOn): Promise<boolean> {
  const asked = { day: dayOf(now), ...more };
  const ofExam = matches(listDays, { studentId, exam });
  // The row is there and locked before anything is counted, so that concurrent calls cannot exceed the limit together.
  await tx.insert(listDays).values({ studentId, exam, day: asked.day }).onConflictDoNothing();
  const [before] = await tx.select().from(listDays).where(ofExam).for('update');
  if (before !== undefined && isCounted(before, asked)) return true;
  const day = addEstimates(before, asked);
  if (day === null) return false;
  const counted = { day: day.day, profiles: [...day.profiles], choices: [...day.choices] };
  await tx.update(listDays).set(counted).where(ofExam);
  return true;
}
