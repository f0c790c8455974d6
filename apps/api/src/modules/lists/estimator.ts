import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { CapInput, JosaaInput } from '@dakhila/contract/predictor-inputs';
import { type ChoiceKey, choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { joined, type Message, messageOf } from '@dakhila/domain/messages/message';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { CAP_LISTS } from '@dakhila/domain/predictor/exams/cap-kind';
import type { Standing } from '@dakhila/domain/predictor/verdicts';
import { cachedByObject } from '../../catalogue/cached.ts';
import { problemText } from '../../http/validate-input.ts';
import { type ExamPredictor, ownPercentiles, type Predictor, ranksLastYear } from '../predictor/index.ts';

export type Table = ExamTable<PoolWords, unknown>;

/** The estimator of one student for the table of an exam. */
export type Estimator = {
  table: Table;
  rounds: number;
  /** Changes with facts and forecasts. */
  edition: string;
  /** Null while the profile is incomplete; `why` then has what is missing. */
  student: { candidate: Readonly<Record<string, unknown>>; standing: Standing; mayHaveFeeWaiver: boolean } | null;
  why: Message | null;
  /** The place in the table of a line of the option form; undefined for a line without closing ranks. */
  optionOf: (key: ChoiceKey) => number | undefined;
  /** The student on one of the rank lists: the percentile where it is known, and what it was worth on last year's list. */
  ownIn: (list: number) => { rank: number; percentile: number | undefined; lastYearRank: number | undefined };
  /** The student's rank in a past year, computed from a percentile where possible; else today's rank. */
  rankIn: (year: number, list: number) => { rank: number; isOfThatYear: boolean };
};

export async function openEstimator(predictor: Predictor, exam: Exam, profile: ExamProfile): Promise<Estimator> {
  if (exam === 'josaa')
    return estimatorAt(await predictor.examPredictor(exam), CANDIDATE_OF[exam](profile), () => undefined);
  const examPredictor = await predictor.examPredictor(exam);
  return estimatorAt(examPredictor, CANDIDATE_OF[exam](profile), (candidate, { id, rank }, year) => {
    const percentile =
      percentileIn(candidate, id) ?? byJeeRank(candidate, id, () => examPredictor.percentileOf?.(id, rank));
    return percentile === undefined ? undefined : examPredictor.numberIn?.(id, year, percentile);
  });
}

function estimatorAt<C extends object & { tfws?: boolean | undefined }>(
  examPredictor: ExamPredictor<C>,
  read: Candidate<C>,
  rankThen: (candidate: C, own: { id: string; rank: number }, year: number) => number | undefined,
): Estimator {
  const { table, edition, percentileOf, numberIn } = examPredictor;
  const standing = read.ok ? examPredictor.standing(read.candidate) : null;
  return {
    table,
    rounds: edition.rounds,
    edition: edition.id,
    student:
      read.ok && standing !== null
        ? { candidate: { ...read.candidate }, standing, mayHaveFeeWaiver: read.candidate.tfws === true }
        : null,
    why: read.ok ? null : read.why,
    optionOf: (key) => keysOf(table).get(key),
    ownIn: (list) => {
      const lists = standing?.lists ?? [];
      const { id = '', rank = 0 } = lists[list] ?? {};
      const input = read.ok ? read.candidate : {};
      const percentiles = ownPercentiles({ edition: { percentileOf } }, { lists, input });
      const lastYearRanks = ranksLastYear({ numberIn, dataYears: edition.dataYears }, percentiles);
      return { rank, percentile: percentiles[id], lastYearRank: lastYearRanks[id] };
    },
    rankIn: (year, list) => {
      const { id = '', rank = 0 } = standing?.lists[list] ?? {};
      const then = read.ok ? rankThen(read.candidate, { id, rank }, year) : undefined;
      return then === undefined ? { rank, isOfThatYear: false } : { rank: Math.round(then), isOfThatYear: true };
    },
  };
}

const percentileIn = ({ percentile, jeeMainPercentile }: CapCandidate, list: string) =>
  list === CAP_LISTS.state ? percentile : jeeMainPercentile;

/** The place on CAP's All India list follows from a rank of JEE Main. A merit number that was typed is a number of its own. */
const byJeeRank = (
  { jeeMainRank, allIndiaMeritNumber }: CapCandidate,
  list: string,
  percentileOf: () => number | undefined,
) =>
  list === CAP_LISTS.allIndia && jeeMainRank !== undefined && allIndiaMeritNumber === undefined
    ? percentileOf()
    : undefined;

const keysOf = cachedByObject((table: Table) => {
  const keys = new Map<ChoiceKey, number>();
  table.options.forEach((option, at) => {
    const key = choiceKeyOf({ ...option, collegeId: table.colleges[option.college]?.id ?? '' });
    if (key !== null) keys.set(key, at);
  });
  return keys;
});

/** A candidate that can be evaluated, or what the profile still needs, in words. */
export type Candidate<C> = { ok: true; candidate: C } | { ok: false; why: Message };

export type Candidates = { josaa: JosaaCandidate; 'mht-cet': CapCandidate };

/** Reads an exam profile as the predictor's form is read: same rules, same sentences. */
export const CANDIDATE_OF: { [E in Exam]: (profile: ExamProfile) => Candidate<Candidates[E]> } = {
  josaa: ({ gender, pwd, josaa = {} }) => read(JosaaInput.safeParse({ ...josaa, gender, pwd })),
  'mht-cet': ({ gender, pwd, mhtCet = {} }) => read(CapInput.safeParse({ ...mhtCet, gender, pwd })),
};

export type Parsed<C> =
  | { success: true; data: C }
  | { success: false; error: { issues: readonly { message: string }[] } };

export function read<C>(parsed: Parsed<C>): Candidate<C> {
  if (parsed.success) return { ok: true, candidate: parsed.data };
  const missing = [...new Set(parsed.error.issues.map(({ message }) => message))].map((message) =>
    problemText(message),
  );
  return { ok: false, why: messageOf('lists.completeProfile', { missing: joined('; ', missing) }) };
}
