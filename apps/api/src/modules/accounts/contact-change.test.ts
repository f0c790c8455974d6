import { auth } from '@dakhila/contract/auth';
import { contactChange } from '@dakhila/contract/contact-change';
import { language, students } from '@dakhila/contract/students';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';

const server = useServer();
const NEW = 'asha.new@example.com';

const start = (browser: Browser, contact: string) => browser.call(contactChange.start, { body: { contact } });
const confirm = async (browser: Browser, to: string) =>
  browser.call(contactChange.confirm, { body: { otp: await codeTo(server, to) } });
const emailOf = async (id: string) =>
  (await server.pool.query('select email from students where id = $1', [id])).rows[0].email;
async function logIn(identifier: string) {
  const browser = server.newBrowser();
  await browser.call(auth.loginInit, { body: { identifier } });
  await browser.call(auth.loginVerify, { body: { identifier, otp: await codeTo(server, identifier) } });
  return browser;
}

test('an address changes when the old one and then the new one have confirmed; other sessions end, the old one is told', async () => {
  const asha = await aStudent(server);
  const elsewhere = await logIn(asha.email);
  const started = await start(asha.browser, 'Asha.New@example.com');
  expect(started.body.data).toMatchObject({ kind: 'email', newContact: NEW, step: 'old' });
  expect(await messagesTo(server, NEW)).toEqual([]);
  expect((await messagesTo(server, asha.email))[0]?.text).toContain('a****w@example.com');

  expect((await confirm(asha.browser, asha.email)).body.data).toMatchObject({
    step: 'new',
    sentTo: 'a****w@example.com',
  });
  expect(await emailOf(asha.id)).toBe(asha.email);
  expect((await confirm(asha.browser, NEW)).body.data).toBeNull();
  expect(await emailOf(asha.id)).toBe(NEW);
  expect((await asha.browser.call(students.me)).status).toBe(200);
  expect((await elsewhere.call(students.me)).status).toBe(401);
  expect((await messagesTo(server, asha.email))[0]?.subject).toContain('Your email was changed');
  expect((await (await logIn(NEW)).call(students.me)).status).toBe(200);
  expect((await asha.browser.call(contactChange.read)).body.data).toBeNull();
});

test('who has chosen Hindi gets the code at the new address and the word to the old one in Hindi', async () => {
  const asha = await aStudent(server);
  await asha.browser.call(language.choose, { body: { language: 'hi' } });
  await start(asha.browser, NEW);
  await confirm(asha.browser, asha.email);
  const [code] = await messagesTo(server, NEW);
  expect(code?.subject).toMatch(/[\u0900-\u097f].* · Dakhila$/);
  expect(code?.text).toContain('कोड');
  await confirm(asha.browser, NEW);
  const [told] = await messagesTo(server, asha.email);
  expect(told?.subject).toMatch(/[\u0900-\u097f].* · Dakhila$/);
});

test('a phone changes the same way', async () => {
  const asha = await aStudent(server);
  expect((await start(asha.browser, '7000000001')).body.data).toMatchObject({
    kind: 'phone',
    newContact: '7000000001',
  });
  await confirm(asha.browser, asha.phone);
  await confirm(asha.browser, '917000000001');
  const { rows } = await server.pool.query('select phone from students where id = $1', [asha.id]);
  expect(rows).toEqual([{ phone: '917000000001' }]);
});

test('a wrong code confirms nothing, and neither does the code of the other step', async () => {
  const asha = await aStudent(server);
  await start(asha.browser, NEW);
  const code = await codeTo(server, asha.email);
  const refused = await asha.browser.call(contactChange.confirm, { body: { otp: wrongCode(code) } });
  expect([refused.status, refused.body.code]).toEqual([400, 'code-wrong']);
  await confirm(asha.browser, asha.email);
  expect((await asha.browser.call(contactChange.confirm, { body: { otp: code } })).status).toBe(400);
  expect(await emailOf(asha.id)).toBe(asha.email);
});

