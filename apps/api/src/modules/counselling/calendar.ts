import { dayOf, momentOf } from '@dakhila/domain/calendar/indian-time';
import { MAX_EXCEPTIONS } from '@dakhila/domain/counselling/booking';
import { changedExceptions, type Exception, type WeeklyHours } from '@dakhila/domain/counselling/slots';
import { hasOverlap } from '@dakhila/domain/counselling/weekly-hours';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { counsellorHours } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import type { BookingRow } from './booking-store.ts';
import {
  countExceptions,
  deleteExceptions,
  listBookedBetween,
  listExceptions,
  listHolidays,
  listHours,
  replaceExceptions,
  replaceHours,
} from './calendar-store.ts';
import { cancelForCounsellor } from './cancel-session.ts';
import { type CounsellorRow, insertCounsellor, lockCounsellor, type NewCounsellor } from './counsellor-store.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;

/** Changes the weekly hours of a counsellor; booked sessions stay. */
export async function changeHours(tx: Db, counsellorId: string, hours: WeeklyHours[]): Promise<CounsellorRow> {
  if (hasOverlap(hours)) throw new DomainError('invalid-input', { detail: 'Some of these hours overlap.' });
  const counsellor = await requireCounsellor(tx, counsellorId);
  await replaceHours(tx, counsellorId, EVERY_DAY, hours);
  return counsellor;
}

/** What came of a change of a day: done, or refused because of sessions that are booked in hours that would be closed. */
export type DayChange = { isDone: true; cancelled: string[] } | { isDone: false; booked: BookingRow[] };

/**
 * Opens or closes hours of one day. Sessions that are booked in closed hours are cancelled for the given reason and
 * returned; without a reason nothing is changed. Bookings wait for the lock, so none can slip in between.
 */
export async function changeDay(
  deps: Needs,
  tx: Db,
  counsellorId: string,
  exception: Exception,
  cancelReason?: string,
): Promise<DayChange> {
  await requireCounsellor(tx, counsellorId);
  const { day, kind, fromMinute, toMinute } = exception;
  const booked =
    kind === 'closed'
      ? await listBookedBetween(tx, counsellorId, momentOf(day, fromMinute), momentOf(day, toMinute))
      : [];
  if (booked.length > 0 && cancelReason === undefined) return { isDone: false, booked };
  for (const { id } of booked) await cancelForCounsellor(deps, tx, id, cancelReason ?? '');
  const calendar = {
    hours: await listHours(tx, counsellorId),
    exceptions: await listExceptions(tx, counsellorId, day, day),
    holidays: await listHolidays(tx, day),
  };
  const changed = changedExceptions(calendar, exception).map((one) => ({ ...one, id: deps.newId() }));
  await replaceExceptions(tx, { counsellorId, day }, changed);
  if ((await countExceptions(tx, counsellorId, dayOf(await databaseNow(tx)))) > MAX_EXCEPTIONS)
    throw new DomainError('conflict', { detail: 'Too many single days are changed. Please change the weekly hours.' });
  return { isDone: true, cancelled: booked.map(({ id }) => id) };
}

/** Gives a day its weekly hours back, and returns how many exceptions it had. Booked sessions stay. */
export async function resetDay(tx: Db, counsellorId: string, day: string): Promise<number> {
  await requireCounsellor(tx, counsellorId);
  return deleteExceptions(tx, counsellorId, day);
}

/** The counsellor, locked until the transaction ends: nobody books meanwhile. */
export async function requireCounsellor(tx: Db, id: string): Promise<CounsellorRow> {
  const counsellor = await lockCounsellor(tx, id);
  if (!counsellor) throw new DomainError('not-found', { detail: `There is no counsellor ${id}` });
  return counsellor;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const hours = (weekdays: number[], fromHour: number, toHour: number): WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, fromMinute: fromHour * 60, toMinute: toHour * 60 }));

type SampleId = 'meera-joshi' | 'arvind-kulkarni' | 'sneha-iyer' | 'imran-shaikh' | 'kavya-reddy';

/** Sample counsellors for development; operators add the real ones. Their hours repeat weekly, so there are always open times. */
const DEVELOPMENT_COUNSELLORS: (Omit<NewCounsellor, 'id' | 'headline' | 'about'> & {
  id: SampleId;
  hours: WeeklyHours[];
})[] = [
  {
    id: 'meera-joshi',
    name: 'Meera Joshi',
    email: 'meera.joshi@counsellors.example',
    languages: ['mr', 'hi', 'en'],
    topics: ['cap-preferences', 'chances', 'rounds'],
    exams: ['mht-cet'],
    hours: [...hours(WORKDAYS, 17, 20), ...hours([6], 10, 14)],
  },
  {
    id: 'arvind-kulkarni',
    name: 'Arvind Kulkarni',
    email: 'arvind.kulkarni@counsellors.example',
    languages: ['en', 'hi', 'mr'],
    topics: ['josaa-choices', 'chances', 'rounds'],
    exams: ['josaa'],
    hours: [...hours([1, 3, 5], 10, 13), ...hours([2, 4], 18, 21)],
  },
  {
    id: 'sneha-iyer',
    name: 'Sneha Iyer',
    email: 'sneha.iyer@counsellors.example',
    languages: ['en', 'ta', 'hi'],
    topics: ['branch', 'careers'],
    exams: ['mht-cet', 'josaa'],
    hours: [...hours([2, 4, 6], 11, 14), ...hours([3], 16, 19)],
  },
  {
    id: 'imran-shaikh',
    name: 'Imran Shaikh',
    email: 'imran.shaikh@counsellors.example',
    languages: ['hi', 'ur', 'mr', 'en'],
    topics: ['fees-and-hostels', 'chances'],
    exams: ['mht-cet', 'josaa'],
    hours: [...hours([1, 2, 3, 4], 19, 21), ...hours([7], 10, 13)],
  },
  {
    id: 'kavya-reddy',
    name: 'Kavya Reddy',
    email: 'kavya.reddy@counsellors.example',
    languages: ['en', 'te', 'kn', 'hi'],
    topics: ['josaa-choices', 'cap-preferences', 'rounds', 'branch'],
    exams: ['josaa', 'mht-cet'],
    hours: [...hours([1, 3, 5], 15, 18), ...hours([6, 7], 16, 19)],
  },
];

/** Adds missing sample counsellors; existing ones keep their hours. */
export async function seedCounsellors(db: Db): Promise<void> {
  for (const { hours: weekly, ...counsellor } of DEVELOPMENT_COUNSELLORS) {
    const textOf = (part: 'headline' | 'about') =>
      say('en', messageOf(`counselling.counselor.${counsellor.id}.${part}`));
    if (await insertCounsellor(db, { ...counsellor, headline: textOf('headline'), about: textOf('about') }))
      await db.insert(counsellorHours).values(weekly.map((span) => ({ ...span, counsellorId: counsellor.id })));
  }
}
