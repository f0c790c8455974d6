import { API_BASE_PATH } from '@dakhila/contract';
import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import type { Browser } from '../browser.ts';
import type { World } from './world.ts';

/** What is asked of the server: a request, as bytes on the wire would say it, or a job that it does by itself. */
export type HttpAsk = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: Buffer };
export type Ask = HttpAsk | { job: 'reconcile' } | { job: 'refund'; transactionId: string };

/** Asks one life of the server, and answers with the status; null when no answer came. */
export type Line = (ask: Ask) => Promise<number | null>;

/** One thing that a student, a gateway or a clock wants of the server, once. */
export type Act = {
  ask: Ask;
  /** Other words about the same thing, late and out of order. Without them it is asked again. */
  others?: Ask[];
  /** How often it has happened, by what is in the database. Half of it counts as not at all. */
  effects: () => Promise<number>;
  /** Money was taken or a promise is under way: it has to happen even when nobody asks again. */
  isOwed?: () => Promise<boolean>;
  /** It must never happen, however often it is asked. */
  isRefused?: true;
};

export type Scene = { name: string; prepare: (world: World) => Promise<Act> };

/** A call of the contract as a browser would send it. */
export async function askOf<E extends AnyEndpoint>(
  browser: Browser,
  endpoint: E,
  input: InputOf<E> | {},
  key?: string,
): Promise<HttpAsk> {
  if (!browser.cookies.has('XSRF-TOKEN')) await browser.send({ method: 'GET', url: `${API_BASE_PATH}/auth/check` });
  const { params = {}, body } = input as { params?: Record<string, string>; body?: object };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    method: 'POST',
    url: API_BASE_PATH + path,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: Buffer.from(JSON.stringify(body)) } : {}),
  };
}
