import Fastify, { type InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { PRODUCTION } from '../../test/another-app.ts';
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
