import { commonMessages } from './common-messages.ts';
import { wordsOf } from './messages.ts';

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number | null };

/** The server answered, and said no. `message` is empty when it gave no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** `fail`: the input was judged and refused. `error`: a limit or an outage. */
  readonly outcome: 'fail' | 'error';
  /** How long the server asked to wait. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.outcome = status === 429 || status >= 500 ? 'error' : 'fail';
  }
}

/** The call ran into the client's own time limit. */
export class TimeoutError extends Error {
  constructor() {
    super(wordsOf(commonMessages).transport.tookTooLong);
    this.name = 'TimeoutError';
  }
}

/** No answer came: the line, the server or the name was away. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(wordsOf(commonMessages).transport.networkError, { cause });
    this.name = 'NetworkError';
  }
}

const BY_STATUS = {
  404: 'serviceNotAvailable',
  408: 'timedOut',
  429: 'tooManyAttempts',
  504: 'timedOut',
} as const satisfies Record<number, keyof typeof commonMessages.en.transport>;
const isListed = (status: number): status is keyof typeof BY_STATUS => status in BY_STATUS;

/** The sentence for an error: the server's own words, else the one for its kind. */
export function messageOf(error: unknown): string {
  const words = wordsOf(commonMessages).transport;
  if (error instanceof TimeoutError || error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return words.unexpected;
  return error.message || (isListed(error.status) ? words[BY_STATUS[error.status]] : words.unexpected);
}

/** The server's own words, else the given sentence: screens choose what stands for silence. */
export function serverMessageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message || fallback;
  return error instanceof TimeoutError ? error.message : fallback;
}
