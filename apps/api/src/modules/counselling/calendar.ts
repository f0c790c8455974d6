import { momentOf } from '@dakhila/domain/calendar/indian-time';
import type { Exception, WeeklyHours } from '@dakhila/domain/counselling/slots';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { counsellorHours } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { cancelForCounsellor } from './cancel-session.ts';
import {
  type CounsellorRow,
  insertCounsellor,
  insertException,
  listBookedBetween,
  lockCounsellor,
  type NewCounsellor,
  replaceHours,
} from './store.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;

/** Changes the weekly hours of a counsellor; booked sessions stay. */
export async function changeHours(tx: Db, counsellorId: string, hours: WeeklyHours[]): Promise<CounsellorRow> {
  const counsellor = await demandCounsellor(tx, counsellorId);
  await replaceHours(tx, counsellorId, EVERY_DAY, hours);
  return counsellor;
}

/**
 * Opens or closes hours of one day. Booked sessions in closed hours are cancelled for the given reason and returned;
 * without a reason nothing is changed, and the error names them.
 */
export async function addException(
  deps: Needs,
  tx: Db,
  counsellorId: string,
  exception: Exception,
  cancelReason: string | undefined,
): Promise<{ cancelled: string[] }> {
  await demandCounsellor(tx, counsellorId);
  const { day, kind, fromMinute, toMinute } = exception;
  const affected =
    kind === 'closed'
      ? await listBookedBetween(tx, counsellorId, momentOf(day, fromMinute), momentOf(day, toMinute))
      : [];
  if (affected.length > 0 && cancelReason === undefined)
    throw new DomainError('conflict', {
      detail: `Sessions are booked in that time: ${affected.map(({ id }) => id).join(', ')}. Give --cancel-sessions with the reason that the students will read`,
    });
  for (const { id } of affected) await cancelForCounsellor(deps, tx, id, cancelReason ?? '');
  await insertException(tx, deps.newId(), counsellorId, exception);
  return { cancelled: affected.map(({ id }) => id) };
}

/** The counsellor, locked until the transaction ends: nobody books meanwhile. */
export async function demandCounsellor(tx: Db, id: string): Promise<CounsellorRow> {
  const counsellor = await lockCounsellor(tx, id);
  if (!counsellor) throw new DomainError('not-found', { detail: `There is no counsellor ${id}` });
  return counsellor;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const hours = (weekdays: number[], fromHour: number, toHour: number): WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, fromMinute: fromHour * 60, toMinute: toHour * 60 }));

/** Sample counsellors for development; operators add the real ones. Their hours repeat weekly, so there are always open times. */
const DEVELOPMENT_COUNSELLORS: (NewCounsellor & { hours: WeeklyHours[] })[] = [
  {
    id: 'meera-joshi',
    name: 'Meera Joshi',
    email: 'meera.joshi@counsellors.example',
    headline: 'CAP rounds and preference lists',
    about:
      'Helps students turn a percentile into a list in the right order, and explains what freeze and betterment mean before it is too late to choose.',
    languages: ['mr', 'hi', 'en'],
    topics: ['cap-preferences', 'chances', 'rounds'],
    exams: ['mht-cet'],
    hours: [...hours(WORKDAYS, 17, 20), ...hours([6], 10, 14)],
  },
  {
    id: 'arvind-kulkarni',
    name: 'Arvind Kulkarni',
    email: 'arvind.kulkarni@counsellors.example',
    headline: 'JoSAA choices for JEE students',
    about:
      'Works through NIT, IIIT and IIT options by home state and category, and builds a choice list that keeps the good surprises in reach.',
    languages: ['en', 'hi', 'mr'],
    topics: ['josaa-choices', 'chances', 'rounds'],
    exams: ['josaa'],
    hours: [...hours([1, 3, 5], 10, 13), ...hours([2, 4], 18, 21)],
  },
  {
    id: 'sneha-iyer',
    name: 'Sneha Iyer',
    email: 'sneha.iyer@counsellors.example',
    headline: 'Finding the branch that fits',
    about:
      'Talks about what engineers of each branch do all day, reads assessment reports with care, and never tells anyone what to become.',
    languages: ['en', 'ta', 'hi'],
    topics: ['branch', 'careers'],
    exams: ['mht-cet', 'josaa'],
    hours: [...hours([2, 4, 6], 11, 14), ...hours([3], 16, 19)],
  },
  {
    id: 'imran-shaikh',
    name: 'Imran Shaikh',
    email: 'imran.shaikh@counsellors.example',
    headline: 'Fees, scholarships and living away from home',
    about:
      'For families who count: tuition fee waivers, state scholarships, hostels, and what a year really costs. Parents are welcome to join.',
    languages: ['hi', 'ur', 'mr', 'en'],
    topics: ['fees-and-hostels', 'chances'],
    exams: ['mht-cet', 'josaa'],
    hours: [...hours([1, 2, 3, 4], 19, 21), ...hours([7], 10, 13)],
  },
  {
    id: 'kavya-reddy',
    name: 'Kavya Reddy',
    email: 'kavya.reddy@counsellors.example',
    headline: 'Two exams, one plan',
    about:
      'For students with ranks in both JEE and MHT-CET: which rounds come first, what to hold on to, and when to let go.',
    languages: ['en', 'te', 'kn', 'hi'],
    topics: ['josaa-choices', 'cap-preferences', 'rounds', 'branch'],
    exams: ['josaa', 'mht-cet'],
    hours: [...hours([1, 3, 5], 15, 18), ...hours([6, 7], 16, 19)],
  },
];

/** Adds missing sample counsellors; existing ones keep their hours. */
export async function seedCounsellors(db: Db): Promise<void> {
  for (const { hours: weekly, ...counsellor } of DEVELOPMENT_COUNSELLORS) {
    if (await insertCounsellor(db, counsellor))
      await db.insert(counsellorHours).values(weekly.map((span) => ({ ...span, counsellorId: counsellor.id })));
  }
}
