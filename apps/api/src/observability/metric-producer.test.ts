import { emptyResource } from '@opentelemetry/resources';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { makeProducer } from './metric-producer.ts';

async function collected(registry: Registry) {
  const { resourceMetrics } = await makeProducer(registry, emptyResource()).collect();
  return resourceMetrics.scopeMetrics.flatMap(({ metrics }) =>
    metrics.map(({ descriptor, dataPoints }) => ({
      name: descriptor.name,
      points: dataPoints.map(({ attributes, value }) => [attributes, value]),
    })),
  );
}

test('counts and states keep their labels; a state without a value is left out', async () => {
  const registry = new Registry();
  new Counter({ name: 'answers_total', help: 'h', labelNames: ['status'], registers: [registry] }).inc(
    { status: 200 },
    3,
  );
  const gauge = new Gauge({ name: 'lag_seconds', help: 'h', labelNames: ['lane'], registers: [registry] });
  gauge.set({ lane: 'code' }, 1.5);
  gauge.set({ lane: 'bulk' }, Number.NaN);
  expect(await collected(registry)).toEqual([
    { name: 'answers_total', points: [[{ status: '200' }, 3]] },
    { name: 'lag_seconds', points: [[{ lane: 'code' }, 1.5]] },
  ]);
});

test('each bucket of a histogram counts its own values, and the last those beyond every boundary', async () => {
  const registry = new Registry();
  const seconds = new Histogram({ name: 's', help: 'h', labelNames: ['job'], buckets: [1, 5], registers: [registry] });
  for (const value of [0.5, 0.7, 3, 60]) seconds.observe({ job: 'sweep' }, value);
  seconds.observe({ job: 'erase' }, 2);
  expect((await collected(registry))[0]?.points).toEqual([
    [{ job: 'sweep' }, { buckets: { boundaries: [1, 5], counts: [2, 1, 1] }, count: 4, sum: 64.2 }],
    [{ job: 'erase' }, { buckets: { boundaries: [1, 5], counts: [0, 1, 0] }, count: 1, sum: 2 }],
  ]);
});
