import { auth } from '@dakhila/contract/auth';
import { type AnyEndpoint, API_BASE_PATH, type InputOf, type OutputOf } from '@dakhila/contract/endpoint';
import { CACHED_AT_HEADER, OWNER_HEADER } from '@dakhila/contract/response-headers';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';
import { noteAnswer, noteLoss } from './connection.ts';
import { readCookie } from './locale.ts';
import { isLeaving, isSomebodyElse, leaveForLogin, leaveToNewStudent, nameOwner } from './tab-owner.ts';

/** The spec's limit, for the slowest connection. */
const TIMEOUT_MS = 300_000;

export type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
type Options = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The response is for the frame around the page: if it was cached, that does not make the page old. */
  isAroundPage?: boolean;
};
type Arguments<E extends AnyEndpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E>, options?: Options] : [input: InputOf<E>, options?: Options];

/** Calls one endpoint of the contract: `await call(auth.check)`, `await call(topUps.selectTier, { body: { tierId } })`. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options = {}]: Arguments<E>
): Promise<OutputOf<E>> {
  // The endpoint's types have checked the input.
  const parts = (input ?? {}) as Parts;
  const url = addressOf(endpoint.path, parts);
  const send = () => request(endpoint.method, url, parts.body, options);

  let answer = await send();
  // The token was renewed in another tab, or cookies were cleared: the response brought a valid one.
  if (answer.failure?.code === 'csrf') answer = await send();
  if (!answer.failure) return answer.json as OutputOf<E>;

  if (answer.failure.status === 401 && !url.includes('/signup')) leaveForLogin();
  throw answer.failure;
}

const CHECK = API_BASE_PATH + auth.check.path;

/** The signed-in student according to the server, never from the cache; null if nobody is signed in. */
export const askOwner = async (): Promise<string | null> => (await request('GET', CHECK, undefined, {})).owner;

export function addressOf(path: string, { params, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const search = new URLSearchParams(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
  return `${API_BASE_PATH}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function request(method: string, url: string, body: unknown, { signal, headers, isAroundPage }: Options) {
  if (isLeaving()) await leaveToNewStudent();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cachedAt = response.headers.get(CACHED_AT_HEADER);
    noteAnswer(cachedAt, isAroundPage);
    const named = response.headers.get(OWNER_HEADER);
    const owner = cachedAt === null ? named : null;
    if (isSomebodyElse(owner)) await leaveToNewStudent();
    if (url === CHECK) nameOwner(named);
    const json: unknown = await response.json().catch(() => ({}));
    return { json, owner, failure: response.ok && isSuccess(json) ? null : failureOf(response, json) };
  } catch (error) {
    if (signal?.aborted) throw error;
    noteLoss();
    throw timeout.aborted ? new TimeoutError() : new NetworkError(error);
  }
}

/** Some endpoints return `status`, others `success`. */
function isSuccess(json: unknown): boolean {
  const { status, success } = Object(json) as { status?: unknown; success?: unknown };
  return status === 'success' || (status === undefined && success === true);
}

export function failureOf({ status, headers }: Response, json: unknown): ApiError {
  const { code, message, fields } = Object(json) as {
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  const retryAfterSeconds = Number(headers.get('retry-after')) || null;
  return new ApiError(status, code ?? 'unexpected', message ?? '', { fields: fields ?? {}, retryAfterSeconds });
}
