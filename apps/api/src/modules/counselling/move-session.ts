import type { Booking } from '@dakhila/contract/counselling';
import { permissionsOf } from '@dakhila/domain/counselling/booking';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import { withdrawMessages } from '../messaging/index.ts';
import { lockCounsellor } from './counsellor-store.ts';
import { databaseNow } from './database-now.ts';
import { demandOpen } from './demand-open.ts';
import { describeBooking } from './describe-booking.ts';
import { tellMoved } from './mails.ts';
import { explainingOverlap } from './overlap.ts';
import { demandOwn, lockOwn } from './own-booking.ts';
import { renewReportLink } from './report-link.ts';
import { reminderMessages, setTime } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;
type Wish = { id: string; studentId: string; startsAt: Date };

/** Moves a session to another time of the same counsellor: there is no moment at which the student has both times or neither. */
export const moveSession = (deps: Needs, { id, studentId, startsAt }: Wish): Promise<Booking> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      // Counsellor, booking, student: everyone takes them in this order, so that nobody waits in a circle.
      const { counsellorId } = await demandOwn(tx, id, studentId);
      await lockCounsellor(tx, counsellorId);
      const booking = await lockOwn(tx, id, studentId);
      await holdStudent(tx, studentId);
      const now = await databaseNow(tx);
      if (booking.startsAt.getTime() === startsAt.getTime()) return describeBooking(deps.config, booking, now);
      if (!permissionsOf(booking, now).reschedule) throw new DomainError('conflict', { message: TOO_LATE });
      await demandConsent(deps, tx, studentId);
      const slot = await demandOpen(tx, { counsellorId, startsAt, now, moving: booking });
      await setTime(tx, id, slot);
      await withdrawMessages(tx, await reminderMessages(tx, id));
      const moved = await demandOwn(tx, id, studentId);
      await tellMoved(deps, tx, moved, {
        from: booking.startsAt,
        reportUrl: await renewReportLink(deps, tx, moved),
        now,
      });
      return describeBooking(deps.config, moved, now);
    }),
  );

const TOO_LATE = `A session can be moved up to ${COUNSELLING.freeCancelHours} hours before it begins. This one cannot be moved any more`;
