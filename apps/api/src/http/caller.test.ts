import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { deviceOf, isLoopback, makeAddressReader, networkOf } from './caller.ts';

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

/** The address that is read from a request with this socket and these forwarded headers. */
function read(TRUST_PROXY: string, remoteAddress: string, forwardedFor?: string): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return makeAddressReader(readConfig({ NODE_ENV: 'test', TRUST_PROXY }))(request);
}

test.each([
  ['no proxy is trusted', '', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['a trusted one says nothing', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
  ['by address', '10.0.0.1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['by network', '10.0.0.0/8', '10.9.8.7', '203.0.113.9', '203.0.113.9'],
  ['by name', 'loopback', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['by name, IPv6', 'uniquelocal', 'fd00::1', '2001:db8::9', '2001:db8::9'],
  ['IPv4 on an IPv6 socket', 'loopback', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a chain', 'loopback, 10.0.0.0/8', '::1', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a chain of trusted ones only', '10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['an untrusted one', 'loopback', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['no address at all', 'loopback', '127.0.0.1', 'unknown', 'unknown'],
  ['something else behind no address', 'loopback', '127.0.0.1', '203.0.113.9, _hidden', '_hidden'],
])('%s', (_, trusted, remoteAddress, forwardedFor, address) => {
  expect(read(trusted, remoteAddress, forwardedFor)).toBe(address);
});

const app = Fastify();
app.get('/', async (request) => ({ device: deviceOf(request) }));
afterAll(() => app.close());

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
test.each([
  [`Mozilla/5.0 (Linux; Android 13; SM-A145F) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${CHROME} SamsungBrowser/28.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  [`${'x'.repeat(600)} Chrome/1`, 'Unknown device'],
])('%s is shown as %s', async (agent, device) => {
  const response = await app.inject({ url: '/', headers: { 'user-agent': agent } });
  expect(response.json()).toEqual({ device });
});
