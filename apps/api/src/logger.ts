import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import type { DescribedError, LoggedError } from './ports.ts';

/** Logs JSON, to standard output by default. An error is logged with name, code and stack, but without the values of its query. */
export function makeLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination?: DestinationStream,
  onError?: (logged: LoggedError) => void,
): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: describeError },
    ...(onError && { hooks: { logMethod: passOn(onError) } }),
  };
  return destination ? pino(options, destination) : pino(options);
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;
const ERROR_LEVEL = pino.levels.values.error ?? 50;

/** What goes wrong is logged in one place each, so that is also where it is passed on. */
const passOn = (onError: (logged: LoggedError) => void): LogMethod =>
  function (given, log, level) {
    const [fields, sentence]: unknown[] = given;
    if (level >= ERROR_LEVEL && typeof fields === 'object' && fields && 'err' in fields)
      onError({
        error: describeError(fields.err),
        sentence: String(sentence),
        job: 'job' in fields ? String(fields.job) : undefined,
      });
    log.apply(this, given);
  };

/** The query builder puts parameters (names, addresses, codes) into its message: only the cause is safe to log. */
function describeError(error: unknown): DescribedError {
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
