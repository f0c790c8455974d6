import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { reply } from '@dakhila/contract/envelope';
import { pageLanguage } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import type { OwnCaller } from '../../http/caller.ts';
import type { ConcurrencyLimit } from '../../http/edge/concurrency-limit.ts';
import { idempotent } from '../../http/idempotency.ts';
import type { Http } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { OwnQueues } from '../../workers/own-queue.ts';
import type { Desk } from './desks.ts';
import type { Editions } from './editions.ts';
import type { Predictor } from './predictor.ts';
import { reopenRun } from './reopen-run.ts';
import { type Asked, runPrediction } from './run-prediction.ts';
import type { Written } from './written.ts';

export type PredictorNeeds = Deps & { predictor: Predictor; editions: Editions };

/** What is kept under an idempotency key: which run it was. The run itself is saved. */
const Ticket = reply(z.object({ id: z.string(), isReopened: z.boolean() }));

type Asking<Candidate> = {
  body: Asked<Candidate>;
  query: { pools?: 'best' | undefined };
  caller: OwnCaller;
  http: Http;
};

/** Answers a call for a prediction with a new run, or with the saved one that answers the same question or the same key. */
export async function answerRun<Candidate extends object>(
  needs: PredictorNeeds,
  call: AnyEndpoint,
  {
    desk,
    limit,
    ownReads,
  }: { desk: () => Promise<Desk<Candidate>>; limit: Pick<ConcurrencyLimit, 'run'>; ownReads: OwnQueues },
  { body, query, caller, http }: Asking<Candidate>,
): Promise<Written> {
  const { studentId } = caller.session;
  const how = { language: pageLanguage(caller.language), pools: query.pools };
  let fresh: Written | undefined;
  const asking = { owner: studentId, isGone: () => http.reply.raw.closed, ready: desk };
  // Inside the key: a call that waits for the first answer to its key uses no slot.
  const take = idempotent(needs, { ...call, access: 'student', response: Ticket, hasMessages: undefined }, async () => {
    const outcome = await limit.run(asking, async () =>
      runPrediction(needs, await desk(), { studentId, input: body, how }),
    );
    if (outcome.isReopened) return { data: { id: outcome.id, isReopened: true } };
    const { id, answer } = outcome;
    fresh = { bytes: answer.bytes, onRead: answer.giveBack };
    return { data: { id, isReopened: false } };
  });
  const asked = { params: undefined, query: undefined, body, caller };
  const { data } = await Promise.resolve(take(asked, http)).catch((error: unknown) => {
    fresh?.onRead();
    throw error;
  });
  if (fresh !== undefined) return fresh;
  const saved = { studentId, id: data.id, isReopened: data.isReopened, ...how };
  return ownReads.run(studentId, () => reopenRun(needs, saved));
}
