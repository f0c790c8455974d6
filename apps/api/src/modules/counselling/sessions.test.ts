import { assessment } from '@dakhila/contract/assessment';
import { counselling } from '@dakhila/contract/counselling';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { afterEach, expect, test } from 'vitest';
import { aTaker, takeAssessment } from '../../../test/assessment.ts';
import {
  aBooking,
  aClient,
  aCounsellor,
  aTime,
  book,
  bookingIn,
  counsellorsFor,
  overviewOf,
} from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { expectSoundMoney } from '../../../test/shop.ts';
import { insertEntry } from '../billing/index.ts';
import { markNoShow, writeNotes } from './after-session.ts';
import { seedCounsellors } from './calendar.ts';
import { cancelForCounsellor } from './cancel-session.ts';

const server = useServer();
afterEach(() => expectSoundMoney(server));
const inTransaction = <T>(work: (tx: Parameters<typeof markNoShow>[0]) => Promise<T>) =>
  server.deps.db.transaction(work);

test('what is shared can be changed until the session is over', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const { id } = await aBooking(server, asha.browser, 5);
  const share = (all: boolean) =>
    asha.browser.call(counselling.share, { params: { id }, body: { profile: all, predictions: all, report: all } });
  expect(bookingIn(await share(true)).sharing).toEqual({
    profile: true,
    predictions: true,
    report: true,
    isOpen: true,
  });
  await server.clock.advance({ hours: 8 });
  expect((await share(false)).status).toBe(409);
  expect((await overviewOf(asha.browser)).bookings[0]?.sharing.isOpen).toBe(false);
});

test('a shared report is a link in the mail to the counsellor, which moves with the session and ends with it', async () => {
  await aCounsellor(server);
  const asha = await aTaker(server);
  await insertEntry(server.deps.db, {
    studentId: asha.id,
    kind: 'sessions',
    amount: 2,
    reason: 'purchase',
    reference: 'test',
  });
  await takeAssessment(asha.browser, honest(someTruth(seeded(12)), seeded(12)));
  const links = async () =>
    (await messagesTo(server, 'meera@counsellors.example')).flatMap(
      ({ text }) => /until the session is over: (\S+)/.exec(text)?.[1] ?? [],
    );
  const isOpen = async (url: string | undefined) => {
    const token = url?.split('/').filter((part) => /^[\w-]{43}$/.test(part))[0] ?? '';
    return (await server.newBrowser().call(assessment.shared, { params: { token } })).status === 200;
  };
  const sharing = { profile: false, predictions: false, report: true };
  const { id } = bookingIn(await book(asha.browser, await aTime(server, asha.browser, 30), { sharing }));
  const [first] = await links();
  expect(await isOpen(first)).toBe(true);

  const startsAt = await aTime(server, asha.browser, 60);
  await asha.browser.call(counselling.reschedule, { params: { id }, body: { startsAt } });
  const second = (await links())[0];
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);

  await asha.browser.call(counselling.share, { params: { id }, body: { ...sharing, report: false } });
  expect(await isOpen(second)).toBe(false);
  await asha.browser.call(counselling.share, { params: { id }, body: sharing });
  const third = (await links())[0];
  expect(await isOpen(third)).toBe(true);
  await asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: false } });
  expect(await isOpen(third)).toBe(false);

  const again = bookingIn(await book(asha.browser, startsAt, { sharing }));
  const fourth = (await links())[0];
  expect(await isOpen(fourth)).toBe(true);
  await server.clock.advance({ seconds: (Date.parse(again.endsAt) - server.clock.now().getTime()) / 1000 + 1 });
  expect(await isOpen(fourth)).toBe(false);
});

test('afterwards: notes with next steps, and one rating that can be changed for a day', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const { id } = await aBooking(server, asha.browser, 5);
  const rate = (stars: number) =>
    asha.browser.call(counselling.rate, { params: { id }, body: { stars, comment: 'Clear' } });
  const notes = { text: 'We compared two branches.', nextSteps: ['Visit COEP', 'Ask about hostels'] };
  expect((await rate(5)).body.message).toContain('after it ends');
  await expect(inTransaction((tx) => writeNotes(server.deps, tx, id, notes))).rejects.toThrow('begins on');
  await server.clock.advance({ hours: 7 });
  await inTransaction((tx) => writeNotes(server.deps, tx, id, { ...notes, text: 'First words' }));
  await inTransaction((tx) => writeNotes(server.deps, tx, id, notes));
  expect((await messagesTo(server, asha.email)).filter(({ subject }) => subject.startsWith('Notes'))).toHaveLength(1);
  expect(bookingIn(await rate(4))).toMatchObject({
    phase: 'over',
    attendance: 'held',
    notes,
    rating: { stars: 4, comment: 'Clear' },
  });
  await server.clock.advance({ hours: 23 });
  expect(bookingIn(await rate(5)).rating?.stars).toBe(5);
  await server.clock.advance({ hours: 2 });
  expect((await rate(1)).status).toBe(409);
  await expect(inTransaction((tx) => cancelForCounsellor(server.deps, tx, id, 'x'))).rejects.toThrow('was held');
});

