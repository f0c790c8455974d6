import { randomUUID } from 'node:crypto';
import { deskMembers, type StaffMember } from '@dakhila/contract/desk/members';
import { deskSession } from '@dakhila/contract/desk/session';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import { expect, test } from 'vitest';
import { makeAuthenticator } from '../../../test/authenticator.ts';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
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
/** Makes a passkey with the token of a link. */
async function registerWith(browser: Browser, token: string) {
  const opened = await deskCall(browser, deskSession.openLink, { body: { token } });
  const { challengeId, options } = opened.body.data as { challengeId: string; options: { challenge: string } };
  const response = makeAuthenticator().create(options);
  return deskCall(browser, deskSession.register, { body: { token, challengeId, response } });
}
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

test('nobody changes their own roles, and one administrator makes no other administrator or finance', async () => {
  const [asha, rohan] = [await anAdministrator('Asha'), await anAdministrator('Rohan')];
  const meera = await aStaffMember(server, { roles: ['support', 'finance'] });
  const change = async (id: string, ...roles: StaffRole[]) =>
    (await asha.call(deskMembers.changeRoles, { params: { id }, body: { roles } })).status;
  expect(await change(asha.id, 'administrator', 'support')).toBe(403);
  expect(await change(meera.id, 'support', 'finance', 'administrator')).toBe(403);
  expect(await change(rohan.id, 'support')).toBe(403);
  expect(await change(meera.id, 'support')).toBe(200);
  expect(await change(meera.id, 'support', 'finance')).toBe(403);
  for (const role of ['administrator', 'finance'] as const) {
    const body = { email: 'new@staff.example', name: 'New', roles: ['support', role] as const };
    expect((await asha.call(deskMembers.invite, { body })).status).toBe(403);
  }
  const ended = await asha.call(deskMembers.end, { params: { id: rohan.id }, body: { reason } });
  expect([ended.status, ended.body.message]).toEqual([403, expect.stringContaining('Ask whoever runs the server')]);
});

test('the link of an administrator invited on the server never comes to somebody at the desk', async () => {
  const asha = await anAdministrator('Asha');
  const email = 'boss@staff.example';
  await typed(server, ['staff', 'invite', email, '--name', 'Boss', '--role', 'administrator']);
  const body = { email, name: 'Boss', roles: ['support'] as const };
  expect((await asha.call(deskMembers.invite, { body })).status).toBe(403);
});

test('every other administrator gets a mail when access changes at the desk', async () => {
  const [asha, rohan] = [await anAdministrator('Asha'), await anAdministrator('Rohan')];
  const meera = await aStaffMember(server, { roles: ['support'], name: 'Meera' });
  const body = { email: 'new@staff.example', name: 'New', roles: ['counsellor'] as const };
  const refused = { ...body, roles: ['finance'] as const };
  const params = { id: meera.id };
  const acts: [() => Promise<unknown>, string, string][] = [
    [
      () => asha.call(deskMembers.invite, { body }),
      'Someone was invited',
      'Asha invited New (new@staff.example) as counsellor on ',
    ],
    [
      () => asha.call(deskMembers.changeRoles, { params, body: { roles: ['counsellor'] } }),
      'Roles were changed',
      `Asha changed the roles of Meera (${meera.email}) from support to counsellor on `,
    ],
    [
      () => asha.call(deskMembers.end, { params, body: { reason } }),
      'Access was ended',
      `Asha ended the access of Meera (${meera.email}) on `,
    ],
  ];
  await asha.call(deskMembers.invite, { body: refused });
  expect(await messagesTo(server, rohan.email)).toEqual([]);
  for (const [act, subject, text] of acts) {
    await act();
    const mail = (await messagesTo(server, rohan.email)).find((one) => one.subject === `${subject} · Dakhila Desk`);
    expect(mail?.text, subject).toContain(text);
  }
  expect(await messagesTo(server, rohan.email)).toHaveLength(acts.length);
  expect(await messagesTo(server, asha.email)).toEqual([]);
});

test('an invitation from the desk ends when the server changes the roles', async () => {
  const asha = await anAdministrator('Asha');
  const email = 'new@staff.example';
  const body = { email, name: 'New', roles: ['support'] as const };
  const invited = (await asha.call(deskMembers.invite, { body })).body.data as { url: string };
  const { printed } = await typed(server, ['staff', 'roles', email, '--role', 'finance']);
  expect(printed).toContain('Their link works no more. Make a new one: ops staff invite.');
  const opened = await deskCall(server.newBrowser(), deskSession.openLink, { body: { token: tokenIn(invited.url) } });
  expect(opened.status).toBe(404);
});

test('somebody who comes back is a new member, at the desk and on the server', async () => {
  const asha = await anAdministrator('Asha');
  const meera = await aStaffMember(server, { roles: ['support'], name: 'Meera' });
  const body = { email: meera.email, name: 'Meera', roles: ['support'] as const };
  for (let times = 0; times < 2; times += 1) {
    const { rows } = await server.pool.query('select id from staff_members where email = $1 and ended_at is null', [
      meera.email,
    ]);
    await asha.call(deskMembers.end, { params: { id: rows[0].id }, body: { reason } });
    const invited = await Promise.all([1, 2].map(() => asha.call(deskMembers.invite, { body })));
    expect(invited.map(({ status }) => status)).toEqual([200, 200]);
  }
  const { rows } = await server.pool.query('select id, ended_at from staff_members where email = $1', [meera.email]);
  expect(rows).toHaveLength(3);
  expect(rows.find(({ id }) => id === meera.id).ended_at).not.toBeNull();
  expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
});

