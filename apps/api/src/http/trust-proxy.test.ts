import { expect, test } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';

const server = useServer();

/** The network that a look-up was counted for. */
async function networkCounted(environment: Record<string, string>, forwardedFor: string) {
  const app = await anotherApp(server, { environment });
  await app.server.inject({
    url: '/api/v1/signup/check-email?email=asha@example.com',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  const { rows } = await server.pool.query("select key from budgets where key like 'lookups:network:%'");
  return rows.map((row) => row.key.replace('lookups:network:', ''));
}

test('without a proxy nobody can claim another address', async () => {
  expect(await networkCounted({}, '203.0.113.9')).toEqual(['10.0.0.1']);
});

test('behind a proxy the caller is whom the proxy saw, whatever the caller wrote before it', async () => {
  expect(await networkCounted({ TRUST_PROXY: '10.0.0.1' }, '198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9']);
});

test('behind a chain of proxies the caller is whom the outermost saw', async () => {
  const forwardedFor = '198.51.100.1, 203.0.113.9, 10.0.0.2';
  expect(await networkCounted({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, forwardedFor)).toEqual(['203.0.113.9']);
});

test('who reaches us past the proxy is not believed', async () => {
  expect(await networkCounted({ TRUST_PROXY: 'loopback' }, '203.0.113.9')).toEqual(['10.0.0.1']);
});
