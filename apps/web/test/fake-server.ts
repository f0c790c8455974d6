import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { outcomeOf } from '@dakhila/contract/error-status';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { contractAnswer } from './contract-answer.ts';

type Call = { method: string; path: string; query: URLSearchParams; body: unknown };
export type Answer = { status?: number; body?: object; headers?: Record<string, string> };
type Handler = Answer | Error | ((call: Call) => Answer | Error | Promise<Answer | Error>);
/** `isForeign`: no server of this version answers so, and the test is about just that. */
type Options = { isForeign?: boolean };

/**
 * Answers the calls of a screen under test: `server.on('POST /auth/login/init', { body: { … } })`. The body needs no envelope. A test fails whose answers the
 * contract does not allow.
 */
export function useFakeServer() {
  const handlers = new Map<string, { handler: Handler } & Options>();
  const calls: Call[] = [];
  const breaches = new Set<string>();

  async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), window.location.origin);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(API_BASE_PATH, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const found = handlers.get(`${call.method} ${call.path}`);
    if (!found) throw new TypeError(`No answer for ${call.method} ${call.path}`);
    const { handler, isForeign = false } = found;
    const given = typeof handler === 'function' ? await handler(call) : handler;
    const response = given instanceof Error ? given : respond(call, given, isForeign);
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    if (response instanceof Error) throw response;
    return response;
  }

  function respond(call: Call, { status = 200, body = {}, headers = {} }: Answer, isForeign: boolean): Response {
    const answered = inEnvelope(status, body);
    const { body: sent, breach } = isForeign
      ? { body: answered, breach: null }
      : contractAnswer(call, status, answered);
    if (breach !== null) breaches.add(breach);
    return sent === undefined ? new Response(null, { status, headers }) : Response.json(sent, { status, headers });
  }

  beforeEach(({ onTestFinished }) => {
    handlers.clear();
    handlers.set('GET /auth/check', { handler: { body: { authenticated: false } } });
    calls.length = 0;
    breaches.clear();
    vi.stubGlobal('fetch', vi.fn(answer));
    // After every `afterEach`, so that a breach leaves nothing behind for the next test.
    onTestFinished(() => {
      if (breaches.size > 0) throw new Error([...breaches].join('\n'));
    });
  });
  afterEach(() => {
    // First, because unmounting runs the effects that are still due, and some of them write to storage.
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  return {
    on: (route: string, handler: Handler, options: Options = {}) => void handlers.set(route, { handler, ...options }),
    /** The calls that were made to a route, in order. */
    calls: (route: string) => calls.filter((call) => `${call.method} ${call.path}` === route),
  };
}

/** The body as the server sends it. A refusal that says nothing has none: it stands for a proxy in front of the server. */
function inEnvelope(status: number, body: object): object | undefined {
  if (status < 400) return { status: 'success', success: true, ...body };
  if (Object.keys(body).length === 0) return undefined;
  return { status: outcomeOf(status), success: false, ...body };
}
