import type { Exam as ExamId } from '@dakhila/contract/exam';
import type { Message } from '@dakhila/domain/messages/message';
import type { CapCandidate, JosaaCandidate, Preferences } from '@dakhila/domain/predictor/candidate';
import type { Estimates, Exam, PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import {
  type CapCurves,
  capEstimates,
  capNumbers,
  capPercentiles,
  type NumberIn,
  type PercentileOf,
} from '@dakhila/domain/predictor/exams/cap-estimates';
import type { CapKind } from '@dakhila/domain/predictor/exams/cap-kind';
import { type JeeCurves, jeeEstimates } from '@dakhila/domain/predictor/exams/jee-estimates';
import { type JosaaCollege, josaa } from '@dakhila/domain/predictor/exams/josaa';
import type { JosaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import { type CapCollege, mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { predict, predictWithinReach } from '@dakhila/domain/predictor/predict';
import type { Relaxed } from '@dakhila/domain/predictor/relaxed-preferences';
import { type Prediction, type Standing, standingOf } from '@dakhila/domain/predictor/verdicts';
import type { EditionHead } from './edition.ts';

/** Predicts for candidates of one exam, with all tables in memory. */
export type ExamPredictor<Candidate> = {
  exam: ExamId;
  edition: EditionHead;
  /** For estimates of single choices: the table of all options, and the ranks of a candidate in it. */
  table: ExamTable<PoolWords, unknown>;
  standing: (candidate: Candidate) => Standing;
  predict: (input: Candidate & { preferences?: Preferences | undefined }) => Prediction;
  /** The same, with preferences set aside where nothing that fits them is within reach. */
  predictWithinReach: (
    input: Candidate & { preferences?: Preferences | undefined },
  ) => Prediction & { relaxed?: Relaxed };
  notesOn: (candidate: Candidate) => Message[];
  titleOf: (candidate: Candidate) => string;
  /** For exams whose lists are told by percentile. */
  percentileOf?: PercentileOf;
  numberIn?: NumberIn;
};

/** What the forecasting thread sends for each exam. */
export type Prepared = {
  josaa: { table: ExamTable<JosaaKind, JosaaCollege>; edition: EditionHead; curves: JeeCurves };
  'mht-cet': { table: ExamTable<CapKind, CapCollege>; edition: EditionHead; curves: CapCurves };
};

export type ExamPredictors = {
  josaa: ExamPredictor<JosaaCandidate> & { curves: JeeCurves };
  'mht-cet': ExamPredictor<CapCandidate> & { curves: CapCurves };
};

/** Makes the predictor of each exam from its prepared tables. */
export const SET_UP: { [E in ExamId]: (prepared: Prepared[E]) => ExamPredictors[E] } = {
  josaa: ({ table, edition, curves }) => ({
    ...makeExamPredictor(josaa, table, edition, jeeEstimates(curves)),
    curves,
  }),
  'mht-cet': ({ table, edition, curves }) => ({
    ...makeExamPredictor(mhtCet, table, edition, capEstimates(curves)),
    percentileOf: capPercentiles(curves),
    numberIn: capNumbers(curves),
    curves,
  }),
};

function makeExamPredictor<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  edition: EditionHead,
  estimates: Estimates,
): ExamPredictor<Candidate> {
  return {
    exam: edition.exam,
    edition,
    table,
    standing: (candidate) => standingOf(exam, table, candidate, estimates),
    predict: (input) => predict(exam, table, { candidate: input, preferences: input.preferences, estimates }),
    predictWithinReach: (input) =>
      predictWithinReach(exam, table, { candidate: input, preferences: input.preferences, estimates }),
    notesOn: exam.notesOn,
    titleOf: exam.titleOf,
  };
}
