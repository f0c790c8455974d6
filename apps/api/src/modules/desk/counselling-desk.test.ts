import { randomUUID } from 'node:crypto';
import { counselling } from '@dakhila/contract/counselling';
import { type DeskSession, type DeskWeek, deskCalendar, type SessionInList } from '@dakhila/contract/desk/calendar';
import { type CounsellorLoad, deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { deskMembers } from '@dakhila/contract/desk/members';
import { dayOf, daysAfter, minuteOf } from '@dakhila/domain/calendar/indian-time';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { aBooking, aClient, aCounsellor, aTime, book, overviewOf } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { auditTrail } from '../../../test/ops.ts';
import { expectSoundMoney } from '../../../test/shop.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { insertStaffSession } from '../staff/index.ts';

const server = useServer();
afterEach(() => expectSoundMoney(server));

type Guide = Awaited<ReturnType<typeof aStaffMember>>;

/** A member of the staff who is the counsellor of an id. */
async function aGuide(counsellorId = 'meera-joshi', name = 'Meera Joshi'): Promise<Guide> {
  const guide = await aStaffMember(server, { roles: ['counsellor'], name });
  await server.pool.query('update counsellors set staff_id = $1 where id = $2', [guide.id, counsellorId]);
  return guide;
}

/** Time goes by; the guide signs in again, because sessions of the desk are short. */
async function wait(guide: Guide, by: { minutes?: number; hours?: number }) {
  await server.clock.advance(by);
  const secret = await insertStaffSession(server.deps.db, { publicId: randomUUID(), staffId: guide.id });
  guide.browser.cookies.set('desk_session', secret);
}

/** Waits until so many minutes after the start of a session. */
const waitUntil = (guide: Guide, startsAt: string, minutesAfter: number) =>
  wait(guide, { minutes: (Date.parse(startsAt) - server.clock.now().getTime()) / 60_000 + minutesAfter });

const weekOf = async (guide: Guide, moment: string) =>
  (await guide.call(deskCalendar.week, { query: { day: dayOf(new Date(moment)) } })).body.data as DeskWeek;
const timeAt = async (guide: Guide, moment: string) =>
  (await weekOf(guide, moment)).days.flatMap(({ times }) => times).find(({ startsAt }) => startsAt === moment);
const sessionOf = ({ body }: Answer) => body.data as DeskSession;
const open = (guide: Guide, id: string) => guide.call(deskCalendar.session, { params: { id } });

function spanAt(moment: string) {
  const fromMinute = minuteOf(new Date(moment));
  return { day: dayOf(new Date(moment)), fromMinute, toMinute: fromMinute + 45 };
}
const change = (guide: Guide, moment: string, kind: 'open' | 'closed') =>
  guide.call(deskCalendar.changeDay, { body: { ...spanAt(moment), kind } });

test('a counsellor sees the own week, closes a time and opens it again; students see the same', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 1 }), await aGuide()];
  const moment = await aTime(server, asha.browser, 30);
  expect(await timeAt(meera, moment)).toMatchObject({ state: 'open', session: null });
  expect((await change(meera, moment, 'closed')).status).toBe(200);
  expect(await timeAt(meera, moment)).toMatchObject({ state: 'closed' });
  expect(await aTime(server, asha.browser, 30)).not.toBe(moment);
  expect((await book(asha.browser, moment)).status).toBe(409);
  await change(meera, moment, 'open');
  expect(await aTime(server, asha.browser, 30)).toBe(moment);
  const { counsellor, days } = await weekOf(meera, moment);
  expect([counsellor, days.length]).toEqual([{ name: 'Meera Joshi', isActive: true }, 7]);
  expect((await auditTrail(server)).map(({ action, actor, subject }) => [action, actor, subject])).toEqual(
    Array(2).fill(['desk calendar day', `staff:${meera.id}`, 'meera-joshi']),
  );
});

test('a booked time cannot be closed: the student keeps it, and the counsellor is told when', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 1 }), await aGuide()];
  const { startsAt } = await aBooking(server, asha.browser, 30);
  const { status, body } = await change(meera, startsAt, 'closed');
  expect([status, body.message]).toEqual([409, expect.stringContaining('A student has booked')]);
  const day = dayOf(new Date(startsAt));
  const wholeDay = { body: { day, kind: 'closed' as const, fromMinute: 0, toMinute: 1440 } };
  expect((await meera.call(deskCalendar.changeDay, wholeDay)).status).toBe(409);
  expect(await timeAt(meera, startsAt)).toMatchObject({ state: 'booked', session: { student: 'Asha' } });
  // Weekly hours may go; the session stays where it is.
  await meera.call(deskCalendar.changeHours, { body: { hours: [] } });
  expect(await timeAt(meera, startsAt)).toMatchObject({ state: 'booked' });
  expect((await overviewOf(asha.browser)).bookings).toMatchObject([{ phase: 'upcoming' }]);
});

