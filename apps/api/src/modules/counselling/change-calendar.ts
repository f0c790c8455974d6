import { momentOf } from '@dakhila/domain/calendar/indian-time';
import type { Exception, WeeklyHours } from '@dakhila/domain/counselling/slots';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { insertException, listBookedBetween, replaceHours } from './calendar-store.ts';
import { cancelForCounsellor } from './cancel-session.ts';
import { type CounsellorRow, lockCounsellor } from './counsellor-store.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;

/** Gives a counsellor other hours for every week; sessions that are booked stay where they are. */
export async function changeHours(tx: Db, counsellorId: string, hours: WeeklyHours[]): Promise<CounsellorRow> {
  const counsellor = await demandCounsellor(tx, counsellorId);
  await replaceHours(tx, counsellorId, EVERY_DAY, hours);
  return counsellor;
}

/**
 * Opens or closes hours of one day. Sessions that are booked in hours to be closed are cancelled for the reason given, and
 * given back; without a reason nothing is changed and they are named.
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
      message: `Sessions are booked in that time: ${affected.map(({ id }) => id).join(', ')}. Give --cancel-sessions with the reason that the students will read`,
    });
  for (const { id } of affected) await cancelForCounsellor(deps, tx, id, cancelReason ?? '');
  await insertException(tx, deps.newId(), counsellorId, exception);
  return { cancelled: affected.map(({ id }) => id) };
}

/** The counsellor, held until the transaction ends: nobody books meanwhile. */
export async function demandCounsellor(tx: Db, id: string): Promise<CounsellorRow> {
  const counsellor = await lockCounsellor(tx, id);
  if (!counsellor) throw new DomainError('not-found', { message: `There is no counsellor ${id}` });
  return counsellor;
}
