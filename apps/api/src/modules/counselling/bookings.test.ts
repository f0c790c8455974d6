import { bookingCalendarPath, counselling } from '@dakhila/contract/counselling';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { language } from '@dakhila/contract/students';
import { afterEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import {
  aBooking,
  aClient,
  aCounsellor,
  aTime,
  aWish,
  book,
  bookingIn,
  overviewOf,
} from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { expectSoundMoney } from '../../../test/shop.ts';
import { replaceHours } from './calendar-store.ts';
import { cancelWithoutConsent } from './cancel-session.ts';

const server = useServer();
afterEach(() => expectSoundMoney(server));

test('a booking spends one session, brings both an appointment by mail, and takes the time off the list', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const startsAt = await aTime(server, asha.browser, 30);
  const booking = bookingIn(
    await book(asha.browser, startsAt, { sharing: { profile: true, predictions: false, report: false } }),
  );
  expect(booking).toMatchObject({
    startsAt,
    phase: 'upcoming',
    counsellor: { name: 'Meera Joshi', initials: 'MJ' },
    topic: 'branch',
    question: 'Computer or electronics?',
    sharing: { profile: true, predictions: false, report: false, isOpen: true },
    joinUrl: expect.stringMatching(/^https:\/\/meet\.jit\.si\/session-[0-9a-f]{32}$/),
    may: { cancel: true, cancelFree: true, reschedule: true, rate: false },
    cancelled: null,
    notes: null,
    rating: null,
  });
  expect(await overviewOf(asha.browser)).toMatchObject({ left: 1, bought: 2, blockedBy: null, bookings: [booking] });
  expect(await aTime(server, asha.browser, 30)).not.toBe(startsAt);
  for (const to of [asha.email, 'meera@counsellors.example']) {
    const [mail] = await messagesTo(server, to);
    expect(mail).toMatchObject({
      text: expect.stringContaining(booking.joinUrl ?? ''),
      calendar: { method: 'REQUEST' },
    });
  }
});

test('times are hours of India, today by the server, for 21 days', async () => {
  await aCounsellor(server);
  const { browser } = await aClient(server);
  const { body } = await browser.call(counselling.slots, { params: { id: 'meera-joshi' } });
  const { today, days } = body.data as { today: string; days: { day: string; slots: { startsAt: string }[] }[] };
  const indian = (moment: string | Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(moment),
    );
  expect(today).toBe(indian(server.clock.now()).slice(0, 10));
  expect(days.length).toBeGreaterThanOrEqual(20);
  for (const { day, slots } of days)
    for (const { startsAt } of slots) expect(indian(startsAt)).toMatch(new RegExp(`^${day} \\d\\d:00$`));
});

test('a late cancel is possible and counts as used; a timely one gives the session back; a second cancel changes nothing', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const [soon, later] = [await aBooking(server, asha.browser, 3), await aBooking(server, asha.browser, 40)];
  const tried = (id: string, isLateAccepted: boolean) =>
    asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted } });
  const cancel = async (id: string) => bookingIn(await tried(id, true));
  const unaware = await tried(soon.id, false);
  expect([unaware.status, unaware.body.message]).toEqual([409, expect.stringContaining('would count as used')]);
  expect(await cancel(soon.id)).toMatchObject({
    phase: 'cancelled',
    joinUrl: null,
    cancelled: { by: 'student', isReturned: false },
  });
  expect(await cancel(later.id)).toMatchObject({ cancelled: { by: 'student', isReturned: true } });
  expect(await cancel(later.id)).toMatchObject({ cancelled: { isReturned: true } });
  expect((await overviewOf(asha.browser)).left).toBe(1);
  expect(await messagesTo(server, asha.email)).toHaveLength(4);
  expect((await messagesTo(server, asha.email))[0]).toMatchObject({ calendar: { method: 'CANCEL' } });
  expect(bookingIn(await book(asha.browser, later.startsAt))).toMatchObject({ phase: 'upcoming' });
});