test('one’s own address, another student’s and nonsense are refused; strangers are not let in', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  expect((await start(asha.browser, asha.email)).body.fields).toHaveProperty('contact');
  expect(await start(asha.browser, rohan.email)).toMatchObject({ status: 409, body: { code: 'already-registered' } });
  expect((await start(asha.browser, 'nobody')).status).toBe(400);
  expect((await start(server.newBrowser(), NEW)).status).toBe(401);
  expect((await asha.browser.call(contactChange.confirm, { body: { otp: '123456' } })).status).toBe(400);
});

const lookUps = async () =>
  (await server.pool.query("select spent from budgets where key like 'lookups:browser:%'")).rows.map(
    (row) => row.spent,
  );

test('to learn that an address is taken costs a look-up', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  expect((await start(asha.browser, rohan.email)).status).toBe(409);
  expect(await lookUps()).toEqual([1]);
});

test('a right code is never refused for want of look-ups', async () => {
  const asha = await aStudent(server);
  await start(asha.browser, NEW);
  await server.pool.query("update budgets set spent = 30 where key like 'lookups:browser:%'");
  expect(await confirm(asha.browser, asha.email)).toMatchObject({ status: 200, body: { data: { step: 'new' } } });
  expect(await lookUps()).toEqual([30]);
});

test('an address that another student takes meanwhile goes to whoever confirms first', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  for (const { browser, email } of [asha, rohan]) {
    await start(browser, NEW);
    await confirm(browser, email);
  }
  const codes = (await messagesTo(server, NEW)).map(({ code }) => code ?? '');
  const answers = await Promise.all(
    [rohan, asha].map(({ browser }, index) =>
      browser.call(contactChange.confirm, { body: { otp: codes[index] ?? '' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { rowCount } = await server.pool.query('select from students where email = $1', [NEW]);
  expect(rowCount).toBe(1);
  const late = answers[0]?.status === 409 ? rohan : asha;
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('keeps the old one');
  expect((await late.browser.call(contactChange.read)).body.data).toBeNull();
});

test('a change whose address was taken before the old one confirmed ends there, without a code that never comes', async () => {
  const asha = await aStudent(server);
  await start(asha.browser, NEW);
  await aStudent(server, { email: NEW });
  expect(await confirm(asha.browser, asha.email)).toMatchObject({ status: 409, body: { code: 'already-registered' } });
  expect((await asha.browser.call(contactChange.read)).body.data).toBeNull();
  expect(await messagesTo(server, NEW)).toEqual([]);
});

test('of one code typed twice at once one counts', async () => {
  const asha = await aStudent(server);
  await start(asha.browser, NEW);
  await confirm(asha.browser, asha.email);
  const otp = await codeTo(server, NEW);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => asha.browser.call(contactChange.confirm, { body: { otp } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code that was sent for one change confirms no other one that was begun in another window', async () => {
  const asha = await aStudent(server);
  const thief = await logIn(asha.email);
  await start(asha.browser, NEW);
  const code = await codeTo(server, asha.email);
  await start(thief, 'thief@example.com');
  expect((await asha.browser.call(contactChange.confirm, { body: { otp: code } })).status).toBe(400);
  expect((await thief.call(contactChange.confirm, { body: { otp: code } })).status).toBe(400);
  expect((await asha.browser.call(contactChange.read)).body.data).toMatchObject({ step: 'old' });
});

test('a change can be given up, its code sent again, and it waits no longer than an hour', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  await start(asha.browser, NEW);
  const first = await codeTo(server, asha.email);
  expect((await asha.browser.call(contactChange.resend)).body.data).toMatchObject({ step: 'old' });
  expect((await asha.browser.call(contactChange.confirm, { body: { otp: first } })).status).toBe(400);
  await asha.browser.call(contactChange.cancel);
  expect((await asha.browser.call(contactChange.resend)).status).toBe(409);

  await start(rohan.browser, NEW);
  await server.clock.advance({ minutes: 59 });
  expect((await rohan.browser.call(contactChange.read)).body.data).toMatchObject({ step: 'old' });
  await server.clock.advance({ minutes: 2 });
  expect((await rohan.browser.call(contactChange.read)).body.data).toBeNull();
});
