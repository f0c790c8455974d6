import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { isLoopback, networkOf } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', {}, true],
  ['127.8.9.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['203.0.113.7', {}, false],
  ['203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['2001:db8::1', {}, false],
  ['12.70.0.1', {}, false],
])('a request from %s with headers %o is from this machine: %s', async (remoteAddress, headers, expected) => {
  const app = Fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  app.get('/', async (request) => ({ answer: isLoopback(request) }));
  const response = await app.inject({ url: '/', remoteAddress, headers });
  expect(response.json()).toEqual({ answer: expected });
});