test('moving keeps the session spent once, frees the old time, and is over 12 hours before', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const booking = await aBooking(server, asha.browser, 30);
  const move = (startsAt: string) =>
    asha.browser.call(counselling.reschedule, { params: { id: booking.id }, body: { startsAt } });
  const other = await aTime(server, asha.browser, 50);
  expect(bookingIn(await move(other))).toMatchObject({ id: booking.id, startsAt: other, joinUrl: booking.joinUrl });
  expect(bookingIn(await move(other))).toMatchObject({ startsAt: other });
  expect(await aTime(server, asha.browser, 30)).toBe(booking.startsAt);
  const mails = await messagesTo(server, asha.email);
  expect(mails).toHaveLength(2);
  const files = mails.map((mail) => JSON.stringify(mail));
  expect(files[0]).toContain('SEQUENCE:1');
  expect(files[1]).toContain('SEQUENCE:0');
  const uid = /UID:(session-[0-9a-f-]+@\w+)/;
  expect(uid.exec(files[0] ?? '')?.[1]).toBe(uid.exec(files[1] ?? '')?.[1]);

  await server.clock.advance({ hours: 39 });
  const late = await move(booking.startsAt);
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('up to 12 hours before')]);
  expect(await overviewOf(asha.browser)).toMatchObject({
    left: 0,
    bookings: [{ may: { cancel: true, cancelFree: false } }],
  });
});

test('at most two sessions lie ahead, also when three are asked for at once', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 5 });
  const times = [
    await aTime(server, asha.browser, 20),
    await aTime(server, asha.browser, 40),
    await aTime(server, asha.browser, 60),
  ];
  const answers = await Promise.all(times.map((startsAt) => book(asha.browser, startsAt)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-many-bookings');
  expect(await overviewOf(asha.browser)).toMatchObject({ left: 3, blockedBy: 'two-booked' });
});

test('a student cannot be in two sessions at once', async () => {
  await aCounsellor(server);
  await aCounsellor(server, { id: 'arvind', name: 'Arvind' });
  const asha = await aClient(server, { sessions: 2 });
  const { startsAt } = await aBooking(server, asha.browser, 30);
  const other = await book(asha.browser, startsAt, { counsellorId: 'arvind' });
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('another session at this time')]);
  expect((await overviewOf(asha.browser)).left).toBe(1);
});

test('without a session left nothing is booked, and the answer says how to go on', async () => {
  await aCounsellor(server);
  const asha = await aClient(server);
  const answer = await book(asha.browser, await aTime(server, asha.browser, 30));
  expect([answer.status, answer.body.code]).toEqual([402, 'allowance-exhausted']);
  expect(await overviewOf(asha.browser)).toEqual({
    today: expect.any(String),
    left: 0,
    bought: 0,
    blockedBy: 'allowance',
    bookings: [],
  });
});

test('a student under age books with the consent of a parent or guardian only, and one of unknown age says it first', async () => {
  await aCounsellor(server);
  const asha = await aStudent(server, { sessions: 1 });
  const startsAt = await aTime(server, asha.browser, 30);
  const tried = async () => [
    (await book(asha.browser, startsAt)).body.code,
    (await overviewOf(asha.browser)).blockedBy,
  ];
  expect(await tried()).toEqual(['birth-date-needed', 'birth-date']);
  await server.pool.query("update students set birth_date = (app_now() - interval '17 years')::date where id = $1", [
    asha.id,
  ]);
  expect(await tried()).toEqual(['guardian-consent-needed', 'guardian-consent']);
  expect((await overviewOf(asha.browser)).left).toBe(1);
});

