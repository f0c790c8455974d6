import { sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';
import { judgeConsent } from '../guardian-consent/index.ts';
import { cancelAllAhead } from './cancel-all-ahead.ts';

/**
 * Cancels what is still booked for minors whose guardian has withdrawn the consent: what a crash left behind, or what was booked in that
 * very moment. The rule is the student's own: given back up to 12 hours before.
 */
export async function cancelWithoutConsent(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const { rows } = await deps.db.execute<{ student_id: string }>(sql`
    select distinct b.student_id from counselling_bookings b
    where b.starts_at > app_now() and b.cancelled_at is null
      and exists (select from guardian_consents c where c.student_id = b.student_id and c.withdrawn_at is not null)`);
  for (const { student_id: studentId } of rows) {
    if (stopping?.aborted) return;
    const { missing } = await judgeConsent(deps, deps.db, studentId);
    if (missing === 'guardian-consent') await cancelAllAhead(deps, studentId);
  }
}
