import type { Preferences } from '@dakhila/domain/predictor/candidate';
import type { ExamPredictor } from '../../apps/api/src/modules/predictor/exam-predictors.ts';

/** On a busy machine look at the mean: the processor's clock ticks too slowly for the median of single runs. */
export type Timed = { meanMs: number; p50Ms: number; p99Ms: number; worstMs: number; results: number };

const WARM_UP = 100;

/** Times whole runs in process, one candidate after the other: by the clock, or by the processor time of this thread where others share the machine. */
export function timeRuns<Candidate extends object>(
  examPredictor: ExamPredictor<Candidate>,
  candidate: (n: number) => Candidate & { preferences?: Preferences | undefined },
  count: number,
  isByProcessor: boolean,
): Timed {
  const times: number[] = [];
  let results = 0;
  for (let n = -WARM_UP; n < count; n += 1) {
    const input = candidate(n + WARM_UP);
    const [started, before] = [performance.now(), process.threadCpuUsage()];
    const { resultCount } = examPredictor.predict(input);
    const { user, system } = process.threadCpuUsage(before);
    if (n < 0) continue;
    times.push(isByProcessor ? (user + system) / 1000 : performance.now() - started);
    results += resultCount;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const meanMs = times.reduce((sum, own) => sum + own, 0) / times.length;
  return { meanMs, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1), results: Math.round(results / count) };
}