test('without a consent that is needed a session is not moved, and may still be cancelled', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const { id, startsAt } = await aBooking(server, asha.browser, 30);
  const other = await aTime(server, asha.browser, 50);
  await server.pool.query("update students set birth_date = (app_now() - interval '17 years')::date where id = $1", [
    asha.id,
  ]);
  const moved = await asha.browser.call(counselling.reschedule, { params: { id }, body: { startsAt: other } });
  expect([moved.status, moved.body.code]).toEqual([403, 'guardian-consent-needed']);
  expect(await overviewOf(asha.browser)).toMatchObject({
    bookings: [{ id, startsAt, may: { reschedule: false, cancel: true } }],
  });
  const cancelled = await asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: false } });
  expect(bookingIn(cancelled)).toMatchObject({ cancelled: { isReturned: true } });
});

test('a consent that is withdrawn takes the sessions ahead with it, by the rule of a cancel', async () => {
  await aCounsellor(server);
  const asha = await aStudent(server, { sessions: 3 });
  await server.pool.query("update students set birth_date = (app_now() - interval '17 years')::date where id = $1", [
    asha.id,
  ]);
  const consent = () =>
    server.pool.query(
      "insert into guardian_consents (id, student_id, guardian_name, channel, contact, version, given_at) values (gen_random_uuid(), $1, 'Sunita', 'email', 's@example.com', '1', app_now())",
      [asha.id],
    );
  await consent();
  const late = await aBooking(server, asha.browser, 20);
  const early = await aBooking(server, asha.browser, 40);
  await server.clock.advance({ hours: 10 });
  expect((await asha.browser.call(guardianConsent.withdraw)).status).toBe(200);
  expect(await overviewOf(asha.browser)).toMatchObject({
    left: 2,
    bookings: [
      { id: early.id, phase: 'cancelled', cancelled: { isReturned: true } },
      { id: late.id, phase: 'cancelled', cancelled: { isReturned: false } },
    ],
  });

  // The server may die between the withdrawal and the cancel: the job makes good for it, and leaves those with a consent alone.
  await consent();
  const { id } = await aBooking(server, asha.browser, 30);
  await cancelWithoutConsent(server.deps);
  expect((await overviewOf(asha.browser)).bookings.find((one) => one.id === id)?.phase).toBe('upcoming');
  await server.pool.query('update guardian_consents set withdrawn_at = app_now()');
  await cancelWithoutConsent(server.deps);
  await cancelWithoutConsent(server.deps);
  expect(await overviewOf(asha.browser)).toMatchObject({ left: 2 });
});

test('a time that was never offered, is over, too near or too far cannot be booked', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const open = Date.parse(await aTime(server, asha.browser, 30));
  const hours = (count: number) => new Date(open + count * 3_600_000).toISOString();
  for (const startsAt of [hours(0.5), hours(-60), hours(-29), hours(24 * 22)]) {
    const answer = await book(asha.browser, startsAt);
    expect([answer.status, answer.body.code]).toEqual([409, 'slot-taken']);
  }
  await replaceHours(server.deps.db, 'meera-joshi', [1, 2, 3, 4, 5, 6, 7], []);
  expect((await book(asha.browser, hours(0))).status).toBe(409);
  expect((await overviewOf(asha.browser)).left).toBe(1);
});

test.each([
  [{ topic: 'football' }, 400],
  [{ startsAt: 'tomorrow' }, 400],
  [{ question: 'x'.repeat(1001) }, 400],
  [{ sharing: {} }, 400],
  [{ price: 0 }, 400],
  [{ counsellorId: 'nobody' }, 404],
])('a booking with %j is refused with %i', async (changed, status) => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const answer = await book(asha.browser, await aTime(server, asha.browser, 30), changed);
  expect(answer.status).toBe(status);
});

test('the same wish twice, with a key or without, is one booking', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const body = aWish(await aTime(server, asha.browser, 30));
  const headers = { 'idempotency-key': 'k1' };
  const [first, second] = [
    await asha.browser.call(counselling.book, { body }, { headers }),
    await asha.browser.call(counselling.book, { body }, { headers }),
  ];
  expect(second.body).toEqual(first.body);
  expect(bookingIn(await asha.browser.call(counselling.book, { body })).id).toBe(bookingIn(first).id);
  expect((await overviewOf(asha.browser)).left).toBe(1);
});

