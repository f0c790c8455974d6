import type { Exam as ExamId } from '@dakhila/contract/exam';
import type { Message } from '@dakhila/domain/messages/message';
import type { CapCandidate, JosaaCandidate, Preferences } from '@dakhila/domain/predictor/candidate';
import type { Estimates, Exam, PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { type CapCurves, capEstimates } from '@dakhila/domain/predictor/exams/cap-estimates';
import type { CapKind } from '@dakhila/domain/predictor/exams/cap-kind';
import { type JeeCurves, jeeEstimates } from '@dakhila/domain/predictor/exams/jee-estimates';
import { type JosaaCollege, josaa } from '@dakhila/domain/predictor/exams/josaa';
import type { JosaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import { type CapCollege, mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { predict } from '@dakhila/domain/predictor/predict';
import { type Prediction, type Standing, standingOf } from '@dakhila/domain/predictor/verdicts';
import type { EditionHead } from './edition.ts';

/** Where the candidates of one exam are served: everything is at hand, nothing is fetched. */
export type Desk<Candidate> = {
  exam: ExamId;
  edition: EditionHead;
  /** For who judges single lines of the option form: the table they stand in, and where a candidate stands. */
  table: ExamTable<PoolWords, unknown>;
  standing: (candidate: Candidate) => Standing;
  predict: (input: Candidate & { preferences?: Preferences | undefined }) => Prediction;
  notesOn: (candidate: Candidate) => Message[];
  titleOf: (candidate: Candidate) => string;
};

/** What the forecasting thread hands over for each exam. */
export type Prepared = {
  josaa: { table: ExamTable<JosaaKind, JosaaCollege>; edition: EditionHead; curves: JeeCurves };
  'mht-cet': { table: ExamTable<CapKind, CapCollege>; edition: EditionHead; curves: CapCurves };
};

export type Desks = {
  josaa: Desk<JosaaCandidate> & { curves: JeeCurves };
  'mht-cet': Desk<CapCandidate> & { curves: CapCurves };
};

/** How each exam's desk is set up from what was prepared. */
export const SET_UP: { [E in ExamId]: (prepared: Prepared[E]) => Desks[E] } = {
  josaa: ({ table, edition, curves }) => ({ ...deskOf(josaa, table, edition, jeeEstimates(curves)), curves }),
  'mht-cet': ({ table, edition, curves }) => ({
    ...deskOf(mhtCet, table, edition, capEstimates(curves)),
    curves,
  }),
};

function deskOf<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  edition: EditionHead,
  estimates: Estimates,
): Desk<Candidate> {
  return {
    exam: edition.exam,
    edition,
    table,
    standing: (candidate) => standingOf(exam, table, candidate, estimates),
    predict: (input) => predict(exam, table, { candidate: input, preferences: input.preferences, estimates }),
    notesOn: exam.notesOn,
    titleOf: exam.titleOf,
  };
}
