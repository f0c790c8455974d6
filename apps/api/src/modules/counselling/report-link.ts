import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { shareLatestReport, stopSharingFor } from '../assessment/index.ts';
import { judgeConsent } from '../guardian-consent/index.ts';
import { referenceOf } from './reference.ts';
import type { BookingRow } from './store.ts';

type Needs = Pick<Deps, 'config' | 'now' | 'newId'>;

/** A fresh link to the student's report, if the booking shares it and there is one. The link before it stops working, and this one with the session. */
export async function renewReportLink(deps: Needs, tx: Db, booking: BookingRow): Promise<string | null> {
  const { studentId, endsAt } = booking;
  await endReportLink(tx, booking);
  if (!booking.sharesReport) return null;
  const { missing } = await judgeConsent(deps, tx, studentId);
  if (missing) return null;
  const shared = await shareLatestReport(deps, tx, { studentId, purpose: referenceOf(booking.id), expiresAt: endsAt });
  return shared?.url ?? null;
}

/** Ends what was shared of the report. */
export const endReportLink = (tx: Db, { id, studentId }: BookingRow) => stopSharingFor(tx, studentId, referenceOf(id));
