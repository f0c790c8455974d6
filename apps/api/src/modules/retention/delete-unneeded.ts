import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '@dakhila/domain/auth/session-policy';
import { RETENTION } from '@dakhila/domain/retention';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const ago = (days: number) => sql`app_now() - make_interval(days => ${days})`;
const agoMs = (ms: number) => sql`app_now() - make_interval(secs => ${ms / 1000})`;

/** Takes away what is about people and serves nobody any more. Running it twice is harmless. */
export async function deleteUnneeded(db: Db): Promise<void> {
  await db.execute(sql`
    delete from signups where student_id is null and created_at < ${ago(RETENTION.unfinishedSignupDays)}
      and expires_at < app_now() and not exists (select from orders where orders.signup_id = signups.id)`);
  await db.execute(sql`
    delete from sessions where last_seen_at < ${agoMs(SESSION_IDLE_MS)} or created_at < ${agoMs(SESSION_LIFE_MS)}`);
  await db.execute(sql`delete from known_browsers where last_used_at < ${ago(RETENTION.unusedBrowserDays)}`);
  await db.execute(sql`
    delete from guardian_consents where given_at is null and asked_at < ${ago(RETENTION.unansweredGuardianDays)}`);
  await db.execute(sql`
    delete from assistant_conversations where updated_at < ${ago(RETENTION.conversationDays)}`);
  await db.execute(sql`delete from assessment_shares where expires_at < app_now()`);
}
