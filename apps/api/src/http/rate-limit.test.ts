import Fastify, { type InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { routesWithoutLimit } from '../../test/routes-without-limit.ts';
import { aWebDist } from '../../test/web-dist.ts';
import { readConfig } from '../config.ts';
import { onError } from './errors.ts';
import { limitFloods, makeFloodGate } from './rate-limit.ts';

const LIMIT = 3_000;

async function aServer(environment: Record<string, string> = {}) {
  let at = Date.parse('2026-11-14T10:00:00Z');
  const app = Fastify();
  app.setErrorHandler(onError);
  const config = readConfig({ NODE_ENV: 'test', ...environment });
  limitFloods(app, makeFloodGate({ now: () => new Date(at), config }));
  app.get('/', async () => 'ok');
  await app.ready();
  onTestFinished(() => app.close());
  return {
    ask: (remoteAddress: string, options: InjectOptions = {}) => app.inject({ url: '/', remoteAddress, ...options }),
    async askOften(remoteAddress: string, times: number) {
      for (let count = 0; count < times; count += 1) await app.inject({ url: '/', remoteAddress });
    },
    advance: (ms: number) => {
      at += ms;
    },
  };
}

test('a network that floods is told when to come back, others are not held up', async () => {
  const server = await aServer();
  await server.askOften('203.0.113.7', LIMIT);
  server.advance(20_500);
  const refused = await server.ask('203.0.113.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
  expect(refused.json()).toMatchObject({ status: 'error', code: 'too-many-requests' });
  expect((await server.ask('203.0.113.8')).statusCode).toBe(200);
  server.advance(40_000);
  expect((await server.ask('203.0.113.7')).statusCode).toBe(200);
});

test('the addresses of one household’s IPv6 network count together', async () => {
  const server = await aServer();
  await server.askOften('2001:db8:1:2::1', LIMIT);
  expect((await server.ask('2001:db8:1:2:aaaa::9')).statusCode).toBe(429);
  expect((await server.ask('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('this very machine is not limited in development', async () => {
  const server = await aServer();
  await server.askOften('127.0.0.1', LIMIT);
  expect((await server.ask('127.0.0.1')).statusCode).toBe(200);
});

test('in production this very machine is limited too: a proxy that is not named stands for everyone', async () => {
  const server = await aServer(PRODUCTION);
  await server.askOften('127.0.0.1', LIMIT);
  expect((await server.ask('127.0.0.1')).statusCode).toBe(429);
});

const server = useServer();

/** The only routes that a flooding network may go on calling, and why. */
const EXCEPTIONS: Record<string, string> = {
  'GET /healthz': 'a load balancer must not take a limit for a failure; refusing costs as much as the answer',
  'GET /readyz': 'the same; its one query is shared by all callers for half a second',
};

test('every route is under the limit of its network, but for a few that say why', async () => {
  const environment = { WEB_DIST_DIR: aWebDist() };
  // The clock is fixed: the limit counts by the minute.
  const deps = { now: () => new Date('2026-11-16T10:00:00Z') };
  const app = await anotherApp(server, { environment, deps, withWeb: true });
  expect((await routesWithoutLimit(app.server)).toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