test('the server gives every role and ends every access, except that of the last administrator', async () => {
  const asha = await anAdministrator('Asha');
  const ops = async (...words: string[]) => (await typed(server, ['staff', ...words])).code;
  expect(await ops('roles', asha.email, '--role', 'support')).toBe(1);
  expect(await ops('end', asha.email, '--yes')).toBe(1);
  const rohan = await anAdministrator('Rohan');
  const meera = await aStaffMember(server);
  expect(await ops('roles', meera.email, '--role', 'support,finance')).toBe(0);
  const { body } = await meera.browser.call(deskSession.read);
  expect(body.data).toMatchObject({ roles: ['support', 'finance'] });
  expect(await ops('end', rohan.email, '--yes')).toBe(0);
  expect((await rohan.browser.call(deskSession.read)).body.data).toBeNull();
  expect(await ops('roles', rohan.email, '--role', 'support')).toBe(2);
  await ops('invite', 'typo@staff.example', '--name', 'Typo', '--role', 'administrator');
  expect(await ops('end', 'typo@staff.example', '--yes')).toBe(0);
});

test('what an ended member asked for waits no more, and a recovery lapses after a day', async () => {
  const [asha, rohan] = [await anAdministrator('Asha'), await anAdministrator('Rohan')];
  const meera = await aStaffMember(server, { name: 'Meera' });
  const params = { id: meera.id };
  const ask = async () => (await rohan.call(deskMembers.askRecovery, { params, body: { reason } })).status;
  const confirm = async () => (await asha.call(deskMembers.confirmRecovery, { params, body: {} })).status;
  expect(await ask()).toBe(200);
  await server.pool.query(`update staff_recoveries set asked_at = asked_at - interval '25 hours'`);
  expect(await confirm()).toBe(404);
  const list = (await asha.call(deskMembers.list)).body.data as StaffMember[];
  expect(list.map(({ recovery }) => recovery)).toEqual([null, null, null]);
  expect(await ask()).toBe(200);
  await typed(server, ['staff', 'end', rohan.email, '--yes']);
  expect(await confirm()).toBe(404);
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
  expect(await messagesTo(server, asha.email)).toEqual([]);
  expect((await registerWith(browser, token)).status).toBe(200);
  expect((await meera.browser.call(deskSession.read)).body.data).toBeNull();

  for (const { email } of [asha, rohan]) {
    const [mail, ...others] = await messagesTo(server, email);
    expect([mail?.subject, others]).toEqual(['Access was recovered · Dakhila Desk', []]);
    expect(mail?.text).toContain(`Meera (${meera.email}) has used a recovery link`);
    expect(mail?.text).toContain('end the access at the desk under People');
  }
  expect((await messagesTo(server, meera.email))[0]?.text).toContain('Your earlier devices can’t sign in any more.');
});

test('the mail about a recovered administrator says who can end their access', async () => {
  const [asha, rohan] = [await anAdministrator('Asha'), await anAdministrator('Rohan')];
  const { printed } = await typed(server, ['staff', 'recover', asha.email, '--yes']);
  const token = /#(\S+)/.exec(printed)?.[1] ?? '';
  expect((await registerWith(server.newBrowser(), token)).status).toBe(200);
  const [mail] = await messagesTo(server, rohan.email);
  expect(mail?.text).toContain('ask whoever runs the server to end the access until it’s clear');
  expect(mail?.text).not.toContain('People');
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

test('the tickets of somebody whose access ended are everybody’s again, whatever their status', async () => {
  const [boss, meera] = [await anAdministrator('Asha'), await aStaffMember(server, { roles: ['support'] })];
  const student = await aStudent(server);
  const tickets = async () =>
    (await server.pool.query('select assigned_to, status, updated_at from tickets order by number')).rows;
  for (const status of ['open', 'closed'])
    await server.pool.query(
      "insert into tickets (id, student_id, topic, status, assigned_to) values (gen_random_uuid(), $1, 'other', $2, $3)",
      [student.id, status, meera.id],
    );
  const before = await tickets();
  await boss.call(deskMembers.end, { params: { id: meera.id }, body: { reason: 'Left the company' } });
  // Their place in the queue stays.
  expect(await tickets()).toEqual(before.map((ticket) => ({ ...ticket, assigned_to: null })));
});

test('people are read by page, by name, each once, also those with the same name', async () => {
  const boss = await aStaffMember(server, { roles: ['administrator'], name: 'Person 25' });
  for (let count = 0; count < 51; count += 1)
    await aStaffMember(server, { name: `Person ${String(Math.floor(count / 2)).padStart(2, '0')}` });
  const read = async (after?: string) =>
    (await boss.call(deskMembers.list, { query: after === undefined ? {} : { after } })).body as unknown as {
      data: StaffMember[];
      next: string | null;
    };
  const first = await read();
  const second = await read(first.next ?? '');
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 2, null]);
  const all = [...first.data, ...second.data];
  expect(new Set(all.map(({ id }) => id)).size).toBe(52);
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  for (const junk of ['x', '\u0000', randomUUID()])
    expect((await boss.call(deskMembers.list, { query: { after: junk } })).status, junk).toBeLessThan(500);
});
