import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import { addressOf, failureOf, type Parts } from './api.ts';
import { NetworkError } from './api-error.ts';
import { readCookie } from './cookies.ts';
import { readEvents, type ServerEvent } from './read-events.ts';
import { isLeaving, isSomebodyElse, leaveForLogin, leaveToNewStudent } from './tab-owner.ts';

/** Calls an endpoint that tells its answer as it grows. Throws like `call` when it is refused or the line is lost. */
export async function* callStream<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  // The endpoint's own types have checked the input; here it only becomes an address and a body.
  const parts = input as Parts;
  try {
    let response = await open(endpoint, parts, signal);
    // The token was renewed in another tab: the answer brought a good one.
    if (response.status === 403) response = await open(endpoint, parts, signal);
    if (!response.ok || !response.body) throw await refusalOf(response);
    yield* readEvents(response.body);
  } catch (error) {
    if (signal.aborted || (error instanceof Error && error.name === 'ApiError')) throw error;
    throw new NetworkError(error);
  }
}

async function open(endpoint: AnyEndpoint, parts: Parts, signal: AbortSignal): Promise<Response> {
  if (isLeaving()) await leaveToNewStudent();
  const response = await fetch(addressOf(endpoint.path, parts), {
    method: endpoint.method,
    credentials: 'include',
    signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify(parts.body),
  });
  if (isSomebodyElse(response.headers.get(OWNER_HEADER))) await leaveToNewStudent();
  return response;
}

async function refusalOf(response: Response) {
  const failure = failureOf(response, await response.json().catch(() => ({})));
  if (failure.status === 401) leaveForLogin();
  return failure;
}
