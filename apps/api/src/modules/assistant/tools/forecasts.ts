import { setTimeout as wait } from 'node:timers/promises';
import type { Exam } from '@dakhila/contract/exam';
import { DomainError } from '@dakhila/domain/errors';
import type { ExamPredictors, Predictor } from '../../predictor/index.ts';

export type Forecasts = Pick<Predictor, 'examPredictor'>;

/** Reading stored forecasts takes seconds. Making them takes minutes: a student who asks does not wait for that. */
const LONGEST_WAIT_MS = 20_000;

/** The forecasts of an exam; null while they are being made. */
export async function openForecasts<E extends Exam>(
  predictor: Forecasts,
  exam: E,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<ExamPredictors[E] | null> {
  const waited = new AbortController();
  const nothing = wait(longestWaitMs, null, { signal: waited.signal, ref: false }).catch(() => null);
  const opened = Promise.race([predictor.examPredictor(exam), nothing]).finally(() => waited.abort());
  return unlessMaking(opened);
}

/** What the forecasts say; null where they can't answer now. */
export function unlessMaking<Said>(asked: Promise<Said>): Promise<Said | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof DomainError && (error.code === 'unavailable' || error.code === 'overloaded')) return null;
    throw error;
  });
}
