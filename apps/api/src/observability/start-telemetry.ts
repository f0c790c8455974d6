import type { Deps } from '../ports.ts';
import type { Telemetry, TelemetryConfig } from './open-telemetry.ts';

/** Starts to send traces and figures to the collector in the settings. Without one its libraries are not even loaded. */
export async function startTelemetry(
  config: TelemetryConfig,
  log: Pick<Deps['log'], 'warn'>,
): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...config, endpoint: endpoint.replace(/\/+$/, '') }, log);
}
