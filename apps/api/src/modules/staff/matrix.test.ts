import { api } from '@dakhila/contract';
import { deskApi } from '@dakhila/contract/desk/index';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { mayDo, SENSITIVE_LOOKS, STAFF_ROLES, type StaffAct } from '@dakhila/domain/staff/roles';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aStaffMember, deskCall } from '../../../test/staff.ts';

const server = useServer();

const endpointsOf = (whole: Record<string, Record<string, AnyEndpoint>>) =>
  Object.entries(whole).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
  );
const DESK = endpointsOf(deskApi);
const isStaffOnly = ({ access }: AnyEndpoint) => typeof access === 'object' && access.desk === 'staff';
const isSensitive = (act: StaffAct | null) => act !== null && SENSITIVE_LOOKS.includes(act);
const INPUT = {
  params: {
    ...{ id: 'nobody', number: '1', transactionId: 'DK1', code: 'NONE', day: '2026-11-17' },
    ...{ exam: 'josaa', step: 'registration' },
  },
  query: { view: 'open' },
  body: {},
};
const inputOf = ({ method }: AnyEndpoint) =>
  method === 'GET' ? { params: INPUT.params, query: INPUT.query } : { params: INPUT.params, body: INPUT.body };
const resultOf = async (browser: Browser, endpoint: AnyEndpoint) => {
  const { status, body } = await deskCall(browser, endpoint, inputOf(endpoint));
  return `${status} ${body.code ?? ''}`.trim();
};

test('every call of the desk says who may use it, under an address of the desk', () => {
  for (const { name, endpoint } of DESK) {
    expect(endpoint.access, name).toBeTypeOf('object');
    expect(endpoint.path, name).toMatch(/^\/desk\//);
  }
  expect(endpointsOf(api).filter(({ endpoint }) => typeof endpoint.access === 'object')).toEqual([]);
});

test('every call that changes something takes nothing that it does not know', () => {
  // A file is read line by line instead.
  for (const { name, endpoint } of DESK.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.file)) {
    const { error } = endpoint.body.safeParse({ surprise: true });
    expect(JSON.stringify(error?.issues ?? []), name).toContain('surprise');
    expect(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }), name).toBeTruthy();
  }
});

test('every sensitive look asks for a reason', () => {
  const looks = DESK.filter(
    ({ endpoint: { access } }) => typeof access === 'object' && access.desk === 'staff' && isSensitive(access.act),
  );
  expect(looks.map(({ name }) => name)).toHaveLength(SENSITIVE_LOOKS.length);
  for (const { name, endpoint } of looks) {
    const { error } = endpoint.body.safeParse({});
    expect(JSON.stringify(error?.issues ?? []), name).toContain('reason');
  }
});

test.each(STAFF_ROLES)('the role %s reaches exactly the calls that the table allows', async (role) => {
  const { browser } = await aStaffMember(server, { roles: [role] });
  for (const { name, endpoint } of DESK.filter(({ name }) => name !== 'deskSession.signOut')) {
    if (typeof endpoint.access !== 'object' || endpoint.access.desk !== 'staff') continue;
    const { act } = endpoint.access;
    const isAllowed = act === null || mayDo([role], act);
    const result = await resultOf(browser, endpoint);
    if (isAllowed) expect(result, name).not.toMatch(/^(401 not-signed-in|403 |5\d\d)/);
    else expect(result, name).toBe('403 not-allowed');
  }
});

test('a student and a stranger reach nothing of the desk, also with a stolen token', async () => {
  const asha = await aStudent(server);
  const member = await aStaffMember(server);
  const { body } = await member.call(deskApi.deskSession.read);
  const { token } = body.data as { token: string };
  for (const browser of [asha.browser, server.newBrowser()]) {
    for (const { name, endpoint } of DESK.filter(({ endpoint }) => isStaffOnly(endpoint))) {
      expect(await resultOf(browser, endpoint), name).toBe('401 not-signed-in');
      const stolen = await browser.call(endpoint, inputOf(endpoint), { headers: { 'x-desk-token': token } });
      expect(stolen.status, name).toBe(401);
    }
  }
});

test('a student’s cookie under the desk’s name, and the other way round, signs nobody in', async () => {
  const asha = await aStudent(server);
  const thief = server.newBrowser();
  thief.cookies.set('desk_session', asha.browser.cookies.get('session') ?? '');
  expect((await thief.call(deskApi.deskSession.read)).body.data).toBeNull();
  const member = await aStaffMember(server);
  const other = server.newBrowser();
  other.cookies.set('session', member.browser.cookies.get('desk_session') ?? '');
  expect((await other.call(api.auth.check)).body.authenticated).toBe(false);
});

