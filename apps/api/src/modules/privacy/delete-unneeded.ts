import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '@dakhila/domain/auth/otp';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Rows that one statement deletes. */
const BATCH = 500;

const ago = (days: number) => sql`app_now() - make_interval(days => ${days})`;
const agoMs = (ms: number) => sql`app_now() - make_interval(secs => ${ms / 1000})`;

/** Rows that are no longer needed, by table. */
const UNNEEDED: readonly { table: string; isOver: SQL }[] = [
  // Its expiry is extended by 30 days when its order becomes final; an order under review is not final.
  {
    table: 'signups',
    isOver: sql`created_at < ${ago(RETENTION.unfinishedSignupDays)} and expires_at < app_now()
      and not exists (select from orders o where o.signup_id = signups.id
        and (o.next_check_at is not null or o.state in ('created', 'redirected', 'review', 'refund_pending')
          or exists (select from extra_payments e where e.order_id = o.id and e.state <> 'refunded')))`,
  },
  {
    table: 'sessions',
    isOver: sql`last_seen_at < ${agoMs(SESSION_IDLE_MS)} or created_at < ${agoMs(SESSION_LIFE_MS)}`,
  },
  { table: 'known_browsers', isOver: sql`last_used_at < ${ago(RETENTION.unusedBrowserDays)}` },
  {
    table: 'guardian_consents',
    isOver: sql`given_at is null and asked_at < ${ago(RETENTION.unansweredGuardianDays)}`,
  },
  { table: 'assessment_shares', isOver: sql`expires_at < app_now()` },
  // Comments are deleted with their link.
  { table: 'family_links', isOver: sql`expires_at < app_now()` },
  { table: 'outbox', isOver: sql`state = 'sent' and created_at < ${ago(RETENTION.sentMessageDays)}` },
  { table: 'outbox', isOver: sql`state = 'dead' and created_at < ${ago(RETENTION.deadMessageDays)}` },
  { table: 'suppressions', isOver: sql`ended_at < ${ago(RETENTION.endedSuppressionDays)}` },
  { table: 'assistant_conversations', isOver: sql`updated_at < ${ago(RETENTION.chatDays)}` },
  { table: 'data_copies', isOver: sql`created_at < ${ago(RETENTION.dataCopyDays)}` },
  { table: 'contact_changes', isOver: sql`created_at < ${ago(RETENTION.contactChangeDays)}` },
];

/** Deletes personal data that is no longer needed. Any number of processes may run it. */
export async function deleteUnneeded(db: Db, stopping?: AbortSignal): Promise<void> {
  for (const { table, isOver } of UNNEEDED) {
    const name = sql.identifier(table);
    for (let gone = BATCH; gone === BATCH && !stopping?.aborted; ) {
      const { rowCount } = await db.execute(
        sql`delete from ${name} where ctid in (select ctid from ${name} where ${isOver} limit ${BATCH} for update skip locked)`,
      );
      gone = rowCount ?? 0;
    }
  }
}
