import { type AnyEndpoint, API_BASE_PATH, type InputOf, type OutputOf } from '@dakhila/contract/endpoint';
import { ApiError, NetworkError } from '../../web/src/lib/api-error.ts';
import { fillPath } from '../../web/src/lib/navigation.tsx';

const TIMEOUT_MS = 30_000;
/** A file takes longer on a slow connection. */
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
let onRefused: Listener = () => undefined;
/** Called when the server says that the role does not allow a call: the role may have changed. */
export const listenForRefusal = (listener: Listener) => {
  onRefused = listener;
};

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Calls one endpoint of the desk: `await call(deskTickets.read, { params: { number } })`. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | undefined = undefined,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OutputOf<E>> {
  // The endpoint's types have checked the input.
  const parts = (input ?? {}) as Parts;
  const { body } = parts;
  const json = await send(addressOf(endpoint.path, parts), {
    method: endpoint.method,
    ...(body !== undefined && { type: 'application/json', body: JSON.stringify(body) }),
    signal,
  });
  return json as OutputOf<E>;
}

/** Sends a file as it is, and returns what the server says about it. */
export async function sendFile<Result>(path: string, file: File, type: string): Promise<Result> {
  const json = await send(API_BASE_PATH + path, { method: 'POST', type, body: file, timeoutMs: FILE_TIMEOUT_MS });
  return (json as { data: Result }).data;
}

type Sent = {
  method: string;
  type?: string;
  body?: BodyInit;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
};

async function send(address: string, { method, type, body, signal, timeoutMs = TIMEOUT_MS }: Sent): Promise<object> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      accept: 'application/json',
      'x-desk-token': token,
      ...(Date.now() - lastInput > AWAY_MS && { 'x-desk-background': 'yes' }),
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  });
  const json = Object(await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.ok) return json;
  const failure = new ApiError(response.status, json.code ?? 'unexpected', json.message ?? '');
  // A token of an ended session is refused before anything else is looked at.
  if ((failure.code === 'not-signed-in' || failure.code === 'csrf') && token) onSignedOut();
  if (failure.code === 'not-allowed') onRefused();
  throw failure;
}

export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${API_BASE_PATH}${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
}
