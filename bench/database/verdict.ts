import { isDone, type Sent } from '../lib/busy-students.ts';

export type Verdict = {
  requests: number;
  done: number;
  comeBack: number;
  slowestMs: number;
  /** From the end of the fault to the end of the last answer that was not the wished one, of those asked after it. */
  healedMs: number;
  /** Neither done nor told when to come back, and not asked a second time either. */
  wrong: Sent[];
};

/** How long everything must go well before it counts as healed. */
const CALM_MS = 1_500;
const CALM_ANSWERS = 20;

const isComeBack = ({ status, isToldWhen }: Sent) => status === 503 && isToldWhen;

/** Whether all has gone well for a while. */
export function isCalm(sent: readonly Sent[], faultEndedAt: number, now: number): boolean {
  const lastFailure = sent.findLast((one) => !isDone(one))?.answeredAt ?? 0;
  const since = Math.max(lastFailure, faultEndedAt);
  return now - since > CALM_MS && sent.filter(({ sentAt }) => sentAt >= since).length >= CALM_ANSWERS;
}

/** What the requests of one fault say. A thing that happened without its answer may be refused when it is asked again, so a refusal counts only of what can be repeated. */
export function judgeFault(sent: readonly Sent[], faultEndedAt: number): Verdict {
  const after = sent.filter(({ sentAt }) => sentAt >= faultEndedAt);
  const lastFailure = after.findLast((one) => isComeBack(one) || one.status === null);
  const firstDone = after.find(isDone);
  const healedAt = lastFailure?.answeredAt ?? firstDone?.answeredAt ?? Number.POSITIVE_INFINITY;
  const isRepeatable = ({ what }: Sent) => what === 'report' || what === 'look';
  return {
    requests: sent.length,
    done: sent.filter(isDone).length,
    comeBack: sent.filter(isComeBack).length,
    slowestMs: Math.max(0, ...sent.map(({ sentAt, answeredAt }) => answeredAt - sentAt)),
    healedMs: healedAt - faultEndedAt,
    wrong: sent.filter(
      (one) => !isDone(one) && !isComeBack(one) && (isRepeatable(one) || one.status === null || one.status >= 500),
    ),
  };
}