test('closing and booking the same time at the same moment: one of them wins, never both', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 2 }), await aGuide()];
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const moment = await aTime(server, asha.browser, 30);
    const [closed, booked] = await Promise.all(
      round % 2 === 0
        ? [change(meera, moment, 'closed'), book(asha.browser, moment)]
        : await Promise.all([book(asha.browser, moment), change(meera, moment, 'closed')]).then(([b, c]) => [c, b]),
    );
    outcomes.push(`${closed?.status} ${booked?.status}`);
    const shown = await timeAt(meera, moment);
    expect(shown?.state).toBe(booked?.status === 200 ? 'booked' : 'closed');
    if (shown?.session)
      await asha.browser.call(counselling.cancel, { params: { id: shown.session.id }, body: { isLateAccepted: true } });
    await change(meera, moment, 'closed');
  }
  expect(outcomes.filter((outcome) => outcome !== '200 409' && outcome !== '409 200')).toEqual([]);
});

test('weekly hours that overlap are refused, and those that fit replace all others', async () => {
  await aCounsellor(server);
  const meera = await aGuide();
  const set = (hours: { weekday: number; fromMinute: number; toMinute: number }[]) =>
    meera.call(deskCalendar.changeHours, { body: { hours } });
  const evening = { weekday: 1, fromMinute: 1020, toMinute: 1200 };
  expect((await set([evening, { ...evening, fromMinute: 1199, toMinute: 1300 }])).body.message).toContain('overlap');
  expect((await set([{ ...evening, toMinute: 1000 }])).status).toBe(400);
  expect((await set(Array(43).fill(evening))).status).toBe(400);
  expect((await set([evening, { ...evening, fromMinute: 1200, toMinute: 1300 }])).status).toBe(200);
  const { hours } = (await meera.call(deskCalendar.week)).body.data as DeskWeek;
  expect(hours).toEqual([evening, { weekday: 1, fromMinute: 1200, toMinute: 1300 }]);
});

test('days of the past, days far ahead and hours without room for a session are refused; a day goes back to the week', async () => {
  await aCounsellor(server);
  const meera = await aGuide();
  const today = dayOf(server.clock.now());
  const close = (day: string, span = { fromMinute: 0, toMinute: 1440 }, kind: 'open' | 'closed' = 'closed') =>
    meera.call(deskCalendar.changeDay, { body: { day, kind, ...span } });
  expect((await close(daysAfter(today, -1))).body.message).toContain('is over');
  expect((await close(daysAfter(today, 367))).body.message).toContain('too far ahead');
  expect((await close('2026-02-30')).status).toBe(400);
  for (const day of ['9999-12-31', '0001-01-01', 'x'])
    expect((await meera.call(deskCalendar.week, { query: { day } })).status).toBe(400);
  expect((await close(daysAfter(today, 3), { fromMinute: 60, toMinute: 100 }, 'open')).body.message).toContain('45');
  const day = daysAfter(today, 3);
  await close(day);
  const shown = async () =>
    ((await meera.call(deskCalendar.week, { query: { day } })).body.data as DeskWeek).days.find(
      (one) => one.day === day,
    );
  expect(await shown()).toMatchObject({ isChanged: true });
  expect((await shown())?.times.every(({ state }) => state === 'closed')).toBe(true);
  await meera.call(deskCalendar.resetDay, { body: { day } });
  expect((await shown())?.isChanged).toBe(false);
  expect((await shown())?.times.every(({ state }) => state === 'open')).toBe(true);
});

test('what a student shares is read until the session is over, never more, and each opening is logged', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 1 }), await aGuide()];
  await server.pool.query(
    `insert into exam_profiles (student_id, profile) values ($1, '{"josaa": {"mainCrl": 12345}}')`,
    [asha.id],
  );
  const { id, startsAt, joinUrl } = await aBooking(server, asha.browser, 3);
  const nothing = sessionOf(await open(meera, id));
  expect(nothing).toMatchObject({ student: 'Asha Patil', question: 'Computer or electronics?', joinUrl });
  expect(nothing.shared).toEqual({
    ...{ isOpen: true, profile: null, predictions: [], conversation: null, hasReport: false },
  });
  const sharing = { profile: true, predictions: true, report: false };
  await asha.browser.call(counselling.share, { params: { id }, body: sharing });
  expect(sessionOf(await open(meera, id)).shared.profile).toEqual([{ name: 'JEE main CRL', value: '12,345' }]);
  await waitUntil(meera, startsAt, 60);
  const over = sessionOf(await open(meera, id));
  expect([over.joinUrl, over.shared.profile, over.shared.isOpen]).toEqual([null, null, false]);
  const lines = (await auditTrail(server)).filter(({ action }) => action === 'desk session read');
  // One visit is one line; an hour later it is another visit.
  expect(lines).toEqual(
    Array(2).fill({
      ...{ actor: `staff:${meera.id}`, action: 'desk session read' },
      ...{ subject: asha.id, details: { booking: id } },
    }),
  );
  expect(JSON.stringify(over)).not.toContain(asha.email);
});

