import { counselling } from '@dakhila/contract/counselling';
import { afterEach, expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aBooking, aClient, aCounsellor, aTime, aWish, book, overviewOf } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { expectSoundMoney } from '../../../test/shop.ts';
import { sendReminders } from './reminders.ts';

const server = useServer();
afterEach(() => expectSoundMoney(server));

const students = (count: number, sessions = 1) =>
  Promise.all(Array.from({ length: count }, () => aClient(server, { sessions })));
const leftOf = async (all: Awaited<ReturnType<typeof students>>) =>
  (await Promise.all(all.map(({ browser }) => overviewOf(browser)))).reduce((sum, { left }) => sum + left, 0);
const reminders = async (email: string) =>
  (await messagesTo(server, email)).filter(({ subject }) => subject.startsWith('Reminder'));
/** Moves the clock to so many minutes before a session. */
const goTo = (startsAt: string, minutesBefore: number) =>
  server.clock.advance({ seconds: (Date.parse(startsAt) - server.clock.now().getTime()) / 1000 - minutesBefore * 60 });

test('40 students, one time, two servers: one gets it, 39 are told at once and have spent nothing', async () => {
  await aCounsellor(server);
  const all = await students(40);
  const other = await anotherApp(server);
  const startsAt = await aTime(server, all[0]?.browser ?? server.newBrowser(), 30);
  const answers = await Promise.all(
    all.map(({ browser }, place) => {
      if (place % 2 === 0) return book(browser, startsAt);
      const elsewhere = other.newBrowser();
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
      return book(elsewhere, startsAt);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(39);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['slot-taken']));
  expect(await leftOf(all)).toBe(39);
});

test('40 students, five times: five get one each', async () => {
  await aCounsellor(server);
  const all = await students(40);
  const first = Date.parse(await aTime(server, all[0]?.browser ?? server.newBrowser(), 30));
  const times = [0, 1, 2, 3, 4].map((hours) => new Date(first + hours * 3_600_000).toISOString());
  const answers = await Promise.all(all.map(({ browser }, place) => book(browser, times[place % 5] ?? '')));
  const booked = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body.data as { startsAt: string }).startsAt);
  expect(booked.toSorted()).toEqual(times);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(35);
  expect(await leftOf(all)).toBe(35);
});

test('ten clicks of one student, and one session left: one booking, ten equal answers', async () => {
  await aCounsellor(server);
  const [asha] = await students(1);
  const browser = asha?.browser ?? server.newBrowser();
  const startsAt = await aTime(server, browser, 30);
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(browser, startsAt)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${(body.data as { id: string }).id}`)).size).toBe(1);
  expect(await overviewOf(browser)).toMatchObject({ left: 0, bookings: [{}] });
});

test('two sessions that are moved to the same time: one gets it, the other keeps its own', async () => {
  await aCounsellor(server);
  const all = await students(2);
  const bookings: { id: string }[] = [];
  for (const { browser } of all) bookings.push(await aBooking(server, browser, 20));
  const startsAt = await aTime(server, all[0]?.browser ?? server.newBrowser(), 60);
  const answers = await Promise.all(
    all.map(({ browser }, place) =>
      browser.call(counselling.reschedule, { params: { id: bookings[place]?.id ?? '' }, body: { startsAt } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { rows } = await server.pool.query('select count(distinct starts_at)::int as times from counselling_bookings');
  expect(rows).toEqual([{ times: 2 }]);
});

test('a cancel and a move at once: both in some order, never a session that is cancelled and spent twice', async () => {
  await aCounsellor(server);
  const [asha] = await students(1);
  const browser = asha?.browser ?? server.newBrowser();
  const { id } = await aBooking(server, browser, 30);
  const startsAt = await aTime(server, browser, 60);
  await Promise.all([
    browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: true } }),
    browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: true } }),
    browser.call(counselling.reschedule, { params: { id }, body: { startsAt } }),
  ]);
  expect(await overviewOf(browser)).toMatchObject({ left: 1, bookings: [{ phase: 'cancelled' }] });
});

test('the database itself refuses sessions that overlap by a minute, and takes those that touch', async () => {
  await aCounsellor(server);
  const [asha, ravi] = await students(2);
  const { startsAt } = await aBooking(server, asha?.browser ?? server.newBrowser(), 30);
  const insert = (minutesLater: number) =>
    server.pool.query(
      `insert into counselling_bookings (id, student_id, counsellor_id, starts_at, ends_at, topic, question, shares_profile, shares_predictions, shares_report, room)
       select gen_random_uuid(), $1, 'meera-joshi', at, at + interval '45 minutes', 'branch', '', false, false, false, gen_random_uuid()
       from (select $2::timestamptz + make_interval(mins => $3) as at) times`,
      [ravi?.id, startsAt, minutesLater],
    );
  await expect(insert(44)).rejects.toThrow('counsellor_is_in_one_session');
  await expect(insert(-44)).rejects.toThrow('counsellor_is_in_one_session');
  await insert(45);
  await server.pool.query('delete from counselling_bookings where student_id = $1', [ravi?.id]);
});

test('reminders go a day and an hour before, each once, however many servers send them', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const { startsAt, joinUrl } = await aBooking(server, asha.browser, 48);
  const remindFourTimes = () => Promise.all([1, 2, 3, 4].map(() => sendReminders(server.deps)));
  await goTo(startsAt, 1441);
  await remindFourTimes();
  expect(await reminders(asha.email)).toHaveLength(0);
  for (const [minutes, sent] of [
    [1440, 1],
    [600, 1],
    [60, 2],
    [5, 2],
    [-1, 2],
  ] as const) {
    await goTo(startsAt, minutes);
    await remindFourTimes();
    expect(await reminders(asha.email)).toHaveLength(sent);
  }
  expect((await reminders(asha.email))[0]?.text).toContain(joinUrl);
});

test('no reminder of a session that was cancelled or moved, not even one that waits to be sent', async () => {
  await aCounsellor(server);
  const [asha, ravi] = [await aClient(server, { sessions: 1 }), await aClient(server, { sessions: 1 })];
  const cancelled = await aBooking(server, asha.browser, 47);
  const moved = await aBooking(server, ravi.browser, 47);
  await goTo(moved.startsAt, 1439);
  await sendReminders(server.deps);
  expect([(await reminders(asha.email)).length, (await reminders(ravi.email)).length]).toEqual([1, 1]);
  await asha.browser.call(counselling.cancel, { params: { id: cancelled.id }, body: { isLateAccepted: true } });
  const startsAt = await aTime(server, ravi.browser, 100);
  await ravi.browser.call(counselling.reschedule, { params: { id: moved.id }, body: { startsAt } });
  await sendReminders(server.deps);
  expect([await reminders(asha.email), await reminders(ravi.email)]).toEqual([[], []]);
  await goTo(cancelled.startsAt, 30);
  await sendReminders(server.deps);
  expect([await reminders(asha.email), await reminders(ravi.email)]).toEqual([[], []]);
  await goTo(startsAt, 1000);
  await sendReminders(server.deps);
  expect(await reminders(ravi.email)).toHaveLength(1);
});

test('whoever books and cancels without end is told to slow down', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  await aBooking(server, asha.browser, 30);
  await server.pool.query('update budgets set spent = 30 where key = $1', [`counselling:student:${asha.id}`]);
  const body = aWish(await aTime(server, asha.browser, 60));
  expect((await asha.browser.call(counselling.book, { body })).status).toBe(429);
});
