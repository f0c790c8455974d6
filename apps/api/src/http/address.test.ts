import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { makeAddressReader } from './address.ts';

/** The address that is read of a request from a socket, with what it says about whom it speaks for. */
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