test('a shared report opens by a link of its own, and only while it is shared', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 1 }), await aGuide()];
  const { id } = await aBooking(server, asha.browser, 3);
  const report = () => meera.call(deskCalendar.openReport, { params: { id }, body: {} });
  expect((await report()).status).toBe(404);
  await asha.browser.call(counselling.share, {
    params: { id },
    body: { profile: false, predictions: false, report: true },
  });
  // It is shared, but there is no report yet.
  expect((await report()).status).toBe(404);
  expect((await auditTrail(server)).some(({ action }) => action === 'desk report opened')).toBe(false);
});

test('notes, no-show and cancel follow the rules of the command line, and the student is told', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 3 }), await aGuide()];
  const held = await aBooking(server, asha.browser, 3);
  const missed = await aBooking(server, asha.browser, 5);
  const notes = { text: 'We compared two branches.', nextSteps: ['Visit COEP'] };
  const write = (id: string) => meera.call(deskCalendar.writeNotes, { params: { id }, body: notes });
  const noShow = (id: string) => meera.call(deskCalendar.markNoShow, { params: { id }, body: {} });
  expect((await write(held.id)).body.message).toContain('begins on');
  await waitUntil(meera, held.startsAt, 1);
  expect((await noShow(held.id)).body.message).toContain('wait for the student');
  expect(sessionOf(await write(held.id))).toMatchObject({ attendance: 'held', notes, may: { markNoShow: false } });
  expect((await noShow(held.id)).status).toBe(409);
  expect((await messagesTo(server, asha.email))[0]?.subject).toContain('Notes');
  await waitUntil(meera, missed.startsAt, 16);
  expect(sessionOf(await open(meera, missed.id)).may.markNoShow).toBe(true);
  expect(sessionOf(await noShow(missed.id)).attendance).toBe('no-show');
  const cancel = (id: string, reason: string) => meera.call(deskCalendar.cancel, { params: { id }, body: { reason } });
  // Somebody who did not come does not get it back at the desk.
  expect((await cancel(missed.id, 'x')).status).toBe(409);
  const later = await aBooking(server, asha.browser, 20);
  const reason = 'Meera is ill';
  const cancelled = await cancel(later.id, reason);
  expect(sessionOf(cancelled)).toMatchObject({ phase: 'cancelled', cancelled: { by: 'counsellor', reason } });
  expect((await overviewOf(asha.browser)).left).toBe(1);
  expect((await messagesTo(server, asha.email))[0]?.text).toContain(reason);
  const trail = (await auditTrail(server)).filter(({ action }) => /notes|no-show|cancel/.test(action));
  expect(trail.map(({ action, subject }) => [action, subject])).toEqual([
    ['desk session notes', asha.id],
    ['desk session no-show', asha.id],
    ['desk session cancel', asha.id],
  ]);
  expect(JSON.stringify(trail)).not.toContain('ill');
  const { data } = (await meera.call(deskCalendar.sessions)).body;
  expect((data as SessionInList[]).map(({ id }) => id)).toEqual([held.id, missed.id]);
});

test('nobody reaches the sessions of a colleague, and without a counsellor there is nothing', async () => {
  await aCounsellor(server);
  await aCounsellor(server, { id: 'arvind', name: 'Arvind', email: 'a@counsellors.example' });
  const asha = await aClient(server, { sessions: 1 });
  const { id } = await aBooking(server, asha.browser, 30);
  const arvind = await aGuide('arvind', 'Arvind');
  const unlinked = await aStaffMember(server, { roles: ['counsellor'] });
  const both = await aStaffMember(server, { roles: ['support', 'administrator', 'finance', 'content'] });
  const params = { id };
  for (const [guide, status] of [
    [arvind, 404],
    [unlinked, 404],
    [both, 403],
  ] as const) {
    for (const call of [
      open(guide, id),
      guide.call(deskCalendar.openReport, { params, body: {} }),
      guide.call(deskCalendar.writeNotes, { params, body: { text: 'x', nextSteps: [] } }),
      guide.call(deskCalendar.markNoShow, { params, body: {} }),
      guide.call(deskCalendar.cancel, { params, body: { reason: 'x' } }),
    ])
      expect((await call).status).toBe(status);
  }
  expect((await unlinked.call(deskCalendar.week)).body.data).toBeNull();
  expect((await unlinked.call(deskCalendar.sessions)).status).toBe(404);
  expect((await unlinked.call(deskCalendar.changeHours, { body: { hours: [] } })).status).toBe(404);
  expect(await auditTrail(server)).toEqual([]);
  expect((await overviewOf(asha.browser)).bookings).toMatchObject([{ phase: 'upcoming' }]);
});

