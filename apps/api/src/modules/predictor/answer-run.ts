import { type AnyEndpoint, endpoint } from '@dakhila/contract/endpoint';
import { reply } from '@dakhila/contract/envelope';
import * as z from 'zod/mini';
import type { Caller, Session } from '../../http/caller.ts';
import { idempotent } from '../../http/idempotency.ts';
import type { Http } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { Desk } from './desks.ts';
import type { Editions } from './editions.ts';
import { openRun } from './open-run.ts';
import type { Predictor } from './predictor.ts';
import { type Asked, runPrediction } from './run-prediction.ts';
import { writeRun } from './write-run.ts';

export type PredictorNeeds = Deps & { predictor: Predictor; editions: Editions };

/** What is kept under an idempotency key: which run it was. The run itself is saved. */
const ticketFor = (call: AnyEndpoint) =>
  endpoint({ ...call, access: 'student', response: reply(z.object({ id: z.string(), isReopened: z.boolean() })) });

/** Answers a call for a prediction with a new run, or with the saved one that answers the same question or the same key. */
export async function answerRun<Candidate extends object>(
  needs: PredictorNeeds,
  call: AnyEndpoint,
  desk: Desk<Candidate>,
  { body, caller, http }: { body: Asked<Candidate>; caller: Caller & { session: Session }; http: Http },
): Promise<Buffer> {
  const { studentId } = caller.session;
  let fresh: Buffer | undefined;
  const take = idempotent(needs, ticketFor(call), async () => {
    const outcome = await runPrediction(needs, desk, { studentId, input: body });
    if (outcome.isReopened) return { data: { id: outcome.id, isReopened: true } };
    fresh = writeRun(outcome.edition, outcome.run, false);
    return { data: { id: outcome.run.id, isReopened: false } };
  });
  const { data } = await take({ params: undefined, query: undefined, body, caller }, http);
  if (fresh !== undefined) return fresh;
  const { edition, run } = await openRun(needs, studentId, data.id);
  return writeRun(edition, run, data.isReopened);
}
