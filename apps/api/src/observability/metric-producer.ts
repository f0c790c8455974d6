import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { kindOf, unitOf } from './read-metric.ts';

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Labels = Record<string, string>;

/** Gives the figures of `/metrics` to OpenTelemetry: there is one list of figures, and both ways show the same. */
export function makeProducer(registry: Pick<Registry, 'getMetricsAsJSON'>, resource: Resource): MetricProducer {
  return {
    async collect() {
      const endTime = timeOf(Date.now());
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => toMetricData(metric, endTime) ?? []);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'dakhila' }, metrics }] }, errors: [] };
    },
  };
}

/** Counts begin with the process. */
const STARTED = timeOf(performance.timeOrigin);

/** As OpenTelemetry writes units. */
const UNITS = { seconds: 's', bytes: 'By', none: '' };

/** One figure with all its labels. Those without a value, and kinds that we do not use, are left out. */
function toMetricData(metric: Metric, endTime: HrTime): MetricData | null {
  const { name, help: description, values } = metric;
  const base = {
    descriptor: { name, description, unit: UNITS[unitOf(name)], valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const at = <T>(attributes: Labels, value: T): DataPoint<T> => ({ startTime: STARTED, endTime, attributes, value });
  const kind = kindOf(metric);
  if (kind === 'histogram') {
    const dataPoints = histogramsOf(values).map(([labels, histogram]) => at(labels, histogram));
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const known = values.filter(({ value }) => Number.isFinite(value));
  const dataPoints = known.map(({ labels, value }) => at(asText(labels), value));
  if (kind === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
  if (kind === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return null;
}

type Value = Metric['values'][number];

/** Joins the values of histograms, one for each bucket, sum and count, by their labels. */
function histogramsOf(values: readonly Value[]): [Labels, Histogram][] {
  const found = new Map<string, [Labels, Histogram]>();
  for (const { labels, value, ...more } of values) {
    const { le, ...own } = asText(labels);
    const key = JSON.stringify(own);
    const [, histogram] = found.get(key) ?? [own, { buckets: { boundaries: [], counts: [] }, count: 0, sum: 0 }];
    found.set(key, [own, histogram]);
    if (le !== undefined) addBucket(histogram, le, value);
    else if ('metricName' in more && String(more.metricName).endsWith('_sum')) histogram.sum = value;
  }
  return [...found.values()];
}

/** A bucket of Prometheus also counts all smaller values; one of OpenTelemetry counts its own. */
function addBucket(histogram: Histogram, le: string, upToHere: number) {
  const { boundaries, counts } = histogram.buckets;
  counts.push(upToHere - histogram.count);
  histogram.count = upToHere;
  if (le !== '+Inf') boundaries.push(Number(le));
}

const asText = (labels: Value['labels']): Labels =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

function timeOf(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1_000);
  return [seconds, Math.round((milliseconds - seconds * 1_000) * 1e6)];
}
