import { deskMembers } from '@dakhila/contract/desk/members';
import { deskSession } from '@dakhila/contract/desk/session';
import { expect, test } from 'vitest';
import { makeAuthenticator } from '../../../test/authenticator.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember, deskCall } from '../../../test/staff.ts';
import { insertPasskey } from './store.ts';

const server = useServer();

/** An administrator with a passkey, as the rules about the last one count them. */
async function anAdministrator(name: string) {
  const member = await aStaffMember(server, { roles: ['administrator'], name });
  await insertPasskey(server.deps.db, { id: member.id, staffId: member.id, publicKey: Buffer.from('x'), counter: 0 });
  return member;
}
const reason = 'Lost the phone on a train';
const tokenIn = (url: unknown) => String(url).split('#')[1] ?? '';

test('an administrator invites; the person cannot be invited twice once they have a passkey', async () => {
  const asha = await anAdministrator('Asha');
  const body = { email: 'Meera@Staff.example', name: 'Meera', roles: ['support', 'support'] as const };
  const invited = await asha.call(deskMembers.invite, { body });
  expect(invited.status).toBe(200);
  const list = (await asha.call(deskMembers.list)).body.data as { email: string; state: string; roles: string[] }[];
  expect(list).toMatchObject([
    { name: 'Asha', state: 'active' },
    { email: 'meera@staff.example', state: 'invited', roles: ['support'] },
  ]);
  const browser = server.newBrowser();
  const token = tokenIn((invited.body.data as { url: string }).url);
  const opened = await deskCall(browser, deskSession.openLink, { body: { token } });
  const { challengeId, options } = opened.body.data as { challengeId: string; options: { challenge: string } };
  const response = makeAuthenticator().create(options);
  expect((await deskCall(browser, deskSession.register, { body: { token, challengeId, response } })).status).toBe(200);
  expect((await asha.call(deskMembers.invite, { body })).status).toBe(409);
});

test('a change of roles and an end of access hold at the next call', async () => {
  const asha = await anAdministrator('Asha');
  const meera = await aStaffMember(server, { roles: ['support'] });
  const rolesNow = async () =>
    ((await meera.browser.call(deskSession.read)).body.data as { roles: string[] } | null)?.roles;
  await asha.call(deskMembers.changeRoles, { params: { id: meera.id }, body: { roles: ['content'] } });
  expect(await rolesNow()).toEqual(['content']);
  await asha.call(deskMembers.end, { params: { id: meera.id }, body: { reason: 'Left the company' } });
  expect(await rolesNow()).toBeUndefined();
  expect((await auditTrail(server)).map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    [`staff:${asha.id}`, 'desk roles', meera.id],
    [`staff:${asha.id}`, 'desk end access', meera.id],
  ]);
});

test('the last administrator cannot be lost, and two cannot end each other at the same moment', async () => {
  const asha = await anAdministrator('Asha');
  const demote = { params: { id: asha.id }, body: { roles: ['support'] as const } };
  expect((await asha.call(deskMembers.changeRoles, demote)).status).toBe(409);
  const rohan = await anAdministrator('Rohan');
  const end = (by: typeof asha, id: string) => by.call(deskMembers.end, { params: { id }, body: { reason } });
  const results = await Promise.all([end(asha, rohan.id), end(rohan, asha.id)]);
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a lost passkey is replaced when a second administrator confirms; the old key and sessions are gone', async () => {
  const [asha, rohan] = [await anAdministrator('Asha'), await anAdministrator('Rohan')];
  const meera = await aStaffMember(server, { roles: ['support'], name: 'Meera' });
  const params = { id: meera.id };
  expect((await asha.call(deskMembers.askRecovery, { params, body: { reason } })).status).toBe(200);
  expect((await rohan.call(deskMembers.askRecovery, { params, body: { reason } })).status).toBe(409);
  expect((await asha.call(deskMembers.confirmRecovery, { params, body: {} })).status).toBe(403);
  const confirmed = await rohan.call(deskMembers.confirmRecovery, { params, body: {} });
  expect(confirmed.status).toBe(200);
  expect((await rohan.call(deskMembers.confirmRecovery, { params, body: {} })).status).toBe(404);

  const browser = server.newBrowser();
  const token = tokenIn((confirmed.body.data as { url: string }).url);
  const opened = await deskCall(browser, deskSession.openLink, { body: { token } });
  const { challengeId, options } = opened.body.data as { challengeId: string; options: { challenge: string } };
  const response = makeAuthenticator().create(options);
  expect((await deskCall(browser, deskSession.register, { body: { token, challengeId, response } })).status).toBe(200);
  expect((await meera.browser.call(deskSession.read)).body.data).toBeNull();
});

test('nobody recovers their own access, and a reason never holds a contact', async () => {
  const asha = await anAdministrator('Asha');
  await anAdministrator('Rohan');
  const own = await asha.call(deskMembers.askRecovery, { params: { id: asha.id }, body: { reason } });
  expect(own.status).toBe(403);
  const meera = await aStaffMember(server);
  const told = { params: { id: meera.id }, body: { reason: 'Mail from meera@home.example' } };
  expect((await asha.call(deskMembers.askRecovery, told)).status).toBe(400);
});

test('the command line recovers access only while the desk cannot', async () => {
  const asha = await anAdministrator('Asha');
  const recover = () => typed(server, ['staff', 'recover', asha.email, '--yes']);
  expect((await recover()).printed).toContain('/desk/join#');
  await anAdministrator('Rohan');
  expect((await recover()).code).toBe(0);
  await anAdministrator('Third');
  expect((await recover()).code).not.toBe(0);
  expect((await typed(server, ['staff', 'list'])).printed).toContain('Asha');
  expect((await typed(server, ['staff', 'invite', 'x@staff.example', '--name', 'X', '--role', 'boss'])).code).toBe(2);
});
