import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

/** Counts and times every answer by route pattern, never by address: addresses may hold a phone number. */
export function measure(app: FastifyInstance, { METRICS_TOKEN, NODE_ENV }: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by route and status',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer by route and status',
    labelNames,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  // Looking labels up costs more than counting: each kind of answer keeps its own counter and timer at hand.
  const kinds = new Map<string, ReturnType<typeof newKind>>();
  const newKind = (method: string, route: string, status: string) => {
    const labels = { method, route, status };
    return { labels, counter: answers.labels(labels), timer: seconds.labels(labels) };
  };
  const kindOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const known = kinds.get(key) ?? newKind(method, route, String(status));
    kinds.set(key, known);
    return known;
  };

  app.addHook('onResponse', async (request, reply) => {
    const { labels, counter, timer } = kindOf(request.method, request.routeOptions.url ?? 'none', reply.statusCode);
    counter.inc();
    timer.observe(reply.elapsedTime / 1000);
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });

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
