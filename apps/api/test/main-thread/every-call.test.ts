import { API_BASE_PATH } from '@dakhila/contract';
import { auth } from '@dakhila/contract/auth';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/http/openapi.ts';
import { aCounsellor } from '../counselling.ts';
import { useServer } from '../harness.ts';
import { openShop } from '../shop.ts';
import { timeLimit } from '../time-limit.ts';
import { callOf, endpoints } from '../two-students/calls.ts';
import { makeThings, type Things } from '../two-students/things.ts';
import { type KnownIds, largestValue } from './largest-value.ts';
import { BUDGET_MS, mainThreadMs } from './measure.ts';

const server = useServer();
/** Reading leaves what there is; what deletes or signs out comes last. */
const TURN = { GET: 0, POST: 1, PUT: 2, PATCH: 3, DELETE: 4 } as const;
const turnOf = ({ method, path }: AnyEndpoint) => (path === '/auth/logout' ? 5 : TURN[method]);

/** What the id in an address names. */
function knownIds({ path }: AnyEndpoint, asha: Things): KnownIds {
  const { runs, list, sitting, report, token, conversation, ticket, booking, transaction, session, copy } = asha;
  const owners: [RegExp, string][] = [
    [/^\/predictor\/runs/, runs.mhtCet],
    [/^\/lists/, list],
    [/sittings\/:id\/(report|share)/, report],
    [/^\/assessment/, sitting],
    [/conversations|^\/assistant/, conversation],
    [/ticket|^\/support/, ticket],
    [/bookings/, booking],
    [/sessions/, session],
    [/^\/privacy/, copy],
    [/^\/josaa-colleges/, 'iit-bombay'],
    [/^\/colleges/, '3012'],
  ];
  const id = owners.find(([pattern]) => pattern.test(path))?.[1] ?? '3012';
  const [choice = ''] = asha.choices;
  const names = { transactionId: transaction, collegeId: 'iit-bombay', document: asha.document, round: '1', token };
  const numbers = { page: '1', limit: '100', year: '2025', fromYear: '2016', percentile: '95' };
  return { id, choice, choices: choice, exam: 'josaa', code: '3012', ...names, ...numbers };
}

test('no call of the contract holds the main thread longer than its budget, filled to the brim', {
  timeout: timeLimit(600_000),
}, async () => {
  await openShop(server);
  await aCounsellor(server);
  const [asha] = await makeThings(server, [
    { word: 'asha', phone: '917123454321', college: 'iit-bombay', document: 'class-twelve', rounds: ['1'] },
  ]);
  if (!asha) throw new Error('one was asked for');

  await asha.browser.call(auth.check);
  const requestTo = (endpoint: AnyEndpoint) => {
    const known = knownIds(endpoint, asha);
    const largestOf = (part: 'params' | 'query' | 'body'): Record<string, unknown> =>
      Object(largestValue(jsonSchemaOf(endpoint[part], 'input'), known));
    const params = largestOf('params');
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const query = Object.entries(largestOf('query')).map(([name, value]) => [name, String(value)]);
    const cookies = Object.fromEntries(asha.browser.cookies);
    const request = {
      method: endpoint.method,
      url: `${API_BASE_PATH}${path}`,
      cookies,
      headers: { 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' },
      query: Object.fromEntries(query),
    };
    return endpoint.method === 'GET' ? request : { ...request, payload: largestOf('body') };
  };

  const tooLong: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  for (const endpoint of endpoints.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const call = callOf(endpoint);
    const request = requestTo(endpoint);
    const ms = await mainThreadMs(async () => {
      statuses[call] = (await server.app.server.inject(request)).statusCode;
    });
    if (ms > BUDGET_MS) tooLong[call] = Math.round(ms);
    // What may be asked for in an hour is not the question here.
    await server.pool.query('delete from budgets');
  }
  expect(tooLong).toEqual({});
  // What is turned away before its input is read says nothing.
  expect(Object.entries(statuses).filter(([, status]) => [401, 403, 413].includes(status) || status >= 500)).toEqual(
    [],
  );
});
