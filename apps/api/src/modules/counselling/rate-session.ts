import type { Booking } from '@dakhila/contract/counselling';
import { permissionsOf, phaseOf } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { databaseNow } from './database-now.ts';
import { describeBooking } from './describe-booking.ts';
import { demandOwn, lockOwn } from './own-booking.ts';
import { updateBooking } from './store.ts';

type Wish = { id: string; studentId: string; stars: number; comment: string };

/** Rates a session that is over. The day in which it can be changed begins with the first rating. */
export const rateSession = (deps: Pick<Deps, 'db' | 'config'>, wish: Wish): Promise<Booking> =>
  deps.db.transaction(async (tx) => {
    const { id, studentId, stars, comment } = wish;
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    if (!permissionsOf(booking, now).rate) {
      const isAhead = ['upcoming', 'running'].includes(phaseOf(booking, now));
      throw new DomainError('conflict', { message: isAhead ? TOO_EARLY : booking.ratedAt ? TOO_LATE : NOT_HELD });
    }
    await updateBooking(tx, id, { stars, comment, ratedAt: booking.ratedAt ?? now });
    return describeBooking(deps.config, await demandOwn(tx, id, studentId), now);
  });

const TOO_EARLY = 'You can rate a session when it is over';
const TOO_LATE = 'A rating can be changed for a day, and that day is over';
const NOT_HELD = 'This session did not take place, so there is nothing to rate';
