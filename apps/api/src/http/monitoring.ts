import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Deps } from '../ports.ts';

type Counted = { method: string; route: string; status: number; ms: number };
type Answered = Counted & {
  reqId: string;
  /** The public id of the session, if there is one. Only the database leads from it to a student. */
  session?: string | undefined;
};

const LOG_REJECTED_AFTER_MS = 1_000;

/** Counts, times and logs every response by route pattern, never by URL: a URL may contain a phone number. */
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

  // Looking up labels costs more than counting, so each kind of response has its own timer, and a count that is passed on when it is read.
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

/** Measures the responses of the framework. */
export function measure(app: FastifyInstance, { count }: Pick<Meter, 'count'>) {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, routeOptions, caller } = request;
    const route = routeOptions.url ?? 'none';
    // A request that was rejected early has no caller.
    const session = caller?.session?.publicId;
    count({ reqId, session, method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

/** All figures. In production the collector needs its token. */
export function metricsRoute(
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

/** How long a check of the database is reused: many callers of `/readyz` must not take connections from students. */
const REUSED_MS = 500;

/** `/healthz`: the process runs. `/readyz`: it can serve; not while it is stopping or without a database. */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>, state: { isDraining: boolean }) {
  let asked: Promise<unknown> | null = null;
  // One query at a time; all callers share its result, also a failure.
  const askDatabase = () => {
    asked ??= db.execute(sql`select 1`).finally(() => {
      setTimeout(() => {
        asked = null;
      }, REUSED_MS).unref();
    });
    return asked;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (state.isDraining) throw new DomainError('unavailable');
    await askDatabase();
    return { status: 'ready' };
  });
}
