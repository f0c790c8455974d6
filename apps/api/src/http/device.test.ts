import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { deviceOf } from './device.ts';

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
