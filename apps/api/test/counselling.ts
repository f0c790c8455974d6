import {
  type Booking,
  type CounsellingOverview,
  type Counsellor,
  counselling,
  type SlotDays,
} from '@dakhila/contract/counselling';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { yearlyHoliday } from '@dakhila/domain/counselling/holidays';
import { counsellorExceptions, counsellorHours, counsellors } from '../src/db/schema/index.ts';
import type { Answer, Browser } from './browser.ts';
import { aStudent } from './builders.ts';
import type { Harness } from './harness.ts';

type Wanted = Partial<typeof counsellors.$inferInsert>;
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;

/** A student who is of age, and so may book. */
export async function aClient(server: Harness, wanted: Parameters<typeof aStudent>[1] = {}) {
  const student = await aStudent(server, wanted);
  await server.pool.query("update students set birth_date = '2000-01-01' where id = $1", [student.id]);
  return student;
}

/** A counsellor who has time at every hour of every day, also on holidays: a test passes on any day. */
export async function aCounsellor(server: Harness, wanted: Wanted = {}) {
  const counsellor = {
    id: 'meera-joshi',
    name: 'Meera Joshi',
    email: 'meera@counsellors.example',
    headline: 'CAP rounds',
    about: 'Knows the rounds.',
    languages: ['mr', 'en'],
    topics: ['branch', 'rounds'],
    exams: ['mht-cet'],
    ...wanted,
  } satisfies typeof counsellors.$inferInsert;
  await server.deps.db.insert(counsellors).values(counsellor);
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    counsellorId: counsellor.id,
    weekday,
    fromMinute: 0,
    toMinute: DAY_MINUTES,
  }));
  await server.deps.db.insert(counsellorHours).values(everyDay);
  const today = dayOf(server.clock.now());
  const holidays = Array.from({ length: 3 * COUNSELLING.daysAhead }, (_, ahead) => daysAfter(today, ahead)).filter(
    yearlyHoliday,
  );
  const opened = { counsellorId: counsellor.id, kind: 'open', fromMinute: 0, toMinute: DAY_MINUTES } as const;
  if (holidays.length > 0)
    await server.deps.db
      .insert(counsellorExceptions)
      .values(holidays.map((day) => ({ ...opened, id: server.deps.newId(), day })));
  return counsellor;
}

/** The first open time that lies at least so many hours ahead. */
export async function aTime(server: Harness, browser: Browser, hoursAhead: number, id = 'meera-joshi') {
  const answer = await browser.call(counselling.slots, { params: { id } });
  const { days } = answer.body.data as SlotDays;
  const from = server.clock.now().getTime() + hoursAhead * HOUR_MS;
  const found = days.flatMap(({ slots }) => slots).find(({ startsAt }) => Date.parse(startsAt) >= from);
  if (!found) throw new Error(`No open time ${hoursAhead} hours ahead`);
  return found.startsAt;
}

const NOTHING_SHARED = { profile: false, predictions: false, report: false };

/** A wish for a session. */
export const aWish = (startsAt: string, changed: Record<string, unknown> = {}) => ({
  counsellorId: 'meera-joshi',
  startsAt,
  topic: 'branch' as const,
  question: 'Computer or electronics?',
  sharing: NOTHING_SHARED,
  ...changed,
});

export const book = (browser: Browser, startsAt: string, changed: Record<string, unknown> = {}): Promise<Answer> =>
  browser.call(counselling.book, { body: aWish(startsAt, changed) });

/** Books a session so many hours ahead, as it stands then. */
export async function aBooking(server: Harness, browser: Browser, hoursAhead: number): Promise<Booking> {
  return bookingIn(await book(browser, await aTime(server, browser, hoursAhead)));
}

export function bookingIn({ status, body }: Answer): Booking {
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.data as Booking;
}

export const overviewOf = async (browser: Browser) =>
  (await browser.call(counselling.overview)).body.data as CounsellingOverview;

export const counsellorsFor = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call(counselling.counsellors, { query })).body.data as Counsellor[];
