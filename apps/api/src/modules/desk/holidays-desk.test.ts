import { counselling, type SlotDays } from '@dakhila/contract/counselling';
import { type DeskWeek, deskCalendar } from '@dakhila/contract/desk/calendar';
import { type DeskHoliday, deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { dayOf, daysAfter, minuteOf } from '@dakhila/domain/calendar/indian-time';
import { MAX_HOLIDAYS_AHEAD, yearlyHoliday } from '@dakhila/domain/counselling/holidays';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aClient, aCounsellor, aTime, aWish, overviewOf } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';

const server = useServer();

type Agent = Awaited<ReturnType<typeof aStaffMember>>;
const aSupervisor = () => aStaffMember(server, { roles: ['administrator'] });
const add = (agent: Agent, day: string, name = 'Diwali') =>
  agent.call(deskCounsellors.addHoliday, { body: { day, name } });
const remove = (agent: Agent, day: string) => agent.call(deskCounsellors.removeHoliday, { body: { day } });
const listed = async (agent: Agent) => (await agent.call(deskCounsellors.holidays)).body.data as DeskHoliday[];
const daysOffered = async (browser: Browser) => {
  const { body } = await browser.call(counselling.slots, { params: { id: 'meera-joshi' } });
  return (body.data as SlotDays).days.map(({ day }) => day);
};
/** A day that no list has as a holiday, so many days ahead or a day later. */
const workday = (ahead: number) => {
  const day = daysAfter(dayOf(server.clock.now()), ahead);
  return yearlyHoliday(day) ? daysAfter(day, 1) : day;
};

/** An open time of a day that is no holiday of every year: two of those never follow each other. */
async function aWorkTime(browser: Browser): Promise<string> {
  const moment = await aTime(server, browser, 72);
  return yearlyHoliday(dayOf(new Date(moment))) ? aTime(server, browser, 96) : moment;
}

test('a holiday closes the times of that day for students; removed, they are open again', async () => {
  await aCounsellor(server);
  const [asha, boss] = [await aClient(server, { sessions: 1 }), await aSupervisor()];
  const moment = await aWorkTime(asha.browser);
  const day = dayOf(new Date(moment));
  expect(await daysOffered(asha.browser)).toContain(day);
  const { status, body } = await add(boss, day);
  expect([status, body.data]).toMatchObject([200, { booked: 0 }]);
  expect(await listed(boss)).toContainEqual({ day, name: 'Diwali', isYearly: false });
  expect(await daysOffered(asha.browser)).not.toContain(day);
  const { status: refused } = await asha.browser.call(counselling.book, { body: aWish(moment) });
  expect(refused).toBe(409);
  expect((await remove(boss, day)).status).toBe(200);
  expect(await daysOffered(asha.browser)).toContain(day);
  expect((await auditTrail(server)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['desk holiday add', day, { name: 'Diwali', booked: 0 }],
    ['desk holiday remove', day, {}],
  ]);
});

test('a counsellor sees the holiday by its name and may open a time of it, which students can book', async () => {
  await aCounsellor(server);
  const [asha, boss] = [await aClient(server, { sessions: 1 }), await aSupervisor()];
  const guide = await aStaffMember(server, { roles: ['counsellor'] });
  await server.pool.query("update counsellors set staff_id = $1 where id = 'meera-joshi'", [guide.id]);
  const moment = await aWorkTime(asha.browser);
  const day = dayOf(new Date(moment));
  await add(boss, day, 'Ganesh Chaturthi');
  const { days } = (await guide.call(deskCalendar.week, { query: { day } })).body.data as DeskWeek;
  const shown = days.find((one) => one.day === day);
  expect(shown?.holiday).toBe('Ganesh Chaturthi');
  expect(new Set(shown?.times.map(({ state }) => state))).toEqual(new Set(['closed']));
  const fromMinute = minuteOf(new Date(moment));
  const opened = { day, kind: 'open' as const, fromMinute, toMinute: fromMinute + 45 };
  expect((await guide.call(deskCalendar.changeDay, { body: opened })).status).toBe(200);
  expect((await asha.browser.call(counselling.book, { body: aWish(moment) })).status).toBeLessThan(300);
});

test('a session that is booked on the day stays, and the page is told how many there are', async () => {
  await aCounsellor(server);
  const [asha, boss] = [await aClient(server, { sessions: 1 }), await aSupervisor()];
  const startsAt = await aWorkTime(asha.browser);
  const day = dayOf(new Date(startsAt));
  await asha.browser.call(counselling.book, { body: aWish(startsAt) });
  expect((await add(boss, day)).body.data).toMatchObject({ booked: 1 });
  expect(await overviewOf(asha.browser)).toMatchObject({ bookings: [{ startsAt, phase: 'upcoming' }] });
});

test('days that are over, too far ahead, yearly holidays and a day twice are refused', async () => {
  const boss = await aSupervisor();
  const today = dayOf(server.clock.now());
  const yearly = (await listed(boss)).filter(({ isYearly }) => isYearly);
  expect(yearly.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['Ambedkar Jayanti', 'Christmas', 'Gandhi Jayanti', 'Independence Day', 'Maharashtra Day']),
  );
  for (const day of [daysAfter(today, -1), daysAfter(today, 367), yearly[0]?.day ?? ''])
    expect((await add(boss, day)).status, day).toBe(409);
  for (const [day, name] of [
    ['2026-02-30', 'Diwali'],
    ['tomorrow', 'Diwali'],
    [workday(5), 'D'],
    [workday(5), 'x'.repeat(61)],
    [workday(5), 'call 9876543210'],
  ] as const)
    expect((await add(boss, day, name)).status, `${day} ${name}`).toBe(400);
  const twice = await Promise.all([add(boss, workday(5)), add(boss, workday(5))]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await remove(boss, workday(6))).status).toBe(404);
  expect((await remove(boss, daysAfter(today, -1))).status).toBe(409);
});

test('there is a limit on holidays ahead', async () => {
  const boss = await aSupervisor();
  await server.pool.query(
    `insert into counselling_holidays (day, name, added_by)
     select app_now()::date + 10 + n, 'Holiday ' || n, $1 from generate_series(1, $2::int) n`,
    [boss.id, MAX_HOLIDAYS_AHEAD],
  );
  expect((await add(boss, workday(5))).status).toBe(409);
});

test('only those who oversee counsellors see, add and remove holidays', async () => {
  for (const role of STAFF_ROLES.filter((one) => one !== 'administrator')) {
    const agent = await aStaffMember(server, { roles: [role] });
    expect((await agent.call(deskCounsellors.holidays)).status, role).toBe(403);
    expect((await add(agent, workday(5))).status, role).toBe(403);
    expect((await remove(agent, workday(5))).status, role).toBe(403);
  }
});
