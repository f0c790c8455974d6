import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';
import { requireConsent } from './guardian-consent.ts';

const server = useServer();
const GUARDIAN = { guardianName: 'Sunita Patil', contact: 'sunita@example.com' };

const yearsAgo = (years: number) => {
  const day = server.deps.now();
  day.setUTCFullYear(day.getUTCFullYear() - years, 0, 15);
  return day.toISOString().slice(0, 10);
};
const bornIn = (browser: Browser, years: number) =>
  browser.call(guardianConsent.saveBirthDate, { body: { birthDate: yearsAgo(years) } });
const isRefused = (id: string) =>
  requireConsent(server.deps, server.deps.db, id).then(
    () => null,
    (error) => error.code,
  );

async function aMinor() {
  const asha = await aStudent(server, { firstName: 'Asha' });
  await bornIn(asha.browser, 16);
  return asha;
}

test('who is of age needs nobody, who has not said so is asked first', async () => {
  const { id, browser } = await aStudent(server);
  expect((await browser.call(guardianConsent.read)).body.data).toMatchObject({
    birthDate: null,
    isUnderage: null,
    isSatisfied: false,
  });
  expect(await isRefused(id)).toBe('birth-date-needed');
  expect((await bornIn(browser, 19)).body.data).toMatchObject({ isUnderage: false, isSatisfied: true });
  expect(await isRefused(id)).toBeNull();
  const asked = await browser.call(guardianConsent.ask, { body: GUARDIAN });
  expect([asked.status, asked.body.code]).toEqual([409, 'conflict']);
});

test('a mail to a stranger carries no message of the student’s own: neither its subject nor its name', async () => {
  const asha = await aStudent(server, { firstName: 'You won. Visit evil.example or call 9999999999 now' });
  await bornIn(asha.browser, 16);
  const contact = 'anybody@example.com';
  expect((await asha.browser.call(guardianConsent.ask, { body: { ...GUARDIAN, contact } })).status).toBe(200);
  const [message] = await messagesTo(server, contact);
  expect(message?.subject).toBe('Your consent is needed · Dakhila');
  expect(message?.text).toContain('A student who gave the name “You won Patil” uses Dakhila');
  expect(message?.text).not.toMatch(/evil|9999999999/);
});

test.each(['Call 9999999999', 'evil.example'])('a guardian is not called %s', async (guardianName) => {
  const { browser } = await aMinor();
  const { status, body } = await browser.call(guardianConsent.ask, { body: { ...GUARDIAN, guardianName } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['guardianName']]);
});

test('a guardian learns what the code means, and with it the consent is given, stored and withdrawn', async () => {
  const { id, browser } = await aMinor();
  expect(await isRefused(id)).toBe('guardian-consent-needed');
  const asked = await browser.call(guardianConsent.ask, { body: GUARDIAN });
  expect(asked.body.data).toMatchObject({
    isSatisfied: false,
    asked: { guardianName: 'Sunita Patil', contact: 's****a@example.com' },
  });
  const [message] = await messagesTo(server, 'sunita@example.com');
  expect(message?.text).toContain('Asha Patil');
  expect(message?.text).toContain('psychometric assessment');
  expect(message?.text).not.toContain('Never share it with anyone');

  expect((await browser.call(guardianConsent.confirm, { body: { otp: '000' } })).status).toBe(400);
  const given = await browser.call(guardianConsent.confirm, { body: { otp: message?.code ?? '' } });
  expect(given.body.data).toMatchObject({
    isSatisfied: true,
    asked: null,
    given: { version: '2026-1', contact: 's****a@example.com' },
  });
  expect(await isRefused(id)).toBeNull();

  expect((await browser.call(guardianConsent.withdraw)).status).toBe(200);
  expect((await browser.call(guardianConsent.withdraw)).status).toBe(200);
  expect((await browser.call(guardianConsent.read)).body.data).toMatchObject({ isSatisfied: false, given: null });
  const { rows } = await server.pool.query('select given_at, withdrawn_at from guardian_consents');
  expect(rows).toEqual([{ given_at: expect.any(Date), withdrawn_at: expect.any(Date) }]);
});

test('the code that went to one guardian does not speak for another who is named since', async () => {
  const { id, browser } = await aMinor();
  await browser.call(guardianConsent.ask, { body: GUARDIAN });
  const first = await codeTo(server, 'sunita@example.com');
  await browser.call(guardianConsent.ask, { body: { guardianName: 'Mahesh Patil', contact: '9876543210' } });
  expect((await browser.call(guardianConsent.confirm, { body: { otp: first } })).status).toBe(400);
  expect(await isRefused(id)).toBe('guardian-consent-needed');
  const otp = await codeTo(server, '919876543210');
  expect((await browser.call(guardianConsent.confirm, { body: { otp } })).status).toBe(200);
});

test('the student’s own address or number is no guardian’s', async () => {
  const { email, phone, browser } = await aMinor();
  for (const contact of [email, email.replace('@', '+mum@'), email.toUpperCase(), phone, phone.slice(2)]) {
    const answer = await browser.call(guardianConsent.ask, { body: { guardianName: 'Me Myself', contact } });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['contact']]);
  }
});

test('a minor does not come of age by changing the birth date, only by birthdays', async () => {
  const { id, browser } = await aMinor();
  expect((await bornIn(browser, 20)).status).toBe(409);
  expect((await bornIn(browser, 17)).status).toBe(200);
  await server.clock.advance({ days: 366 });
  expect(await isRefused(id)).toBeNull();
});

test.each(['2009-13-01', 'soon', '1800-01-01', '2999-01-01', ''])(
  '%s is refused as a birth date',
  async (birthDate) => {
    const { browser } = await aStudent(server);
    const { status, body } = await browser.call(guardianConsent.saveBirthDate, { body: { birthDate } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['birthDate']]);
  },
);

test('five wrong tries use a code up', async () => {
  const { browser } = await aMinor();
  await browser.call(guardianConsent.ask, { body: GUARDIAN });
  const otp = await codeTo(server, 'sunita@example.com');
  const wrong = wrongCode(otp);
  for (let turn = 0; turn < 5; turn += 1) await browser.call(guardianConsent.confirm, { body: { otp: wrong } });
  expect((await browser.call(guardianConsent.confirm, { body: { otp } })).status).toBe(400);
});

test('strangers are refused, and nobody’s consent is another’s', async () => {
  const asha = await aMinor();
  const ravi = await aMinor();
  await asha.browser.call(guardianConsent.ask, { body: GUARDIAN });
  const otp = await codeTo(server, 'sunita@example.com');
  expect((await ravi.browser.call(guardianConsent.confirm, { body: { otp } })).status).toBe(400);
  const stranger = server.newBrowser();
  expect((await stranger.call(guardianConsent.read)).status).toBe(401);
  expect((await stranger.call(guardianConsent.ask, { body: GUARDIAN })).status).toBe(401);
});

test('a student asks ten times a day at most, however many addresses there are', async () => {
  const { browser } = await aMinor();
  const ask = (turn: number) =>
    browser.call(guardianConsent.ask, { body: { guardianName: 'Someone', contact: `someone${turn}@example.com` } });
  for (let turn = 0; turn < 10; turn += 1) expect((await ask(turn)).status).toBe(200);
  const { status, body, headers } = await ask(10);
  expect([status, body.code]).toEqual([429, 'too-many-codes']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await messagesTo(server, 'someone10@example.com')).toEqual([]);
  await server.clock.advance({ days: 1 });
  expect((await ask(11)).status).toBe(200);
});
