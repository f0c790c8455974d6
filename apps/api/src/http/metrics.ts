import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

type Counted = { method: string; route: string; status: number; ms: number };
type Answered = Counted & {
  reqId: string;
  /** The public id of the caller's session, where there is one: the way from a line to a person, through the database alone. */
  session?: string | undefined;
};

const LOG_REJECTED_AFTER_MS = 1_000;

/** Counts, times and logs every answer by route pattern, never by address: addresses may hold a phone number. */
export function makeMeter(log: Pick<Logger, 'info' | 'isLevelEnabled'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by route and status',
    labelNames,
    registers: [registry],
    collect: () => {
      for (const kind of [...kinds.values()].flat()) {
        kind.counter.inc(kind.uncounted);
        kind.uncounted = 0;
      }
    },
  });
  const seconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer by route and status',
    labelNames,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  // Looking labels up costs more than counting: each kind of answer keeps its own timer at hand, and its count until somebody looks.
  const kinds = new Map<string, ReturnType<typeof newKind>[]>();
  const newKind = (method: string, route: string, status: number) => {
    const labels = { method, route, status: String(status) };
    return { method, status, labels, counter: answers.labels(labels), uncounted: 0, timer: seconds.labels(labels) };
  };
  const kindOf = (method: string, route: string, status: number) => {
    const ofRoute = kinds.get(route);
    const known = ofRoute?.find((kind) => kind.status === status && kind.method === method);
    if (known) return known;
    const made = newKind(method, route, status);
    if (ofRoute) ofRoute.push(made);
    else kinds.set(route, [made]);
    return made;
  };

  const add = ({ method, route, status, ms }: Counted) => {
    const kind = kindOf(method, route, status);
    kind.uncounted += 1;
    kind.timer.observe(ms / 1000);
    return kind;
  };
  let rejected = 0;
  const logRejected = () => {
    log.info({ calls: rejected }, 'rejected for overload');
    rejected = 0;
  };

  return {
    registry,
    count({ reqId, session, ...counted }: Answered) {
      const { labels } = add(counted);
      if (!log.isLevelEnabled('info')) return;
      log.info({ reqId, session, ...labels, ms: Math.round(counted.ms * 10) / 10 }, 'answered');
    },
    /** Rejected calls share one log entry a second: an entry for each would cost as much as its response. */
    countRejected(counted: Counted) {
      add(counted);
      rejected += 1;
      if (rejected === 1) setTimeout(logRejected, LOG_REJECTED_AFTER_MS).unref();
    },
  };
}
export type Meter = ReturnType<typeof makeMeter>;

/** Measures what the framework answers. */
export function measure(app: FastifyInstance, { count }: Pick<Meter, 'count'>) {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, routeOptions, caller } = request;
    const route = routeOptions.url ?? 'none';
    // What was refused before anybody looked has no caller.
    const session = caller?.session?.publicId;
    count({ reqId, session, method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

/** Shows all figures to who may see them. */
export function showMetrics(
  app: FastifyInstance,
  { registry }: Pick<Meter, 'registry'>,
  { METRICS_TOKEN, NODE_ENV }: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>,
) {
  app.get('/metrics', async (request, reply) => {
    if (NODE_ENV === 'production' && !isAllowed(request.headers.authorization, METRICS_TOKEN))
      throw new DomainError('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  if (!token) return false;
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
