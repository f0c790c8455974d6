import { accuracy } from '@dakhila/contract/accuracy';
import { predictor as calls } from '@dakhila/contract/predictor';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { answerRun } from './answer-run.ts';
import { keepEditions } from './editions.ts';
import { estimateMerit } from './estimate-merit.ts';
import { exportRoutes } from './export-routes.ts';
import { findLeftOut } from './find-left-out.ts';
import { listSavedRuns } from './list-saved-runs.ts';
import { mountWritten } from './mount-written.ts';
import type { Predictor } from './predictor.ts';
import { readBacktests } from './read-backtests.ts';
import { recommendBranches } from './recommend-branches.ts';
import { reopenRun } from './reopen-run.ts';
import { deleteRun } from './store.ts';
import { titleIn } from './title-in.ts';

export function predictorRoutes(app: FastifyInstance, deps: Deps & { predictor: Predictor }) {
  const { predictor } = deps;
  const needs = { ...deps, editions: keepEditions(deps) };
  // Students should not wait for forecasts, nor the start for them.
  app.addHook('onListen', async () => void predictor.desk('josaa').catch(() => undefined));
  app.addHook('onClose', () => predictor.close());

  mountWritten(app, calls.runJosaa, async ({ body, caller }, http) =>
    answerRun(needs, calls.runJosaa, await predictor.desk('josaa'), { body, caller, http }),
  );
  mountWritten(app, calls.runMhtCet, async ({ body, caller }, http) =>
    answerRun(needs, calls.runMhtCet, await predictor.desk('mht-cet'), { body, caller, http }),
  );
  mount(app, calls.runs, async ({ query, caller }) => {
    const runs = await listSavedRuns(needs, caller.session.studentId, query.exam);
    return { data: runs.map((run) => ({ ...run, title: titleIn(pageLanguage(caller.language), run.title) })) };
  });
  mountWritten(app, calls.reopen, async ({ params, caller }) => {
    const whose = { studentId: caller.session.studentId, id: params.id };
    return reopenRun(needs, { ...whose, isReopened: true, language: pageLanguage(caller.language) });
  });
  mount(app, calls.leftOut, async ({ params, query, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await findLeftOut(needs, { ...whose, text: query.text }) };
  });
  mount(app, calls.remove, async ({ params, caller }) => {
    const isGone = await deleteRun(deps.db, caller.session.studentId, params.id);
    if (!isGone) throw new DomainError('not-found', { message: 'Prediction not found' });
    return {};
  });
  mount(app, calls.meritEstimate, async ({ query: { percentile, meritNumber } }) => {
    const { curves } = await predictor.desk('mht-cet');
    const known = percentile === undefined ? { meritNumber: meritNumber ?? 1 } : { percentile };
    return { data: estimateMerit(curves, known) };
  });
  mount(app, calls.branches, async ({ params, body, caller }) => {
    const whose = { studentId: caller.session.studentId, runId: params.id };
    return { data: await recommendBranches(needs, { ...whose, interests: body.interests }) };
  });
  // Small files that a command replaces: read anew for each who asks.
  mount(app, accuracy.read, async () => ({ data: await readBacktests(deps.config.FACTS_DIR) }));
  exportRoutes(app, needs);
}
