import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import { openSlots, type Slot } from '@dakhila/domain/counselling/slots';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { readCalendars } from './calendar-store.ts';

type Wish = {
  counsellorId: string;
  startsAt: Date;
  now: Date /** A session that would move away from its time. */;
  moving?: Slot;
};

/** The slot that begins then, if it can be booked. Of use only while the counsellor is locked. */
export async function demandOpen(db: Db, { counsellorId, startsAt, now, moving }: Wish): Promise<Slot> {
  const calendar = (await readCalendars(db, [counsellorId], now)).get(counsellorId);
  if (!calendar) throw new DomainError('slot-taken');
  const begins = startsAt.getTime();
  const taken = calendar.taken.filter((slot) => slot.startsAt.getTime() !== moving?.startsAt.getTime());
  const slot = openSlots({ ...calendar, taken }, now).find((open) => open.startsAt.getTime() === begins);
  if (slot) return slot;
  const endsAt = begins + COUNSELLING.sessionMinutes * 60_000;
  const isTaken = taken.some((other) => begins < other.endsAt.getTime() && other.startsAt.getTime() < endsAt);
  throw new DomainError(
    'slot-taken',
    isTaken ? {} : { message: 'This time is not open any more. Nothing was spent. Please choose another one' },
  );
}
