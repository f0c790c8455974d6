import type { Sharing } from '@dakhila/contract/counselling';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { isSharing } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import { checkConsent, shareLatestReport, stopSharingFor } from '../assessment/index.ts';
import { findConversation, readTranscript } from '../assistant/index.ts';
import { readRuns } from '../predictor/index.ts';
import { type BookingRow, referenceOf, updateBooking } from './booking-store.ts';
import { describeBooking, lockOwn, requireOwn, type ShownBooking } from './describe-booking.ts';
import { notifyReport } from './mails.ts';

/** The student's own conversation to share; null when none is. */
export async function ownConversation(
  db: Db,
  studentId: string,
  { conversationId }: Pick<Sharing, 'conversationId'>,
): Promise<string | null> {
  if (conversationId === undefined) return null;
  if (await findConversation(db, { id: conversationId, studentId })) return conversationId;
  throw new DomainError('not-found', { message: messageOf('counselling.conversationGone') });
}

type Needs = Pick<Deps, 'config' | 'now' | 'newId'>;

/** A new link to the student's report, if the booking shares one. The previous link stops working; this one ends with the session. */
export async function renewReportLink(deps: Needs, tx: Db, booking: BookingRow): Promise<string | null> {
  const { studentId, endsAt } = booking;
  await endReportLink(tx, booking);
  if (!booking.sharesReport) return null;
  const { missing } = await checkConsent(deps, tx, studentId);
  if (missing) return null;
  const shared = await shareLatestReport(deps, tx, { studentId, purpose: referenceOf(booking.id), expiresAt: endsAt });
  return shared?.url ?? null;
}

export const endReportLink = (tx: Db, { id, studentId }: BookingRow) => stopSharingFor(tx, studentId, referenceOf(id));

type Wanted = { id: string; studentId: string; sharing: Sharing };

/** Changes what the counsellor may see, until the session is over. */
export const changeSharing = (
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  { id, studentId, sharing }: Wanted,
): Promise<ShownBooking> =>
  deps.db.transaction(async (tx) => {
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    if (!isSharing(booking, now)) throw new DomainError('conflict', { message: messageOf('counselling.sharingOver') });
    await updateBooking(tx, id, {
      sharesProfile: sharing.profile,
      sharesPredictions: sharing.predictions,
      sharesReport: sharing.report,
      sharedConversationId: await ownConversation(tx, studentId, sharing),
    });
    const changed = await requireOwn(tx, id, studentId);
    if (changed.sharesReport !== booking.sharesReport) {
      const reportUrl = await renewReportLink(deps, tx, changed);
      if (reportUrl) await notifyReport(deps, tx, changed, reportUrl);
    }
    return describeBooking(deps.config, changed, now);
  });

type Shared = {
  profile: ExamProfile | null;
  predictions: { title: string; year: number; counts: Record<string, number>; createdAt: string }[];
  /** The conversation with the assistant, as plain text. */
  conversation: string | null;
};

const NEWEST_RUNS = 5;

/** Reads what a booking shares now. Nothing is copied, and after the session nothing is read. */
export async function sharedByStudent(
  deps: Pick<Deps, 'now'>,
  db: Db,
  booking: BookingRow,
  now: Date,
): Promise<Shared> {
  const { studentId, sharesProfile, sharesPredictions, sharedConversationId: id } = booking;
  // A withdrawn consent ends the sharing too.
  const isOpen = isSharing(booking, now) && (await checkConsent(deps, db, studentId)).missing === null;
  const profile = isOpen && sharesProfile ? await findProfile(db, studentId) : undefined;
  const runs = isOpen && sharesPredictions ? (await readRuns(db, studentId, { most: NEWEST_RUNS })).page : [];
  const conversation = isOpen && id !== null ? await readTranscript(db, { id, studentId }) : null;
  return {
    conversation,
    profile: profile?.profile ?? null,
    predictions: runs.map(({ title, year, counts, createdAt }) => ({
      title,
      year,
      counts,
      createdAt: createdAt.toISOString(),
    })),
  };
}
