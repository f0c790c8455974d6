import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { isSharing } from '@dakhila/domain/counselling/booking';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import { readTranscript } from '../conversations/index.ts';
import { judgeConsent } from '../guardian-consent/index.ts';
import { listRuns } from '../predictor/index.ts';
import type { BookingRow } from './store.ts';

/** What the student lets the counsellor see. */
export type Shared = {
  profile: ExamProfile | null;
  predictions: { title: string; year: number; counts: Record<string, number>; createdAt: string }[];
  /** What was said to the assistant, as plain text. */
  conversation: string | null;
};

const NEWEST_RUNS = 5;

/** Reads what a booking shares, as it is now; nothing is copied, and after the session nothing is read. */
export async function sharedByStudent(
  deps: Pick<Deps, 'now'>,
  db: Db,
  booking: BookingRow,
  now: Date,
): Promise<Shared> {
  const { studentId, sharesProfile, sharesPredictions, sharedConversationId: id } = booking;
  // A guardian who withdraws the consent ends the sharing too.
  const isOpen = isSharing(booking, now) && (await judgeConsent(deps, db, studentId)).missing === null;
  const profile = isOpen && sharesProfile ? await findProfile(db, studentId) : undefined;
  const runs = isOpen && sharesPredictions ? await listRuns(db, studentId, undefined) : [];
  const conversation = isOpen && id !== null ? await readTranscript(db, { id, studentId }) : null;
  return {
    conversation,
    profile: profile?.profile ?? null,
    predictions: runs.slice(0, NEWEST_RUNS).map(({ title, year, counts, createdAt }) => ({
      title,
      year,
      counts,
      createdAt: createdAt.toISOString(),
    })),
  };
}
