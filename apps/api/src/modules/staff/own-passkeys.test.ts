import { type DeskPasskey, deskPasskeys } from '@dakhila/contract/desk/passkeys';
import { deskSession } from '@dakhila/contract/desk/session';
import { PASSKEYS_PER_MEMBER } from '@dakhila/domain/staff/access';
import { expect, test } from 'vitest';
import { makeAuthenticator } from '../../../test/authenticator.ts';
import type { Answer } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aStaffMember, deskCall } from '../../../test/staff.ts';
import { insertPasskey } from './store.ts';

const server = useServer();
type Member = Awaited<ReturnType<typeof aStaffMember>>;
type Ceremony = { challengeId: string; options: { challenge: string; excludeCredentials?: { id: string }[] } };

/** Somebody with the passkey of their invitation. */
async function aMember() {
  const member = await aStaffMember(server);
  await insertPasskey(server.deps.db, { id: member.id, staffId: member.id, publicKey: Buffer.from('x'), counter: 0 });
  return member;
}
const devicesOf = ({ body }: Answer) => body.data as DeskPasskey[];
const list = async (member: Member) => devicesOf(await member.call(deskPasskeys.list));
const begin = async (member: Member) => (await member.call(deskPasskeys.beginAdd, { body: {} })).body.data as Ceremony;
async function add(member: Member, name: string, key = makeAuthenticator(), begun?: Ceremony) {
  const { challengeId, options } = begun ?? (await begin(member));
  return member.call(deskPasskeys.add, { body: { name, challengeId, response: key.create(options) } });
}
const remove = (member: Member, id: string) => member.call(deskPasskeys.remove, { params: { id }, body: {} });

test('a member adds a second device, which signs in, and sees when each was used', async () => {
  const meera = await aMember();
  const key = makeAuthenticator();
  const begun = await begin(meera);
  expect(begun.options.excludeCredentials?.map(({ id }) => id)).toEqual([meera.id]);
  const added = devicesOf(await add(meera, ' Work phone ', key, begun));
  expect(added.map(({ name }) => name)).toEqual(['First device', 'Work phone']);
  expect(JSON.stringify(added)).not.toContain(meera.id);
  await server.clock.advance({ minutes: 2 });
  const browser = server.newBrowser();
  const { challengeId, options } = (await deskCall(browser, deskSession.beginSignIn, { body: {} })).body
    .data as Ceremony;
  const signedIn = await deskCall(browser, deskSession.signIn, { body: { challengeId, response: key.get(options) } });
  expect(signedIn.status).toBe(200);
  const [first, phone] = await list(meera);
  expect(Date.parse(phone?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(first?.lastUsedAt ?? ''));
  expect((await auditTrail(server)).map(({ action }) => action)).toEqual(['desk passkey add', 'desk sign-in']);
});

test('a removed device signs nobody in and ends every other session, never the last one', async () => {
  const meera = await aMember();
  const key = makeAuthenticator();
  await add(meera, 'Phone', key);
  const thief = server.newBrowser();
  const sign = async () => {
    const { challengeId, options } = (await deskCall(thief, deskSession.beginSignIn, { body: {} })).body
      .data as Ceremony;
    return deskCall(thief, deskSession.signIn, { body: { challengeId, response: key.get(options) } });
  };
  expect((await sign()).status).toBe(200);
  const [first, phone] = await list(meera);
  expect(devicesOf(await remove(meera, phone?.id ?? ''))).toMatchObject([{ name: 'First device' }]);
  expect((await thief.call(deskSession.read)).body.data).toBeNull();
  expect((await meera.call(deskSession.read)).body.data).not.toBeNull();
  expect((await sign()).status).toBe(401);
  const { status, body } = await remove(meera, first?.id ?? '');
  expect([status, body.message]).toEqual([409, expect.stringContaining('last device')]);
});

test('the owner gets a mail when a device is added or removed, and none when nothing happened', async () => {
  const [meera, rohan] = [await aMember(), await aMember()];
  await add(meera, 'Work phone');
  const [mail, ...others] = await messagesTo(server, meera.email);
  expect([mail?.channel, mail?.subject, others]).toEqual(['email', 'A device was added · Dakhila Desk', []]);
  expect(mail?.text).toContain('“Work phone” can sign in to the desk as you.');
  expect(mail?.text).toContain('If that wasn’t you, tell an administrator');
  const [, phone] = await list(meera);
  await remove(rohan, phone?.id ?? '');
  await remove(meera, phone?.id ?? '');
  await remove(meera, (await list(meera))[0]?.id ?? '');
  const mails = await messagesTo(server, meera.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'A device was added · Dakhila Desk',
    'A device was removed · Dakhila Desk',
  ]);
  expect(await messagesTo(server, rohan.email)).toEqual([]);
  const { rows } = await server.pool.query('select distinct kind, student_id from outbox');
  expect(rows).toEqual([{ kind: 'security', student_id: null }]);
});

test('of two devices that are removed at the same moment one stays', async () => {
  const meera = await aMember();
  await add(meera, 'Phone');
  const results = await Promise.all((await list(meera)).map(({ id }) => remove(meera, id)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await list(meera)).toHaveLength(1);
});

test('there are at most so many devices, also when two are added at once', async () => {
  const meera = await aMember();
  for (let count = 2; count < PASSKEYS_PER_MEMBER; count += 1) await add(meera, `Key ${count}`);
  const results = await Promise.all([add(meera, 'One'), add(meera, 'Other')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await list(meera)).toHaveLength(PASSKEYS_PER_MEMBER);
});

test('nobody touches another person’s devices, and nothing works without a passkey used just now', async () => {
  const [meera, rohan] = [await aMember(), await aMember()];
  await add(meera, 'Phone');
  const [own] = await list(meera);
  for (const id of [own?.id ?? '', meera.id, 'nobody']) expect((await remove(rohan, id)).status).toBe(404);
  // What was begun by one person is finished by nobody else.
  const begun = await begin(meera);
  expect((await add(rohan, 'Stolen', makeAuthenticator(), begun)).status).toBe(401);
  expect((await add(meera, 'Once', makeAuthenticator(), begun)).status).toBe(200);
  expect((await add(meera, 'Twice', makeAuthenticator(), begun)).status).toBe(401);
  for (const name of ['', ' ', 'x'.repeat(41)]) expect((await add(meera, name)).status).toBe(400);
  await server.clock.advance({ minutes: 6 });
  expect((await meera.call(deskPasskeys.beginAdd, { body: {} })).body.code).toBe('passkey-needed');
  expect((await remove(meera, own?.id ?? '')).body.code).toBe('passkey-needed');
  expect(await list(meera)).toHaveLength(3);
});
