import { randomUUID } from 'node:crypto';
import { deskMembers } from '@dakhila/contract/desk/members';
import { deskSession } from '@dakhila/contract/desk/session';
import { actsOf } from '@dakhila/domain/staff/roles';
import { expect, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../../test/another-app.ts';
import { makeAuthenticator } from '../../../test/authenticator.ts';
import type { Browser } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember, deskCall } from '../../../test/staff.ts';

const server = useServer();
type Ceremony = { challengeId: string; options: { challenge: string } };
type Authenticator = ReturnType<typeof makeAuthenticator>;

async function invite(email = 'asha@staff.example', role = 'administrator') {
  const { code, printed } = await typed(server, ['staff', 'invite', email, '--name', 'Asha Patil', '--role', role]);
  expect(code).toBe(0);
  return tokenIn(printed);
}
const tokenIn = (text: string) => /\/desk\/join#([\w-]{43})/.exec(text)?.[1] ?? '';

async function register(browser: Browser, token: string, key: Authenticator, wrong = {}) {
  const opened = await deskCall(browser, deskSession.openLink, { body: { token } });
  if (opened.status !== 200) return opened;
  const { challengeId, options } = opened.body.data as Ceremony;
  return deskCall(browser, deskSession.register, {
    body: { token, challengeId, response: key.create(options, wrong) },
  });
}
async function signIn(browser: Browser, key: Authenticator, wrong = {}) {
  const { challengeId, options } = (await deskCall(browser, deskSession.beginSignIn, { body: {} })).body
    .data as Ceremony;
  return deskCall(browser, deskSession.signIn, { body: { challengeId, response: key.get(options, wrong) } });
}
const whoIs = async (browser: Browser) => (await browser.call(deskSession.read)).body.data as { name: string } | null;

async function aPasskey() {
  const key = makeAuthenticator();
  expect((await register(server.newBrowser(), await invite(), key)).status).toBe(200);
  return key;
}

test('an invited person registers a passkey, is signed in, and signs in again later', async () => {
  const key = await aPasskey();
  const browser = server.newBrowser();
  const { status, body } = await signIn(browser, key);
  expect([status, body.data]).toMatchObject([
    200,
    { name: 'Asha Patil', roles: ['administrator'], acts: actsOf(['administrator']) },
  ]);
  expect(await whoIs(browser)).toMatchObject({ name: 'Asha Patil' });
  expect((await auditTrail(server)).map(({ action }) => action)).toEqual([
    'ops staff invite',
    'desk sign-in',
    'desk sign-in',
  ]);
  await deskCall(browser, deskSession.signOut, { body: {} });
  expect(await whoIs(browser)).toBeNull();
});

test('a link works once, for a day, and a newer one replaces it', async () => {
  const first = await invite();
  const second = await invite();
  expect((await register(server.newBrowser(), first, makeAuthenticator())).status).toBe(404);
  expect((await register(server.newBrowser(), second, makeAuthenticator())).status).toBe(200);
  expect((await register(server.newBrowser(), second, makeAuthenticator())).status).toBe(404);
  const late = await invite('late@staff.example');
  await server.clock.advance({ hours: 25 });
  expect((await register(server.newBrowser(), late, makeAuthenticator())).status).toBe(404);
});

test('of two people who open the same link at once, one gets in', async () => {
  const token = await invite();
  const results = await Promise.all([1, 2, 3].map(() => register(server.newBrowser(), token, makeAuthenticator())));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
});

const WRONG: [string, object][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another host', { host: 'evil.example' }],
  ['another challenge', { challenge: 'bm90IG91cnM' }],
  ['no finger, face or PIN', { flags: 0x01 }],
  ['nobody present', { flags: 0x04 }],
  ['another ceremony', { type: 'webauthn.other' }],
];

test.each(WRONG)('a response for %s is refused', async (_what, wrong) => {
  const key = await aPasskey();
  const browser = server.newBrowser();
  expect((await signIn(browser, key, wrong)).status).toBe(401);
  expect(await whoIs(browser)).toBeNull();
  const token = await invite('new@staff.example');
  expect((await register(server.newBrowser(), token, makeAuthenticator(), wrong)).status).toBe(401);
});

