import type { Booking, Sharing } from '@dakhila/contract/counselling';
import { isSharing } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { databaseNow } from './database-now.ts';
import { describeBooking } from './describe-booking.ts';
import { tellReport } from './mails.ts';
import { demandOwn, lockOwn } from './own-booking.ts';
import { ownConversation } from './own-conversation.ts';
import { renewReportLink } from './report-link.ts';
import { updateBooking } from './store.ts';

type Wish = { id: string; studentId: string; sharing: Sharing };

/** Changes what the counsellor may see, as long as there is something to see it for. */
export const changeSharing = (
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  { id, studentId, sharing }: Wish,
): Promise<Booking> =>
  deps.db.transaction(async (tx) => {
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    if (!isSharing(booking, now))
      throw new DomainError('conflict', { message: 'Nothing is shared any more: this session is over' });
    await updateBooking(tx, id, {
      sharesProfile: sharing.profile,
      sharesPredictions: sharing.predictions,
      sharesReport: sharing.report,
      sharedConversationId: await ownConversation(tx, studentId, sharing),
    });
    const changed = await demandOwn(tx, id, studentId);
    if (changed.sharesReport !== booking.sharesReport) {
      const reportUrl = await renewReportLink(deps, tx, changed);
      if (reportUrl) await tellReport(deps, tx, changed, reportUrl);
    }
    return describeBooking(deps.config, changed, now);
  });
