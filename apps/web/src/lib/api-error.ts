import { outcomeOf } from '@dakhila/contract/error-status';
import { commonMessages } from './common-messages.ts';
import { type LoadedMessages, loadedMessages } from './messages.ts';

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number | null };

/** The server refused the request. `message` is empty if it gave no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** `fail`: the input was refused. `error`: a limit or an outage. */
  readonly outcome: 'fail' | 'error';
  readonly retryAfterSeconds: number | null;
  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.outcome = outcomeOf(status);
  }
}

/** The call exceeded the client's own time limit. */
export class TimeoutError extends Error {
  constructor() {
    super('The call took too long');
    this.name = 'TimeoutError';
  }
}

/** No response arrived. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response arrived', { cause });
    this.name = 'NetworkError';
  }
}

const BY_STATUS = {
  404: 'serviceNotAvailable',
  408: 'timedOut',
  429: 'tooManyAttempts',
  // The proxy in front rejects without words: it does not know the language of the page.
  503: 'busy',
  504: 'timedOut',
} as const satisfies Record<number, keyof LoadedMessages<typeof commonMessages>['transport']>;
const isListed = (status: number): status is keyof typeof BY_STATUS => status in BY_STATUS;

/** The server's message, else the one for the kind of error. */
export function messageOf(error: unknown): string {
  const { transport } = loadedMessages(commonMessages);
  if (error instanceof TimeoutError) return transport.tookTooLong;
  if (error instanceof NetworkError) return transport.networkError;
  if (!(error instanceof ApiError)) return transport.unexpected;
  return error.message || (isListed(error.status) ? transport[BY_STATUS[error.status]] : transport.unexpected);
}

/** The server's message, else the given fallback. */
export function serverMessageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message || fallback;
  return error instanceof TimeoutError ? messageOf(error) : fallback;
}
