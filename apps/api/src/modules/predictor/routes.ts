import { predictor as calls } from '@dakhila/contract/predictor';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { FastifyInstance } from 'fastify';
import { compressAnswer } from '../../http/compression.ts';
import { makeConcurrencyLimit } from '../../http/edge/concurrency-limit.ts';
import type { LimitedCalls } from '../../http/edge/reject.ts';
import { mount } from '../../http/mount.ts';
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
import type { Predictor } from './predictor.ts';
import { readCollegeChances } from './read-college-chances.ts';
import { readPage, readResult, runWithMoney, viewOf } from './read-page.ts';
import { readSavedRuns } from './read-saved-runs.ts';
import { recommendBranches } from './recommend-branches.ts';
import { findSavedRun, openSavedRun } from './saved-run.ts';
import { seasonRoutes } from './season.ts';
import { deleteRun, LISTED_RUNS } from './store.ts';
import { titleIn } from './title-in.ts';
import { readWhatIf } from './what-if.ts';

/**
 * A few predictions keep threads and database busy; more only wait for each other. A queue of two seconds is better for a
 * student than trying again.
 */
const CONCURRENCY = { min: 4, initial: 8, max: 16, targetMs: 110, queuePerSlot: 5, maxWaitMs: 2_000 };
/** A process that is set to do less at once makes fewer predictions at once too. */
const SHARE_OF_ALL_SLOTS = 0.08;
/** Each asks for nine predictions: they are made one at a time for each student, and a script is refused before it uses up the day. */
const OWN_WHAT_IFS = {
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
  app.addHook('onListen', async () => void predictor.examPredictor('josaa').catch(() => undefined));
  app.addHook('onClose', () => predictor.close());

  const slots = Math.floor(deps.config.MAX_IN_FLIGHT * SHARE_OF_ALL_SLOTS);
  const max = Math.max(CONCURRENCY.min, Math.min(CONCURRENCY.max, slots));
  const limit = makeConcurrencyLimit({ ...CONCURRENCY, max, initial: Math.min(CONCURRENCY.initial, max) });
  for (const call of [calls.runJosaa, calls.runMhtCet]) deps.limitedCalls.add(call, limit);
  const ownReads = makeOwnQueues(OWN_WHAT_IFS);
  const josaa = { limit, examPredictor: () => predictor.examPredictor('josaa') };
  const mhtCet = { limit, examPredictor: () => predictor.examPredictor('mht-cet') };
  app.register(async (limited) => {
    // Before anything of the call is read: the edge recognises only the usual spelling of its path.
    limited.addHook('onRequest', async () => {
      if (!limit.hasCapacity()) throw new DomainError('overloaded');
    });
    limited.addHook('onSend', compressAnswer);
    mount(limited, calls.runJosaa, async (input, http) => ({
      data: await answerRun(needs, calls.runJosaa, josaa, { ...input, http }),
    }));
    mount(limited, calls.runMhtCet, async (input, http) => ({
      data: await answerRun(needs, calls.runMhtCet, mhtCet, { ...input, http }),
    }));
  });
  app.register(async (saved) => {
    saved.addHook('onSend', compressAnswer);
    mount(saved, calls.reopen, async ({ params, caller }) => {
      const { studentId } = caller.session;
      const row = await findSavedRun(needs, studentId, params.id);
      const run = await openSavedRun(needs, row, { isReopened: true, language: pageLanguage(caller.language) });
      return { data: await runWithMoney(needs, studentId, run) };
    });
    mount(saved, calls.results, async ({ params, query: { page = 1, ...view }, caller }) => {
      const whose = { studentId: caller.session.studentId, runId: params.id };
      return { data: await readPage(needs, { ...whose, view: viewOf(view), page }) };
    });
  });
  mount(app, calls.runs, async ({ query, caller }) => {
    const { runs, next } = await readSavedRuns(needs, caller.session.studentId, { ...query, most: LISTED_RUNS });
    return { data: runs.map((run) => ({ ...run, title: titleIn(pageLanguage(caller.language), run.title) })), next };
  });
  mount(app, calls.result, async ({ params, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await readResult(needs, { ...whose, choice: params.choice }) };
  });
  mount(app, calls.whatIf, async ({ params, caller: { session } }) => {
    const whose = { studentId: session.studentId, runId: params.id };
    return { data: await ownReads.run(session.studentId, () => readWhatIf(needs, whose)) };
  });
  mount(app, calls.ofCollege, async ({ params, caller }) => ({
    data: await readCollegeChances(needs, {
      studentId: caller.session.studentId,
      language: pageLanguage(caller.language),
      ...params,
    }),
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
    const { curves } = await predictor.examPredictor('mht-cet');
    const known = percentile === undefined ? { meritNumber: meritNumber ?? 1 } : { percentile };
    return { data: estimateMerit(curves, known) };
  });
  mount(app, calls.rankEstimate, async ({ query }) => {
    const { curves } = await predictor.examPredictor('josaa');
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
