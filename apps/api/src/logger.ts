import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Logs JSON. An error is logged with name, code and stack, but without the values of its query. */
export function makeLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = { level: LOG_LEVEL, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** The query builder puts parameters (names, addresses, codes) into its message: only the cause is safe to log. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error.message.startsWith('Failed query')) return { type: error.name, cause: describeError(error.cause) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    type: error.name,
    code,
    constraint,
    // A database message may quote a value; its code and constraint say enough.
    message: 'severity' in error ? undefined : error.message,
    stack: 'severity' in error ? undefined : error.stack,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
