import pg from 'pg';
import { ACCOUNT_ROWS } from './fill-accounts.ts';
import { MONEY_ROWS } from './fill-money.ts';
import { PLAN_ROWS } from './fill-plans.ts';
import { QUEUE_ROWS } from './fill-queue.ts';
import type { Rows } from './rows.ts';

const ALL: readonly Rows[] = [...ACCOUNT_ROWS, ...MONEY_ROWS, ...PLAN_ROWS];

/** The tables that grow with students or time. */
export const GROWING = [...new Set(ALL.map(({ table }) => table))];
/** Those of the queue, with its schema. */
export const GROWING_IN_QUEUE = [...new Set(QUEUE_ROWS.map(({ table }) => table))];

/** Tables that operators and releases fill: they do not grow with students. */
export const NOT_GROWING = [
  ...[
    'affiliation_codes',
    'assessment_norms',
    'clean_ups',
    // Rows of the last hour.
    'ended_sessions',
    'counselling_holidays',
    'counsellor_exceptions',
    'counsellor_hours',
    'counsellors',
    'coupons',
    // A few rows a day.
    'daily_numbers',
    // What content edits at the desk.
    'cutoff_lists',
    'facts_editions',
    'facts_edition_files',
    'facts_restarts',
    'faq_editions',
    'faq_release_texts',
    // Refunds that wait for a second person, and the people of the desk.
    'refund_requests',
    // Differences that somebody has looked at, and one row for each gateway.
    'settlement_checks',
    'settlement_files',
    'settlement_progress',
    'staff_challenges',
    'staff_links',
    'staff_members',
    'staff_passkeys',
    'staff_recoveries',
    'staff_sessions',
  ],
  ...['invoice_counters', 'list_trials', 'migrations', 'notices', 'prediction_editions'],
  ...['published_outcomes', 'schedule_days', 'tiers'],
];

/** Tables of the queue that do not grow: it has nine queues, and no schedule, subscription or dependency. */
export const NOT_GROWING_IN_QUEUE = [
  ...['queue.bam', 'queue.job_dependency', 'queue.queue', 'queue.schedule', 'queue.subscription', 'queue.version'],
  // What the library notes about itself, for some days.
  ...['queue.queue_stats', 'queue.warning'],
];

/**
 * Fills every table that grows with so many students and what they have after a season, in proportion. The rules about money hold afterwards. Triggers and
 * foreign keys are not checked meanwhile, because the rows fit by construction. Tiers and coupons must be there.
 */
export const fill = (pool: pg.Pool, students: number, tell: (line: string) => void = () => {}): Promise<void> =>
  withClient(pool, async (client) => {
    await client.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'");
    await client.query(SHARED);
    await insertAll(client, ALL, students, tell);
    await client.query(
      `insert into invoice_counters (financial_year, last) select financial_year, max(sequence) from invoices group by 1
       on conflict (financial_year) do update set last = excluded.last`,
    );
    await client.query(`analyze ${GROWING.join(', ')}`);
  });

/** Fills the queue. Apart from the rest, because a server that works on it would begin to send. */
export const fillQueue = (pool: pg.Pool, students: number, tell: (line: string) => void = () => {}): Promise<void> =>
  withClient(pool, async (client) => {
    await insertAll(client, QUEUE_ROWS, students, tell);
    await client.query(`analyze ${GROWING_IN_QUEUE.join(', ')}`);
  });

/** A connection of its own, because a million rows take longer than the pool waits for an answer. */
async function withClient(pool: pg.Pool, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const { password } = pool.options;
  const client = new pg.Client({ ...pool.options, password, query_timeout: 0, statement_timeout: 0 });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

async function insertAll(client: pg.Client, all: readonly Rows[], students: number, tell: (line: string) => void) {
  for (const rows of all) {
    const began = performance.now();
    const { rowCount } = await client.query(statementOf(rows), [students]);
    tell(`${rows.table}: ${rowCount} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

function statementOf({ table, every = 1, each = 1, columns, values }: Rows): string {
  const series = each === 1 ? '' : ` cross join generate_series(1, ${each}) k`;
  // The parameter is used in every statement, so that all are called alike.
  return `insert into ${table} (${columns}) select ${values} from generate_series(1, $1::int) n${series} where n % ${every} = 0 and $1::int > 0`;
}

/** What many students share. */
const SHARED = `
  insert into prediction_editions (id, exam, year, data_version, model_version, content)
    values (repeat('0', 32), 'josaa', 2026, 'growth', 'growth', '\\x01') on conflict do nothing;
  insert into counsellors (id, name, email, headline, about, languages, topics, exams)
    select 'counsellor-' || k, 'Counsellor ' || k, 'counsellor' || k || '@growth.example', 'h', 'a', '{en}', '{branch}', '{josaa}'
    from generate_series(1, 50) k on conflict do nothing;
  insert into settlement_progress (gateway, done_until) values ('sandbox', app_now()::date - 14) on conflict do nothing;
  insert into list_trials (share, salt) select 0.5, 'growth' where not exists (select from list_trials)`;
