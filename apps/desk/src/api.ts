import { type AnyEndpoint, API_BASE_PATH, type InputOf, type OutputOf } from '@dakhila/contract/endpoint';
import { ApiError, NetworkError } from '../../web/src/lib/api-error.ts';
import { fillPath } from '../../web/src/lib/navigation.tsx';

const TIMEOUT_MS = 30_000;
/** A file is sent and checked before the answer. */
const FILE_TIMEOUT_MS = 120_000;
/** After this long without a key or a pointer, calls only look for news and do not keep the session alive. */
const AWAY_MS = 20_000;

/** The token of the session; the page has it in memory only. */
let token = '';
export const setToken = (given: string) => {
  token = given;
};

let lastInput = Date.now();
const noteInput = () => {
  lastInput = Date.now();
};
for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(event, noteInput, { capture: true, passive: true });

type Listener = () => void;
let onSignedOut: Listener = () => undefined;
/** Called when the server says that nobody is signed in any more. */
export const listenForSignOut = (listener: Listener) => {
  onSignedOut = listener;
};

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Calls one endpoint of the desk: `await call(deskTickets.read, { params: { number } })`. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | undefined = undefined,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  // The endpoint's types have checked the input.
  const parts = (input ?? {}) as Parts;
  const body = parts.body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(parts.body) };
  return send(endpoint, addressOf(endpoint.path, parts), body, TIMEOUT_MS, signal);
}

/** Sends a file as the body of a call, as it is. Its name stays here. */
export const sendFile = <E extends AnyEndpoint>(endpoint: E, file: Blob, type: string): Promise<OutputOf<E>> =>
  send(endpoint, addressOf(endpoint.path, {}), { type, content: file }, FILE_TIMEOUT_MS);

type Body = { type: string; content: string | Blob };

async function send<E extends AnyEndpoint>(
  { method }: E,
  address: string,
  body: Body | undefined,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      accept: 'application/json',
      'x-desk-token': token,
      ...(Date.now() - lastInput > AWAY_MS && { 'x-desk-background': 'yes' }),
      ...(body && { 'content-type': body.type }),
    },
    ...(body && { body: body.content }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  });
  const json = Object(await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.ok) return json as OutputOf<E>;
  const failure = new ApiError(response.status, json.code ?? 'unexpected', json.message ?? '');
  // A token of an ended session is refused before anything else is looked at.
  if ((failure.code === 'not-signed-in' || failure.code === 'csrf') && token) onSignedOut();
  throw failure;
}

export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${API_BASE_PATH}${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
}
