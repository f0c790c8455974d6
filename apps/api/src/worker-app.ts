import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { onError } from './http/errors.ts';
import { healthRoutes, makeMeter, measure, metricsRoute } from './http/monitoring.ts';
import { watchEdition } from './modules/cutoff-lists/index.ts';
import { watchProcess } from './modules/operations/index.ts';
import type { Deps } from './ports.ts';

/** The HTTP server of a process that serves no students: health and figures for those who run it. */
export function makeWorkerApp(
  deps: Pick<Deps, 'db' | 'config' | 'log' | 'mailer' | 'whatsApp' | 'errorReports' | 'edition'>,
) {
  const state = { isDraining: false };
  const log: FastifyBaseLogger = deps.log;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  server.setErrorHandler(onError);
  const meter = makeMeter(deps.log);
  measure(server, meter);
  watchProcess(meter.registry, deps);
  watchEdition(meter.registry, deps);
  healthRoutes(server, deps, state);
  metricsRoute(server, meter, deps.config);
  return { server, state, registry: meter.registry };
}
