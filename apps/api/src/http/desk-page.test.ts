import { deskApi } from '@dakhila/contract/desk/index';
import { type AnyEndpoint, API_BASE_PATH } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { aStaffMember } from '../../test/staff.ts';
import { aWebDist } from '../../test/web-dist.ts';

const server = useServer();
const [LISTED, OTHER] = ['10.1.2.3', '10.2.2.3'];

async function aDesk(environment: Record<string, string> = {}) {
  const DESK_DIST_DIR = aWebDist();
  return anotherApp(server, {
    environment: { WEB_DIST_DIR: DESK_DIST_DIR, DESK_DIST_DIR, ...environment },
    withWeb: true,
  });
}

test('without a list everybody sees the sign-in page of the desk, which nobody stores or finds', async () => {
  const { server: desk } = await aDesk();
  for (const url of ['/desk', '/desk/money/DK1']) {
    const { statusCode, headers, body } = await desk.inject({ url, remoteAddress: OTHER });
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']], url).toEqual([200, 'no-store', 'noindex']);
    expect(body).not.toContain('CSP_NONCE');
  }
});

test('with a list of addresses the page, its files and every call are not there for all others', async () => {
  const { server: desk } = await aDesk({ DESK_ADDRESSES: '10.1.0.0/16' });
  const member = await aStaffMember(server, { roles: ['finance'] });
  const cookies = Object.fromEntries(member.browser.cookies);
  const endpoints = Object.values<Record<string, AnyEndpoint>>(deskApi).flatMap((calls) => Object.values(calls));
  const pages = ['/desk', '/desk/', '/desk/join', '/desk/money', '/desk/assets/main-abc123.js'];
  const asked = [
    ...pages.map((url) => ({ method: 'GET' as const, url })),
    ...endpoints.map(({ method, path }) => ({ method, url: API_BASE_PATH + path.replaceAll(/:\w+/g, 'a') })),
  ];
  for (const request of asked) {
    // Also somebody who is signed in: a stolen cookie opens nothing elsewhere.
    const { statusCode, body } = await desk.inject({ ...request, cookies, remoteAddress: OTHER });
    expect([statusCode, JSON.parse(body).code], `${request.method} ${request.url}`).toEqual([404, 'not-found']);
  }
  for (const url of pages) expect((await desk.inject({ url, remoteAddress: LISTED })).statusCode, url).toBe(200);
  const session = { url: `${API_BASE_PATH}/desk/session`, cookies };
  expect((await desk.inject({ ...session, remoteAddress: LISTED })).json().data).toMatchObject({ id: member.id });
});

test('an address is not believed from a header when no proxy is trusted', async () => {
  const { server: desk } = await aDesk({ DESK_ADDRESSES: '10.1.0.0/16' });
  const headers = { 'x-forwarded-for': LISTED, forwarded: `for=${LISTED}`, 'x-real-ip': LISTED };
  for (const url of ['/desk', `${API_BASE_PATH}/desk/session`])
    expect((await desk.inject({ url, headers, remoteAddress: OTHER })).statusCode, url).toBe(404);
});
