import { predictor as calls } from '@dakhila/contract/predictor';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { FastifyInstance } from 'fastify';
import { makeConcurrencyLimit } from '../../http/edge/concurrency-limit.ts';
import type { LimitedCalls } from '../../http/edge/reject.ts';
import { type Http, type Input, mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { makeOwnQueues } from '../../workers/own-queue.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { accuracyRoute } from './accuracy-route.ts';
import { answerRun } from './answer-run.ts';
import { keepEditions } from './editions.ts';
import { estimateMerit } from './estimate-merit.ts';
import { estimateRanks } from './estimate-ranks.ts';
import { exportRoutes } from './export-routes.ts';
import { findLeftOut } from './find-left-out.ts';
import { listSavedRuns } from './list-saved-runs.ts';
import { mountWritten } from './mount-written.ts';
import type { Predictor } from './predictor.ts';
import { readCollegeChances } from './read-college-chances.ts';
import { readResult } from './read-result.ts';
import { recommendBranches } from './recommend-branches.ts';
import { reopenRun } from './reopen-run.ts';
import { seasonRoutes } from './season.ts';
import { deleteRun } from './store.ts';
import { titleIn } from './title-in.ts';
import { readWhatIf } from './what-if.ts';

/**
 * Four predictions keep threads and database busy; more only wait for each other, and take processor time from rejections. Queued ones are served
 * within moments; after a second in the queue it is better to try again.
 */
const CONCURRENCY = { min: 4, initial: 16, max: 40, targetMs: 110, queuePerSlot: 1.25, maxWaitMs: 1_000 };
/** With their queue, predictions use less than half of all slots: the rest is for log-ins and everything else. */
const SHARE_OF_ALL_SLOTS = 0.2;
/** Saved predictions are read one at a time for each student. More wait than anybody has tabs; a script is refused. */
const OWN_READS = {
  ownQueue: 16,
  ownQueueFull: messageOf('errors.predictionsStillOpening'),
};

export function predictorRoutes(
  app: FastifyInstance,
  deps: Deps & { predictor: Predictor; limitedCalls: Pick<LimitedCalls, 'add'>; documents: WorkerPool },
) {
  const { predictor } = deps;
  const needs = { ...deps, editions: keepEditions(deps) };
  seasonRoutes(app, deps);
  // Students should not wait for forecasts, nor the start for them.
  app.addHook('onListen', async () => void predictor.desk('josaa').catch(() => undefined));
  app.addHook('onClose', () => predictor.close());

  const slots = Math.floor(deps.config.MAX_IN_FLIGHT * SHARE_OF_ALL_SLOTS);
  const max = Math.max(CONCURRENCY.min, Math.min(CONCURRENCY.max, slots));
  const limit = makeConcurrencyLimit({ ...CONCURRENCY, max, initial: Math.min(CONCURRENCY.initial, max) });
  for (const call of [calls.runJosaa, calls.runMhtCet]) deps.limitedCalls.add(call, limit);
  const ownReads = makeOwnQueues(OWN_READS);
  const josaa = { limit, ownReads, desk: () => predictor.desk('josaa') };
  const mhtCet = { limit, ownReads, desk: () => predictor.desk('mht-cet') };
  const runJosaa = (input: Input<typeof calls.runJosaa>, http: Http) =>
    answerRun(needs, calls.runJosaa, josaa, { ...input, http });
  const runMhtCet = (input: Input<typeof calls.runMhtCet>, http: Http) =>
    answerRun(needs, calls.runMhtCet, mhtCet, { ...input, http });
  mountWritten(app, calls.runJosaa, runJosaa, { limit, packing: 'fast' });
  mountWritten(app, calls.runMhtCet, runMhtCet, { limit, packing: 'fast' });
  mount(app, calls.runs, async ({ query, caller }) => {
    const runs = await listSavedRuns(needs, caller.session.studentId, query.exam);
    return { data: runs.map((run) => ({ ...run, title: titleIn(pageLanguage(caller.language), run.title) })) };
  });
  const reopen = ({ params, query, caller }: Input<typeof calls.reopen>) => {
    const whose = { studentId: caller.session.studentId, id: params.id };
    return reopenRun(needs, { ...whose, isReopened: true, language: pageLanguage(caller.language), ...query });
  };
  mountWritten(app, calls.reopen, reopen, { packing: 'small', queues: ownReads });
  mount(app, calls.result, async ({ params, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await readResult(needs, { ...whose, choice: params.choice }) };
  });
  mount(app, calls.whatIf, async ({ params, caller: { session } }) => {
    const whose = { studentId: session.studentId, runId: params.id };
    return { data: await ownReads.run(session.studentId, () => readWhatIf(needs, whose)) };
  });
  mount(app, calls.ofCollege, async ({ params, caller }) => ({
    data: await readCollegeChances(needs, { studentId: caller.session.studentId, ...params }),
  }));
  mount(app, calls.leftOut, async ({ params, query, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await findLeftOut(needs, { ...whose, text: query.text }) };
  });
  mount(app, calls.remove, async ({ params, caller }) => {
    const isGone = await deleteRun(deps.db, caller.session.studentId, params.id);
    if (!isGone) throw new DomainError('not-found', { message: messageOf('predictor.notFound') });
    return {};
  });
  mount(app, calls.meritEstimate, async ({ query: { percentile, meritNumber } }) => {
    const { curves } = await predictor.desk('mht-cet');
    const known = percentile === undefined ? { meritNumber: meritNumber ?? 1 } : { percentile };
    return { data: estimateMerit(curves, known) };
  });
  mount(app, calls.rankEstimate, async ({ query }) => {
    const { curves } = await predictor.desk('josaa');
    const data = estimateRanks(curves, query);
    if (data === null) throw new DomainError('unavailable');
    return { data };
  });
  mount(app, calls.branches, async ({ params, body, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await recommendBranches(needs, { ...whose, interests: body.interests }) };
  });
  accuracyRoute(app, deps);
  exportRoutes(app, needs);
}