test('a signature is worth one sign-in, and only for a few minutes', async () => {
  const key = await aPasskey();
  const begun = await deskCall(server.newBrowser(), deskSession.beginSignIn, { body: {} });
  const { challengeId, options } = begun.body.data as Ceremony;
  const body = { challengeId, response: key.get(options) };
  const results = await Promise.all([1, 2].map(() => deskCall(server.newBrowser(), deskSession.signIn, { body })));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const slow = (await deskCall(server.newBrowser(), deskSession.beginSignIn, { body: {} })).body.data as Ceremony;
  await server.clock.advance({ minutes: 6 });
  const late = { challengeId: slow.challengeId, response: key.get(slow.options) };
  expect((await deskCall(server.newBrowser(), deskSession.signIn, { body: late })).status).toBe(401);
});

test('an unknown key, another person’s id and a copied key sign nobody in', async () => {
  const key = await aPasskey();
  expect((await signIn(server.newBrowser(), makeAuthenticator())).status).toBe(401);
  await signIn(server.newBrowser(), key);
  key.rewind();
  expect((await signIn(server.newBrowser(), key)).status).toBe(401);
  const { challengeId, options } = (await deskCall(server.newBrowser(), deskSession.beginSignIn, { body: {} })).body
    .data as Ceremony;
  const forged = { ...makeAuthenticator().get(options), id: key.get(options).id, rawId: key.get(options).id };
  expect(
    (await deskCall(server.newBrowser(), deskSession.signIn, { body: { challengeId, response: forged } })).status,
  ).toBe(401);
});

test('a session ends after 30 idle minutes and after 8 hours; a page that only looks for news does not prolong it', async () => {
  const idle = await aStaffMember(server);
  const watching = await aStaffMember(server);
  const busy = await aStaffMember(server);
  for (let minutes = 0; minutes < 40; minutes += 10) {
    await server.clock.advance({ minutes: 10 });
    await busy.browser.call(deskSession.read);
    await watching.browser.call(deskSession.read, {}, { headers: { 'x-desk-background': 'yes' } });
  }
  expect(await whoIs(idle.browser)).toBeNull();
  expect(await whoIs(watching.browser)).toBeNull();
  for (let minutes = 40; minutes < 470; minutes += 10) {
    await server.clock.advance({ minutes: 10 });
    expect(await whoIs(busy.browser), String(minutes)).not.toBeNull();
  }
  await server.clock.advance({ minutes: 11 });
  expect(await whoIs(busy.browser)).toBeNull();
});

test('confirming with one’s own passkey makes the session fresh again; another person’s does not', async () => {
  const key = await aPasskey();
  const browser = server.newBrowser();
  await signIn(browser, key);
  const other = makeAuthenticator();
  await register(server.newBrowser(), await invite('rohan@staff.example'), other);
  await server.clock.advance({ minutes: 6 });
  const confirm = async (which: Authenticator) => {
    const { challengeId, options } = (await deskCall(browser, deskSession.beginVerify, { body: {} })).body
      .data as Ceremony;
    return deskCall(browser, deskSession.verify, { body: { challengeId, response: which.get(options) } });
  };
  const inviteSomebody = () =>
    deskCall(browser, deskMembers.invite, { body: { email: 'x@staff.example', name: 'X', roles: ['support'] } });
  expect((await inviteSomebody()).body.code).toBe('passkey-needed');
  expect((await confirm(other)).status).toBe(401);
  expect((await inviteSomebody()).body.code).toBe('passkey-needed');
  expect((await confirm(key)).status).toBe(200);
  expect((await inviteSomebody()).status).toBe(200);
});

/** A network that is not this machine, which development does not limit. */
const OFFICE = '203.0.113.7';

test('failures of a stranger on the same network are limited, and never keep out a passkey or link that is right', async () => {
  const key = await aPasskey();
  const token = await invite('new@staff.example');
  const stranger = server.newBrowser(OFFICE);
  const challengeId = randomUUID();
  const response = makeAuthenticator().get({ challenge: 'bm90IG91cnM' });
  const fail = async () => (await deskCall(stranger, deskSession.signIn, { body: { challengeId, response } })).status;
  const failures: number[] = [];
  for (let count = 0; count < 121; count += 1) failures.push(await fail());
  expect([failures[119], failures[120]]).toEqual([401, 429]);
  const unknown = await deskCall(stranger, deskSession.openLink, { body: { token: 'x'.repeat(43) } });
  expect(unknown.status).toBe(429);
  expect((await signIn(server.newBrowser(OFFICE), key)).status).toBe(200);
  expect((await register(server.newBrowser(OFFICE), token, makeAuthenticator())).status).toBe(200);
});

