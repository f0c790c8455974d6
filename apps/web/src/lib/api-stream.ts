import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import { addressOf, failureOf, type Parts } from './api.ts';
import { NetworkError } from './api-error.ts';
import { readCookie } from './locale.ts';
import { isLeaving, isSomebodyElse, leaveForLogin, leaveToNewStudent } from './tab-owner.ts';

/** Calls an endpoint that streams its response. Throws like `call` if it is refused or the connection is lost. */
export async function* callStream<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  // The endpoint's types have checked the input.
  const parts = input as Parts;
  try {
    let response = await open(endpoint, parts, signal);
    // The token was renewed in another tab: the response brought a valid one.
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

type ServerEvent = { event: string; data: string };

/** The server sends something every ten seconds at least; a longer silence means that the connection is lost. */
const LONGEST_SILENCE_MS = 35_000;

/** Server-sent events as they arrive, without keep-alive comments. Throws if the connection goes silent. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await inTime(reader.read());
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const read = eventOf(part);
        if (read) yield read;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function eventOf(part: string): ServerEvent | null {
  const field = (name: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n');
  const event = field('event');
  return event === '' ? null : { event, data: field('data') };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the line went silent')), LONGEST_SILENCE_MS);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
