import { examProfile } from '@dakhila/contract/exam-profile';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { type LedgerEntry, type Profile, profile } from '@dakhila/contract/profile';
import { students } from '@dakhila/contract/students';
import { topUps } from '@dakhila/contract/top-ups';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { aBooking, aClient, aCounsellor } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { expectSoundMoney, openShop } from '../../../test/shop.ts';
import { insertEntry } from '../billing/index.ts';

const server = useServer();
const profileOf = async (browser: Browser) => (await browser.call(profile.read)).body.data as Profile;
const ledgerOf = async (browser: Browser, query: { before?: string } = {}) =>
  (await browser.call(profile.ledger, { query })).body.data as { entries: LedgerEntry[]; hasMore: boolean };

const EXAM = {
  gender: 'female',
  mhtCet: { percentile: 95, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'University of Mumbai' },
} as const;

test('the profile counts what is there, and is complete when nothing is missing', async () => {
  const { browser } = await aStudent(server);
  expect(await profileOf(browser)).toMatchObject({
    firstName: 'Asha',
    birthDate: null,
    completion: { filled: 0, of: 10, missing: expect.arrayContaining(['birthDate', 'classTwelve.year']) },
  });
  await browser.call(examProfile.save, { body: EXAM });
  await browser.call(guardianConsent.saveBirthDate, { body: { birthDate: '2007-03-14' } });
  expect((await profileOf(browser)).completion.missing).toEqual(['classTwelve.year', 'classTwelve.percentage']);
  expect((await browser.call(students.me)).body).toMatchObject({ isCompleted: false });
  await browser.call(examProfile.change, { body: { classTwelve: { year: 2025, percentage: 81 } } });
  expect((await profileOf(browser)).completion).toEqual({ filled: 7, of: 7, missing: [] });
  expect((await browser.call(students.me)).body).toMatchObject({
    isCompleted: true,
    data: { isProfileCompleted: true },
  });
});

test('Class XII and preferences are changed alone; the rest of the exam profile stays', async () => {
  const { browser } = await aStudent(server);
  const first = await browser.call(examProfile.change, { body: { preferences: { cities: ['Pune'] } } });
  expect(first.body.data).toMatchObject({ profile: { preferences: { cities: ['Pune'] } } });
  await browser.call(examProfile.save, { body: { ...EXAM, preferences: { cities: ['Pune'] } } });
  await Promise.all([
    browser.call(examProfile.change, { body: { classTwelve: { year: 2025 } } }),
    browser.call(examProfile.change, { body: { preferences: { branches: ['Civil Engineering'] } } }),
  ]);
  expect((await browser.call(examProfile.read)).body.data).toMatchObject({
    profile: { ...EXAM, classTwelve: { year: 2025 }, preferences: { branches: ['Civil Engineering'] } },
  });
  const { status, body } = await browser.call(examProfile.change, { body: { classTwelve: { year: 2090 } } });
  expect([status, body.fields]).toEqual([400, { 'classTwelve.year': expect.any(String) }]);
});

test('a name is changed by its owner, trimmed, and shown everywhere', async () => {
  const asha = await aStudent(server);
  const rohan = await aStudent(server, { firstName: 'Rohan' });
  const renamed = await asha.browser.call(profile.rename, { body: { firstName: ' Āshā ', lastName: 'Patil-Joshi' } });
  expect(renamed.body.data).toMatchObject({ firstName: 'Āshā', lastName: 'Patil-Joshi' });
  expect((await asha.browser.call(students.me)).body.data).toMatchObject({ name: 'Āshā Patil-Joshi' });
  expect(await profileOf(rohan.browser)).toMatchObject({ firstName: 'Rohan', lastName: 'Patil' });
});

test.each([
  [{ firstName: 'A', lastName: 'Patil' }, 'firstName'],
  [{ firstName: 'Asha', lastName: '' }, 'lastName'],
  [{ firstName: 'www.example.com', lastName: 'Patil' }, 'firstName'],
  [{ firstName: 'Visit evil.example', lastName: 'Patil' }, 'firstName'],
  [{ firstName: 'Asha', lastName: 'Call 9999999999' }, 'lastName'],
  [{ firstName: 'Asha', lastName: '\u3164\u3164' }, 'lastName'],
])('the name %j is refused', async (body, field) => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(profile.rename, { body });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

test('an account that is older than the rules for names keeps its name, and changes the other part', async () => {
  const { browser } = await aStudent(server, { firstName: 'Visit evil.example' });
  const kept = await browser.call(profile.rename, { body: { firstName: 'Visit evil.example', lastName: 'Joshi' } });
  expect(kept.body.data).toMatchObject({ firstName: 'Visit evil.example', lastName: 'Joshi' });
  const other = await browser.call(profile.rename, { body: { firstName: 'Visit evil.test', lastName: 'Joshi' } });
  expect(other.status).toBe(400);
});

test('the ledger names what caused each row: a purchase, a session, its return', async () => {
  await openShop(server);
  await aCounsellor(server);
  const asha = await aClient(server);
  const { body } = await asha.browser.call(topUps.counselling.tiers);
  const [tier] = body.data as { _id: string; name: string }[];
  await asha.browser.call(topUps.counselling.selectTier, { body: { tierId: tier?._id ?? '', couponCode: 'FULLRIDE' } });
  const booking = await aBooking(server, asha.browser, 48);
  const { entries, hasMore } = await ledgerOf(asha.browser);
  expect(hasMore).toBe(false);
  expect(entries).toMatchObject([
    {
      kind: 'sessions',
      reason: 'use',
      amount: -1,
      cause: { type: 'session', name: 'Meera Joshi', startsAt: booking.startsAt },
    },
    { kind: 'sessions', reason: 'purchase', amount: 1, cause: { type: 'order', name: tier?.name } },
  ]);
  asha.browser.cookies.set('language', 'hi');
  expect((await ledgerOf(asha.browser)).entries.map(({ cause }) => cause.name)).toEqual([
    'Meera Joshi',
    'काउंसलिंग का 1 सेशन',
  ]);
  await expectSoundMoney(server);
});

test('a long ledger comes in pages, newest first, and each student sees their own', async () => {
  const asha = await aStudent(server, { pulls: 40 });
  const rohan = await aStudent(server, { pulls: 1 });
  for (let use = 0; use < 24; use += 1)
    await insertEntry(server.deps.db, {
      ...{ studentId: asha.id, kind: 'attempts', amount: -1, reason: 'use' },
      reference: `run:00000000-0000-4000-8000-0000000000${10 + use}`,
    });
  const first = await ledgerOf(asha.browser);
  expect([first.entries.length, first.hasMore, first.entries[0]?.balanceAfter]).toEqual([20, true, 16]);
  // The run was deleted; that an attempt was spent stays.
  expect(first.entries[0]?.cause).toEqual({ type: 'run', name: null, exam: null, startsAt: null });
  const second = await ledgerOf(asha.browser, { before: String(first.entries.at(-1)?.id) });
  expect([second.entries.length, second.hasMore]).toEqual([5, false]);
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(25);
  expect((await ledgerOf(rohan.browser)).entries).toHaveLength(1);
  expect((await asha.browser.call(profile.ledger, { query: { before: 'x' } })).status).toBe(400);
});

test('strangers are refused', async () => {
  const stranger = server.newBrowser();
  for (const call of [profile.read, profile.ledger]) expect((await stranger.call(call)).status).toBe(401);
  const renamed = await stranger.call(profile.rename, { body: { firstName: 'Asha', lastName: 'Patil' } });
  expect(renamed.status).toBe(401);
});