test('a key that is sent again after the session was cancelled tells that it is, and books nothing', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const body = aWish(await aTime(server, asha.browser, 30));
  const headers = { 'idempotency-key': 'k1' };
  const { id } = bookingIn(await asha.browser.call(counselling.book, { body }, { headers }));
  await asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: false } });
  const again = bookingIn(await asha.browser.call(counselling.book, { body }, { headers }));
  expect(again).toMatchObject({
    id,
    phase: 'cancelled',
    cancelled: { by: 'student', isReturned: true },
    joinUrl: null,
  });
  expect((await overviewOf(asha.browser)).left).toBe(2);
});

test("strangers are refused, and another student's session is not found", async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const ravi = await aClient(server, { sessions: 1 });
  const { id, startsAt } = await aBooking(server, asha.browser, 30);
  const file = (browser: typeof ravi.browser) =>
    browser.send({ method: 'GET', url: `/api/v1${bookingCalendarPath(id)}` });
  const params = { id };
  const tried = (browser: typeof ravi.browser) => [
    browser.call(counselling.cancel, { params, body: { isLateAccepted: true } }),
    browser.call(counselling.reschedule, { params, body: { startsAt } }),
    browser.call(counselling.share, { params, body: { profile: true, predictions: true, report: true } }),
    browser.call(counselling.rate, { params, body: { stars: 1, comment: '' } }),
    file(browser),
  ];
  expect((await Promise.all(tried(ravi.browser))).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const stranger = server.newBrowser();
  await stranger.call(counselling.overview);
  expect((await Promise.all(tried(stranger))).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await stranger.call(counselling.counsellors)).status).toBe(401);
  expect((await stranger.call(counselling.slots, { params: { id: 'meera-joshi' } })).status).toBe(401);
  expect((await book(stranger, startsAt)).status).toBe(401);
  expect((await overviewOf(ravi.browser)).bookings).toEqual([]);
});

test('the calendar file of a session can be kept', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  const { id, startsAt } = await aBooking(server, asha.browser, 30);
  const { status, headers, body } = await asha.browser.send({
    method: 'GET',
    url: `/api/v1${bookingCalendarPath(id)}`,
  });
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = String(body.text);
  expect(text).toContain(`DTSTART:${startsAt.replace(/[-:]|\.000/g, '')}`);
  expect(text).toContain('METHOD:PUBLISH');
});

test('the appointment of a mail is in the language of whoever gets it, and so is the file to keep', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  await asha.browser.call(language.choose, { body: { language: 'mr' } });
  const { id } = await aBooking(server, asha.browser, 30);
  const summary = (text: string) => expect.stringContaining(`SUMMARY:${text}`);
  expect((await messagesTo(server, asha.email))[0]).toMatchObject({
    calendar: { filename: 'काउन्सेलिंग-सेशन.ics', content: summary('काउन्सेलिंग सेशन: Asha') },
  });
  expect((await messagesTo(server, 'meera@counsellors.example'))[0]).toMatchObject({
    calendar: { filename: 'counseling-session.ics', content: summary('Counseling session: Asha') },
  });
  const { headers } = await asha.browser.send({ method: 'GET', url: `/api/v1${bookingCalendarPath(id)}` });
  expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/काउन्सेलिंग-सेशन\.ics$/);
});

test.each(['+275760-09-13T00:00:00.000Z', '-004714-01-01T00:00:00Z', '0', '1', '2026', 'tomorrow'])(
  'a booking for %s is refused with a sentence',
  async (startsAt) => {
    const asha = await aStudent(server, { sessions: 1 });
    expect((await book(asha.browser, startsAt)).status).toBe(400);
  },
);
