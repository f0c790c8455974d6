import { isDone, isTask, type Sent } from '../lib/busy-students.ts';

export type Verdict = {
  requests: number;
  done: number;
  comeBack: number;
  slowestMs: number;
  /** From the end of the fault to the end of the last answer that was not the wished one, of those asked after it, and of those asked before that still had none 5 s after it. */
  healedMs: number;
  /** Neither done nor answered with `Retry-After`, and not sent a second time either. */
  wrong: Sent[];
  /** What was under way while it was wrong. */
  meanwhile: { tasks: number; comeBack: number; slowestMs: number };
};

/** How long everything must go well before it counts as healed. */
const CALM_MS = 1_500;
const CALM_ANSWERS = 20;
/** A request without an answer this long after the end was lost because of the fault. */
const LEFT_MS = 5_000;

const isComeBack = ({ status, isToldWhen }: Sent) => status === 503 && isToldWhen;

/** Whether all has gone well for a while. */
export function isCalm(sent: readonly Sent[], faultEndedAt: number, now: number): boolean {
  const lastFailure = sent.findLast((one) => !isDone(one))?.answeredAt ?? 0;
  const since = Math.max(lastFailure, faultEndedAt);
  return now - since > CALM_MS && sent.filter(({ sentAt }) => sentAt >= since).length >= CALM_ANSWERS;
}

/** What the requests of one fault say. A thing that happened without its answer may be refused when it is asked again, so a refusal counts only of what can be repeated. */
export function judgeFault(sent: readonly Sent[], { beganAt, endedAt }: { beganAt: number; endedAt: number }): Verdict {
  const after = sent.filter(({ sentAt }) => sentAt >= endedAt);
  const meanwhile = sent.filter(({ sentAt, answeredAt }) => sentAt < endedAt && answeredAt > beganAt);
  const lastFailure = after.findLast((one) => isComeBack(one) || one.status === null);
  const firstDone = after.find(isDone);
  const soundAt = lastFailure?.answeredAt ?? firstDone?.answeredAt ?? Number.POSITIVE_INFINITY;
  const left = meanwhile.map(({ answeredAt }) => answeredAt).filter((answeredAt) => answeredAt > endedAt + LEFT_MS);
  const healedAt = Math.max(soundAt, ...left);
  return {
    requests: sent.length,
    done: sent.filter(isDone).length,
    comeBack: sent.filter(isComeBack).length,
    slowestMs: slowestOf(sent),
    healedMs: healedAt - endedAt,
    wrong: sent.filter(
      (one) => !isDone(one) && !isComeBack(one) && (!isTask(one) || one.status === null || one.status >= 500),
    ),
    meanwhile: {
      tasks: meanwhile.filter(isTask).length,
      comeBack: meanwhile.filter(isComeBack).length,
      slowestMs: slowestOf(meanwhile),
    },
  };
}

const slowestOf = (sent: readonly Sent[]) =>
  sent.reduce((most, { sentAt, answeredAt }) => Math.max(most, answeredAt - sentAt), 0);