test('who did not come has used the session; whom the counsellor let down has it back', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const [missed, dropped] = [await aBooking(server, asha.browser, 3), await aBooking(server, asha.browser, 5)];
  const wait = (Date.parse(missed.startsAt) - server.clock.now().getTime()) / 1000;
  await server.clock.advance({ seconds: wait + 60 });
  await expect(inTransaction((tx) => markNoShow(tx, missed.id))).rejects.toThrow('wait for the student');
  await server.clock.advance({ hours: 1 });
  await inTransaction((tx) => markNoShow(tx, missed.id));
  await inTransaction((tx) => cancelForCounsellor(server.deps, tx, dropped.id, 'A sudden illness'));
  const { left, bookings } = await overviewOf(asha.browser);
  expect([left, bookings]).toMatchObject([
    1,
    [
      { id: dropped.id, cancelled: { by: 'counsellor', isReturned: true, reason: 'A sudden illness' } },
      { id: missed.id, attendance: 'no-show', may: { rate: false } },
    ],
  ]);
  expect((await messagesTo(server, asha.email))[0]?.text).toContain('A sudden illness');
});

test('counsellors are found by language and topic, whoever is free first comes first, and a few ratings are no rating', async () => {
  await seedCounsellors(server.deps.db);
  await seedCounsellors(server.deps.db);
  const asha = await aClient(server);
  const all = await counsellorsFor(asha.browser);
  expect(all).toHaveLength(5);
  const next = all.map(({ nextSlotAt }) => nextSlotAt ?? '');
  expect(next).toEqual(next.toSorted());
  for (const { openSlots, rating } of all) expect([openSlots > 10, rating]).toEqual([true, null]);
  expect(JSON.stringify(all)).not.toContain('@');
  expect((await counsellorsFor(asha.browser, { language: 'ur' })).map(({ id }) => id)).toEqual(['imran-shaikh']);
  const both = await counsellorsFor(asha.browser, { language: 'mr', topic: 'rounds' });
  expect(both.map(({ id }) => id).toSorted()).toEqual(['arvind-kulkarni', 'meera-joshi']);
  expect((await asha.browser.call(counselling.counsellors, { query: { topic: 'x' } })).status).toBe(400);
  await server.pool.query("update counsellors set is_active = false where id = 'imran-shaikh'");
  expect(await counsellorsFor(asha.browser, { language: 'ur' })).toEqual([]);
  expect((await asha.browser.call(counselling.slots, { params: { id: 'imran-shaikh' } })).status).toBe(404);
});

test('three ratings make one that is shown', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 3 });
  for (const stars of [5, 4, 4]) {
    const { id } = await aBooking(server, asha.browser, 3);
    await server.clock.advance({ hours: 6 });
    await asha.browser.call(counselling.rate, { params: { id }, body: { stars, comment: '' } });
  }
  expect(await counsellorsFor(asha.browser)).toMatchObject([{ rating: { average: 4.3, count: 3 } }]);
});

test('a rating that is changed counts once, as it was changed', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 3 });
  for (const stars of [[1, 5], [4], [3]]) {
    const { id } = await aBooking(server, asha.browser, 3);
    await server.clock.advance({ hours: 6 });
    for (const given of stars)
      await asha.browser.call(counselling.rate, { params: { id }, body: { stars: given, comment: '' } });
  }
  expect(await counsellorsFor(asha.browser)).toMatchObject([{ rating: { average: 4, count: 3 } }]);
});

test.each([['select * from counselling_reminders where starts_at > now()', 'counselling_reminders_ahead']])(
  '%s goes by an index, however many sessions there ever were',
  async (query, index) => {
    const plan = await server.deps.db.transaction(async (tx) => {
      // A table of a test is so small that reading all of it is the shortest way.
      await tx.execute('set local enable_seqscan = off');
      return (await tx.execute(`explain ${query}`)).rows;
    });
    expect(JSON.stringify(plan)).toContain(index);
  },
);
