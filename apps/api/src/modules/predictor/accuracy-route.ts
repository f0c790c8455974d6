import { accuracy } from '@dakhila/contract/accuracy';
import { onceDone } from '@dakhila/domain/once';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../../http/compression.ts';
import { requireAccess } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';

const MAKE = workerTask<typeof import('./accuracy-task.ts').default>(new URL('./accuracy-task.ts', import.meta.url));

/** How past forecasts came true. Half a megabyte is read and checked once, in a worker thread; a new backtest shows after a restart, like all facts. */
export function accuracyRoute(app: FastifyInstance, { config, documents }: Deps & { documents: WorkerPool }) {
  const backtests = onceDone(() => documents.run(MAKE, { dataDir: config.FACTS_DIR }, 'accuracy'));
  app.route({
    method: accuracy.read.method,
    url: accuracy.read.path,
    onRequest: async (request) => requireAccess(accuracy.read, request.caller),
    handler: async (request, reply) =>
      sendCompressed(request, reply.type('application/json; charset=utf-8'), await backtests()),
  });
}
