import type { Sharing } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import type { Topic } from '@dakhila/domain/counselling/topics';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { insertEntry } from '../billing/index.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import { lockCounsellor } from './counsellor-store.ts';
import { databaseNow } from './database-now.ts';
import { demandOpen } from './demand-open.ts';
import { tellBooked } from './mails.ts';
import { explainingOverlap } from './overlap.ts';
import { ownConversation } from './own-conversation.ts';
import { referenceOf } from './reference.ts';
import { renewReportLink } from './report-link.ts';
import { countAhead, findBooking, findBookingAt, insertBooking } from './store.ts';

export type Wish = {
  studentId: string;
  counsellorId: string;
  startsAt: Date;
  topic: Topic;
  question: string;
  sharing: Sharing;
};
type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;

/**
 * Books a session and spends it, both or neither, and answers with its id. Of many who want the same time one gets it. Whoever
 * has it already is answered with it: the second of two clicks books nothing more.
 */
export const bookSession = (deps: Needs, wish: Wish): Promise<string> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      const { studentId, counsellorId, startsAt, sharing } = wish;
      const counsellor = await lockCounsellor(tx, counsellorId);
      if (!counsellor?.isActive)
        throw new DomainError('not-found', {
          message: 'This counselor takes no bookings now. Please choose another one',
        });
      const now = await databaseNow(tx);
      const earlier = await findBookingAt(tx, { studentId, counsellorId, startsAt });
      if (earlier) return earlier.id;

      await demandConsent(deps, tx, studentId);
      const slot = await demandOpen(tx, { counsellorId, startsAt, now });
      const id = deps.newId();
      // It also holds back other bookings of this student: the count below stays true until the commit.
      const isSpent = await insertEntry(tx, {
        studentId,
        kind: 'sessions',
        amount: -1,
        reason: 'use',
        reference: referenceOf(id),
      });
      if (!isSpent)
        throw new DomainError('allowance-exhausted', {
          message: 'You have no session left. Please top up to book one',
        });
      if ((await countAhead(tx, studentId, now)) >= COUNSELLING.maxFutureBookings)
        throw new DomainError('too-many-bookings');

      await insertBooking(tx, {
        id,
        studentId,
        counsellorId,
        ...slot,
        topic: wish.topic,
        question: wish.question,
        sharesProfile: sharing.profile,
        sharesPredictions: sharing.predictions,
        sharesReport: sharing.report,
        sharedConversationId: await ownConversation(tx, studentId, sharing),
        room: deps.newId().replaceAll('-', ''),
      });
      const booked = await findBooking(tx, id);
      if (!booked) throw new Error('the booking was not saved');
      await tellBooked(deps, tx, booked, { reportUrl: await renewReportLink(deps, tx, booked), now });
      return id;
    }),
  );