test('sign-ins that succeed use nothing of the limit', async () => {
  const key = await aPasskey();
  for (let count = 0; count < 130; count += 1) expect((await signIn(server.newBrowser(OFFICE), key)).status).toBe(200);
  expect((await signIn(server.newBrowser(OFFICE), makeAuthenticator())).status).toBe(401);
  const { rows } = await server.pool.query(`select key, spent from budgets where key like 'desk:%' order by key`);
  expect(rows).toEqual([
    { key: expect.stringMatching(/^desk:begun:/), spent: 131 },
    { key: expect.stringMatching(/^desk:failed:/), spent: 1 },
  ]);
});

test('challenges of one network are limited for a few minutes', async () => {
  await aPasskey();
  const begin = async () => (await deskCall(server.newBrowser(OFFICE), deskSession.beginSignIn, { body: {} })).status;
  expect(await begin()).toBe(200);
  await server.pool.query(`update budgets set spent = 1200 where key like 'desk:begun:%'`);
  expect(await begin()).toBe(429);
  await server.clock.advance({ minutes: 6 });
  expect(await begin()).toBe(200);
});

test('with a list of addresses, the desk does not exist for all others', async () => {
  const app = await anotherApp(server, { environment: { DESK_ADDRESSES: '10.1.0.0/16' } });
  const url = '/api/v1/desk/session';
  const from = (remoteAddress: string) => app.server.inject({ url, remoteAddress });
  expect((await from('10.1.2.3')).statusCode).toBe(200);
  expect((await from('::ffff:10.1.2.3')).statusCode).toBe(200);
  expect((await from('10.2.2.3')).statusCode).toBe(404);
});

const DESK = { ...PRODUCTION, DESK_HOST: 'desk.dakhila.test' };

test('with a host of its own the desk answers only there, and nothing of students does', async () => {
  const app = await anotherApp(server, { environment: DESK });
  const at = async (host: string, url: string) => (await app.server.inject({ url, headers: { host } })).statusCode;
  const desk = '/api/v1/desk/session';
  for (const host of ['desk.dakhila.test', 'DESK.dakhila.test', 'desk.dakhila.test:443'])
    expect(await at(host, desk), host).toBe(200);
  for (const host of ['dakhila.test', 'desk.dakhila.test.evil.test', 'desk.dakhila.test:8443', 'localhost', ''])
    expect(await at(host, desk), host).toBe(404);
  expect(await at('dakhila.test', '/api/v1/notices/current')).toBe(200);
  for (const url of ['/api/v1/notices/current', '/api/v1/auth/check', '/api/v1/openapi.json', '/login'])
    expect(await at('desk.dakhila.test', url), url).toBe(404);
  const root = await app.server.inject({ url: '/', headers: { host: 'desk.dakhila.test' } });
  expect([root.statusCode, root.headers.location]).toEqual([302, '/desk']);
  expect(await at('desk.dakhila.test', '/healthz')).toBe(200);
});

test('on its own host a passkey belongs to that host, and calls must come from there', async () => {
  const app = await anotherApp(server, { environment: DESK });
  const begin = (headers: Record<string, string>) =>
    app.server.inject({ method: 'POST', url: '/api/v1/desk/sign-in/options', headers, payload: {} });
  const host = 'desk.dakhila.test';
  const begun = await begin({ host, origin: `https://${host}` });
  expect([begun.statusCode, begun.json().data.options.rpId]).toEqual([200, host]);
  expect((await begin({ host, origin: 'https://dakhila.test' })).statusCode).toBe(403);
  expect((await begin({ host, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
});

test('on https the cookie is secure, strict, hidden from scripts and sent to the desk only', async () => {
  const app = await anotherApp(server, { environment: PRODUCTION });
  const member = await aStaffMember(server);
  const secret = member.browser.cookies.get('desk_session') ?? '';
  const cookie = `__Secure-desk_session=${secret}`;
  const read = await app.server.inject({ url: '/api/v1/desk/session', headers: { cookie } });
  const token = read.json().data.token;
  const headers = { cookie, 'x-desk-token': token, 'sec-fetch-site': 'same-origin' };
  const left = await app.server.inject({ method: 'POST', url: '/api/v1/desk/sign-out', headers, payload: {} });
  expect(left.statusCode).toBe(200);
  expect(String(left.headers['set-cookie'])).toMatch(
    /__Secure-desk_session=; .*Path=\/api\/v1\/desk; .*HttpOnly; Secure; SameSite=Strict/,
  );
});
