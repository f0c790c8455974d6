import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Deps } from '../ports.ts';
import { makeTracer } from './make-tracer.ts';
import { makeProducer } from './metric-producer.ts';
import { traceWith } from './span.ts';

export type Telemetry = {
  /** Sends the figures of a registry every minute. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left, within a short time. */
  close(): Promise<void>;
};

export type TelemetryConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'NODE_ENV' | 'PROCESS_ROLE'
>;

const METRICS_EVERY_MS = 60_000;
/** A collector that does not answer must not hold up a stop. */
const CLOSE_MS = 2_000;
const LONGEST_ATTRIBUTE = 200;
const LONGEST_REASON = 300;

/**
 * Opens the OpenTelemetry libraries. Their log and the tracer of `span.ts` belong to the whole process: of two that are open, the later one gets the
 * spans. The exporters read `OTEL_EXPORTER_OTLP_HEADERS` and other standard settings themselves.
 */
export function openTelemetry(
  config: TelemetryConfig & { endpoint: string },
  log: Pick<Deps['log'], 'warn'>,
): Telemetry {
  logFailures(log);
  const resource = resourceFromAttributes({
    'service.name': config.OTEL_SERVICE_NAME,
    // Several processes send the same figures: each is a series of its own.
    'service.instance.id': randomUUID(),
    'deployment.environment.name': config.NODE_ENV,
    'dakhila.role': config.PROCESS_ROLE,
  });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }) }),
    ],
  });
  traceWith(makeTracer(traces.getTracer('dakhila')));

  const meters: MeterProvider[] = [];
  return {
    exportMetrics(registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${config.endpoint}/v1/metrics` }),
        exportIntervalMillis: METRICS_EVERY_MS,
        metricProducers: [makeProducer(registry, resource)],
      });
      meters.push(new MeterProvider({ resource, readers: [reader] }));
    },
    async close() {
      traceWith(undefined);
      const flushed = Promise.allSettled([traces, ...meters].map((provider) => provider.shutdown()));
      await Promise.race([flushed, wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** The libraries are silent about a collector that cannot be reached, unless they are given a log. */
function logFailures(log: Pick<Deps['log'], 'warn'>) {
  const ignore = () => {};
  const error = (reason: string) =>
    log.warn({ reason: reason.slice(0, LONGEST_REASON) }, 'traces or figures could not be sent');
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