test('an administrator links people to counsellors, never themselves, and the link ends with the access', async () => {
  await aCounsellor(server);
  await aCounsellor(server, { id: 'arvind', name: 'Arvind', email: 'a@counsellors.example' });
  const nita = await aStaffMember(server, { roles: ['administrator', 'counsellor'] });
  const meera = await aStaffMember(server, { roles: ['counsellor'], name: 'Meera Joshi' });
  const sam = await aStaffMember(server, { roles: ['support'] });
  const link = (staffId: string | null, id = 'meera-joshi') =>
    nita.call(deskCounsellors.link, { params: { id }, body: { staffId } });
  expect((await link(nita.id)).status).toBe(403);
  expect((await link(sam.id)).status).toBe(409);
  expect((await link(randomUUID())).status).toBe(404);
  expect((await link(meera.id, 'nobody')).status).toBe(404);
  expect((await link(meera.id)).status).toBe(200);
  expect((await link(meera.id, 'arvind')).status).toBe(409);
  expect((await meera.call(deskCalendar.week)).body.data).toMatchObject({ counsellor: { name: 'Meera Joshi' } });
  await nita.call(deskMembers.end, { params: { id: meera.id }, body: { reason: 'Left the company' } });
  const { counsellors } = (await nita.call(deskCounsellors.list)).body.data as { counsellors: CounsellorLoad[] };
  expect(counsellors.map(({ staffId }) => staffId)).toEqual([null, null]);
});

test('a counsellor who is replaced gets a mail, and so do the other administrators', async () => {
  await aCounsellor(server);
  const nita = await aStaffMember(server, { roles: ['administrator'], name: 'Nita' });
  const rohan = await aStaffMember(server, { roles: ['administrator'], name: 'Rohan' });
  const [meera, other] = [await aGuide(), await aStaffMember(server, { roles: ['counsellor'], name: 'Other' })];
  const link = (staffId: string | null) =>
    nita.call(deskCounsellors.link, { params: { id: 'meera-joshi' }, body: { staffId } });
  await link(meera.id);
  expect(await messagesTo(server, rohan.email)).toEqual([]);
  await link(other.id);
  const [mail] = await messagesTo(server, meera.email);
  expect(mail?.text).toMatch(/Nita changed on .* who sees your calendar and sessions\. You no longer do\./);
  const mails = await messagesTo(server, rohan.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A counsellor was linked · Dakhila Desk']);
  expect(mails[0]?.text).toContain(
    `Nita made Other (${other.email}) the counsellor Meera Joshi in place of Meera Joshi at the desk on `,
  );
  await link(null);
  expect(await messagesTo(server, other.email)).toHaveLength(1);
  expect(await messagesTo(server, nita.email)).toEqual([]);
});

test('those who oversee see load and ratings, and no student', async () => {
  await aCounsellor(server);
  const [asha, meera] = [await aClient(server, { sessions: 5 }), await aGuide()];
  const load = async () => {
    const boss = await aStaffMember(server, { roles: ['administrator'] });
    return (await boss.call(deskCounsellors.list)).body;
  };
  for (const stars of [5, 4, 4]) {
    const { id, startsAt } = await aBooking(server, asha.browser, 3);
    await waitUntil(meera, startsAt, 60);
    await asha.browser.call(counselling.rate, { params: { id }, body: { stars, comment: 'A secret comment' } });
    if (stars === 4) await meera.call(deskCalendar.markNoShow, { params: { id }, body: {} });
    if (stars === 5) expect(await load()).toMatchObject({ data: { counsellors: [{ rating: null, unwritten: 1 }] } });
  }
  await aBooking(server, asha.browser, 30);
  const shown = await load();
  expect(shown).toMatchObject({
    data: {
      counsellors: [
        { name: 'Meera Joshi', ahead: 1, held: 0, missed: 2, unwritten: 1, cancelled: 0, rating: { average: 4.3 } },
      ],
      members: [{ id: meera.id, name: 'Meera Joshi' }],
    },
  });
  const text = JSON.stringify(shown);
  for (const secret of [asha.id, asha.email, 'Asha', 'A secret comment', 'Computer'])
    expect(text).not.toContain(secret);
});
