import { API_BASE_PATH } from '@dakhila/contract';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { jsonSchemaOf } from '../../src/http/openapi.ts';
import { type Known, type Making, makeValue, type Schema } from './make-value.ts';
import type { Random } from './random.ts';
import { HOSTILE_TEXTS } from './words.ts';

/** One request as it goes over the line. */
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string };
type Target = { endpoint: AnyEndpoint; params: Schema; query: Schema; body: Schema };

/** Every call of a contract with the shapes it takes. */
export const targetsOf = (contract: Record<string, Record<string, AnyEndpoint>>): Target[] =>
  Object.values(contract).flatMap((area) =>
    Object.values(area).map((endpoint) => ({
      endpoint,
      params: jsonSchemaOf(endpoint.params, 'input'),
      query: jsonSchemaOf(endpoint.query, 'input'),
      body: jsonSchemaOf(endpoint.body, 'input'),
    })),
  );

/** How often something else stands in a place: never, now and then, nearly always. */
const MOODS = [0, 0.08, 0.5] as const;
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''] as const;

/** A request to one call: as its contract wants it, almost so, or hostile. */
export function makeRequest(target: Target, visit: Omit<Making, 'harm'>): FuzzRequest {
  const { endpoint } = target;
  const { random, known } = visit;
  const making = { ...visit, harm: random.pick(MOODS) };
  const isHostile = making.harm === 0.5;
  const params = asRecord(makeValue(target.params, making));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const word = wordOf(params[name] ?? idOf(known, random, name));
    return isHostile && random.is(0.2) ? word.slice(0, 200).replaceAll(/[^!-~]|[#?]/g, '%') : encode(word);
  });
  const query = queryOf(asRecord(makeValue(target.query, making)), random, isHostile);
  const method =
    isHostile && random.is(0.05) ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) : endpoint.method;
  const request = { method, path: `${API_BASE_PATH}${path}${query}`, headers: headersOf(random, isHostile) };
  if (method === 'GET' || target.body.type === undefined) return request;
  const text = JSON.stringify(makeValue(target.body, making)) ?? '';
  return { ...request, body: isHostile && random.is(0.1) ? text.slice(0, random.below(text.length + 1)) : text };
}

function headersOf(random: Random, isHostile: boolean): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (isHostile && random.is(0.1)) headers['content-type'] = random.pick(TYPES);
  if (random.is(0.1)) headers.accept = 'text/event-stream';
  if (random.is(0.15))
    headers['idempotency-key'] = random.is(0.3) ? 'x'.repeat(random.below(400)) : `key-${random.below(500)}`;
  if (isHostile && random.is(0.05)) headers.cookie = 'session=; browser=%; XSRF-TOKEN=%00';
  return headers;
}

function queryOf(values: Record<string, unknown>, random: Random, isHostile: boolean): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const pair = `${encode(name)}=${encode(wordOf(value))}`;
    return isHostile && random.is(0.1) ? [pair, pair] : [pair];
  });
  if (isHostile && random.is(0.1)) pairs.push(`${encode(random.pick(HOSTILE_TEXTS).slice(0, 100))}=%ZZ`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const idOf = (known: Known, random: Random, name: string) => random.pick(known.get(name) ?? known.get('id') ?? ['1']);
const wordOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** Half a character cannot be written into an address; a browser writes the replacement character. */
const encode = (word: string) => encodeURIComponent(word.toWellFormed());
const asRecord = (value: unknown): Record<string, unknown> => {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
};
