import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '@dakhila/domain/auth/otp';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deleteInBatches, type Overdue } from '../../db/delete-in-batches.ts';

const ago = (days: number) => sql`app_now() - make_interval(days => ${days})`;
const hoursAgo = (hours: number) => sql`app_now() - make_interval(hours => ${hours})`;
const agoMs = (ms: number) => sql`app_now() - make_interval(secs => ${ms / 1000})`;

const over = (table: string, by: string, before: SQL, only?: SQL): Overdue => ({
  table,
  by,
  isOver: sql`${sql.identifier(by)} < ${before}${only ? sql` and ${only}` : sql``}`,
});

/** An order is not final while it is awaited, under review or being refunded. Its sign-up expires 30 days after it is. */
const HAS_NO_OPEN_ORDER = sql`not exists (select from orders o where o.signup_id = signups.id
  and (o.next_check_at is not null or o.state in ('created', 'redirected', 'review', 'refund_pending')
    or exists (select from extra_payments e where e.order_id = o.id and e.state <> 'refunded')))`;

const NOW = sql`app_now()`;

/** Rows that are no longer needed. In tables that grow, each column has an index by age. */
const UNNEEDED: readonly Overdue[] = [
  over('challenges', 'created_at', hoursAgo(RETENTION.codeHours)),
  over('code_sends', 'sent_at', hoursAgo(RETENTION.codeHours)),
  over('rolling_counts', 'slot', hoursAgo(RETENTION.codeHours)),
  over('budgets', 'expires_at', NOW),
  over('idempotency_keys', 'claimed_at', ago(RETENTION.answerDays)),
  over('signups', 'expires_at', NOW, sql`created_at < ${ago(RETENTION.unfinishedSignupDays)} and ${HAS_NO_OPEN_ORDER}`),
  over('sessions', 'last_seen_at', agoMs(SESSION_IDLE_MS)),
  over('sessions', 'created_at', agoMs(SESSION_LIFE_MS)),
  over('known_browsers', 'last_used_at', ago(RETENTION.unusedBrowserDays)),
  over('guardian_consents', 'asked_at', ago(RETENTION.unansweredGuardianDays), sql`given_at is null`),
  over('assessment_shares', 'expires_at', NOW),
  // Comments are deleted with their link.
  over('family_links', 'expires_at', NOW),
  over('outbox', 'created_at', ago(RETENTION.sentMessageDays), sql`state = 'sent'`),
  over('outbox', 'created_at', ago(RETENTION.deadMessageDays), sql`state = 'dead'`),
  // It keeps a reminder from going out twice, and cannot be due any more.
  over('sent_round_reminders', 'sent_at', ago(RETENTION.sentReminderDays)),
  over('suppressions', 'ended_at', ago(RETENTION.endedSuppressionDays)),
  over('student_failures', 'at', ago(RETENTION.failureDays)),
  over('assistant_conversations', 'updated_at', ago(RETENTION.chatDays)),
  over('data_copies', 'created_at', ago(RETENTION.dataCopyDays)),
  over('contact_changes', 'created_at', ago(RETENTION.contactChangeDays)),
  // The desk has few people: these need no index by age.
  over('staff_sessions', 'last_seen_at', ago(1)),
  over('staff_links', 'expires_at', NOW),
  over('staff_challenges', 'expires_at', NOW),
  // Those of paid orders are evidence and stay.
  over('payment_events', 'received_at', ago(RETENTION.paymentEventDays), sql`outcome <> 'paid'`),
];

/** A fiftieth of the time: on a result day students need the whole database. */
export const CLEAN_UP_RESTS = 49;

/** Deletes rows that are no longer needed, one table after another. A table that fails does not stop the others and is named in the error at the end. */
export async function deleteUnneeded(db: Db, stopping?: AbortSignal, rests = 0): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const table of new Set(UNNEEDED.map((overdue) => overdue.table))) {
    let deleted = 0;
    let isFinished = true;
    try {
      for (const overdue of UNNEEDED.filter((one) => one.table === table)) {
        const run = await deleteInBatches(db, overdue, stopping, rests);
        deleted += run.deleted;
        isFinished &&= run.isFinished;
      }
    } catch (error) {
      failures.set(table, error);
      isFinished = false;
    }
    await recordCleanUp(db, { table, deleted, isFinished, isFailed: failures.has(table) }).catch((error: unknown) =>
      failures.set(table, error),
    );
  }
  if (failures.size > 0)
    throw new AggregateError(
      [...failures.values()],
      `old rows were not deleted from ${[...failures.keys()].join(', ')}`,
    );
}

type CleanUp = { table: string; deleted: number; isFinished: boolean; isFailed: boolean };

/** Stored for the metrics, which any process may be asked for. */
const recordCleanUp = (db: Db, { table, deleted, isFinished, isFailed }: CleanUp) =>
  db.execute(sql`
    insert into clean_ups (name, deleted, finished_at, failed_at)
    values (${table}, ${deleted}, case when ${isFinished} then app_now() end, case when ${isFailed} then app_now() end)
    on conflict (name) do update set deleted = clean_ups.deleted + excluded.deleted,
      finished_at = coalesce(excluded.finished_at, clean_ups.finished_at),
      failed_at = coalesce(excluded.failed_at, clean_ups.failed_at)`);
