import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Call = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answer = { status?: number; body?: object; headers?: Record<string, string> } | Error;
type Handler = Answer | ((call: Call) => Answer | Promise<Answer>);

/** Answers the calls of a screen under test: `server.on('POST /auth/login/init', { body: { … } })`. */
export function useFakeServer() {
  const handlers = new Map<string, Handler>();
  const calls: Call[] = [];

  async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), window.location.origin);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(API_BASE_PATH, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const handler = handlers.get(`${call.method} ${call.path}`);
    if (!handler) throw new TypeError(`No answer for ${call.method} ${call.path}`);
    const given = typeof handler === 'function' ? await handler(call) : handler;
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    if (given instanceof Error) throw given;
    const { status = 200, body = {}, headers = {} } = given;
    const envelope = status < 400 ? { status: 'success', success: true } : { status: 'fail', success: false };
    return Response.json({ ...envelope, ...body }, { status, headers });
  }

  beforeEach(() => {
    handlers.clear();
    handlers.set('GET /auth/check', { body: { authenticated: false } });
    calls.length = 0;
    vi.stubGlobal('fetch', vi.fn(answer));
  });
  afterEach(() => {
    // First, because unmounting runs the effects that are still due, and some of them write to storage.
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  return {
    on: (route: string, handler: Handler) => void handlers.set(route, handler),
    /** The calls that were made to a route, in order. */
    calls: (route: string) => calls.filter((call) => `${call.method} ${call.path}` === route),
  };
}