test('the session of the desk opens no call of students', async () => {
  const { browser } = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  for (const { name, endpoint } of endpointsOf(api)) {
    if (endpoint.access !== 'student' && endpoint.access !== 'account') continue;
    const { status } = await browser.call(endpoint, { params: { ...INPUT.params, exam: 'josaa' } });
    expect(status, name).toBe(401);
  }
});

/** What moves money, changes access, or publishes what a second person has to look at. */
const FRESH = [
  ...['deskPasskeys.beginAdd', 'deskPasskeys.add', 'deskPasskeys.remove'],
  ...['deskMembers.invite', 'deskMembers.changeRoles', 'deskMembers.end'],
  ...['deskMembers.askRecovery', 'deskMembers.confirmRecovery', 'deskCounsellors.link'],
  ...['deskOrders.credit', 'deskOrders.refund', 'deskOrders.confirm', 'deskOrders.withdraw'],
  ...['deskCoupons.add', 'deskCoupons.change', 'deskCoupons.setActive'],
  ...['deskSettlements.upload', 'deskSettlements.withdraw'],
  ...['deskCutoffLists.approve', 'deskCutoffLists.publish', 'deskCutoffLists.rollBack'],
];

test('an old session is asked for the passkey by exactly the calls that move money or change access', async () => {
  const { browser } = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  const asked = async () => {
    const names: string[] = [];
    for (const { name, endpoint } of DESK.filter(({ name }) => name !== 'deskSession.signOut'))
      if ((await resultOf(browser, endpoint)) === '403 passkey-needed') names.push(name);
    return names.toSorted();
  };
  expect(await asked()).toEqual([]);
  await server.clock.advance({ minutes: 6 });
  expect(await asked()).toEqual(FRESH.toSorted());
});

test('a call from another site, or without the token, changes nothing', async () => {
  const member = await aStaffMember(server);
  const { deskSession } = deskApi;
  const expectRefused = async (headers: Record<string, string>, isToken: boolean) => {
    const send = isToken
      ? member.call(deskSession.signOut, { body: {} }, headers)
      : member.browser.call(deskSession.signOut, { body: {} }, { headers, withoutXsrf: true });
    expect([(await send).status, (await send).body.code]).toEqual([403, 'csrf']);
  };
  await expectRefused({}, false);
  await expectRefused({ 'x-desk-token': 'made.up' }, false);
  await expectRefused({ 'sec-fetch-site': 'cross-site' }, true);
  await expectRefused({ origin: 'https://evil.example' }, true);
  // A token of one session is worth nothing in another.
  const colleague = await aStaffMember(server);
  const { body } = await colleague.call(deskSession.read);
  await expectRefused({ 'x-desk-token': (body.data as { token: string }).token }, false);
  const signInElsewhere = { headers: { 'sec-fetch-site': 'cross-site' }, withoutXsrf: true };
  const foreign = await server.newBrowser().call(deskSession.beginSignIn, { body: {} }, signInElsewhere);
  expect(foreign.status).toBe(403);
  expect((await member.call(deskSession.read)).body.data).not.toBeNull();
});

const JUNK = [null, '', '\u0000', '0', -1, 1e9, [], {}, 'x'.repeat(5000), '../..', "' or 1=1", true];

test('no input of any call of the desk is an unexpected error', async () => {
  const member = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  const { body } = await member.call(deskApi.deskSession.read);
  const headers = { 'x-desk-token': (body.data as { token: string }).token };
  for (const { name, endpoint } of DESK.filter(({ name }) => name !== 'deskSession.signOut')) {
    const { properties = {} } = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
    for (const junk of JUNK) {
      const params = Object.fromEntries(Object.keys(INPUT.params).map((key) => [key, String(junk).slice(0, 250)]));
      const filled = Object.fromEntries(Object.keys(properties).map((key) => [key, junk]));
      const query = { view: 'open', search: String(junk).slice(0, 100), after: String(junk).slice(0, 70) };
      const input = endpoint.method === 'GET' ? { params, query } : { params, body: filled };
      const { status } = await member.browser.call(endpoint, input, { headers, withoutXsrf: true });
      expect(status, `${name} ${JSON.stringify(junk)}`).toBeLessThan(500);
    }
  }
});
