import type pg from 'pg';
import { GROWING } from './fill.ts';

type Statement = { text: string; values: unknown[]; ms: number };
/** What a call cost the database. Rows are those that scans of growing tables returned, before filters. */
export type Observed = {
  call: string;
  statements: number;
  ms: number;
  slowestMs: number;
  rows: number;
  /** Rows that were read by sequential scans, by table. */
  scanned: Record<string, number>;
};

type Counts = Record<string, { sequential: number; byIndex: number }>;

/** Fewer rows than this may be read without an index: a page of a small table. */
const PAGE_ROWS = 2_500;

/** Counts statements, time and rows of each call. The database counts rows itself, so those of functions, triggers and cascades are in. */
export function makeObserver(pool: pg.Pool) {
  let statements: Statement[] = [];
  const wrapped = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    recordStatements(client, (statement) => statements.push(statement));
  });

  async function observe(call: string, act: () => Promise<unknown>): Promise<Observed> {
    const before = await readCounts(pool);
    statements = [];
    await act();
    const sent = statements;
    const after = await readCounts(pool);
    const scanned: Record<string, number> = {};
    let rows = 0;
    for (const [table, { sequential, byIndex }] of Object.entries(after)) {
      const read = sequential - (before[table]?.sequential ?? 0);
      rows += read + byIndex - (before[table]?.byIndex ?? 0);
      if (read > PAGE_ROWS) scanned[table] = read;
    }
    const ms = sent.reduce((sum, statement) => sum + statement.ms, 0);
    const slowestMs = Math.max(0, ...sent.map((statement) => statement.ms));
    const observed = { call, statements: sent.length, ms, slowestMs, rows, scanned };
    for (const table of Object.keys(scanned)) texts.set(`${call} ${table}`, await findScan(pool, sent, table));
    return observed;
  }

  const texts = new Map<string, string>();
  /** `GET /profile reads all of orders (20000 rows): select …` */
  const faultsOf = ({ call, scanned }: Observed) =>
    Object.entries(scanned).map(
      ([table, rows]) => `${call} scans ${table} (${rows} rows): ${texts.get(`${call} ${table}`)}`,
    );
  return { observe, faultsOf };
}

/** The counters of growing tables and of the queue, after every connection has handed in its own. */
async function readCounts(pool: pg.Pool): Promise<Counts> {
  const clients = await Promise.all(Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ table: string; sequential: string; by_index: string }>(
    `select case t.schemaname when 'queue' then 'queue.' || t.relname else t.relname end as table,
       t.seq_tup_read as sequential,
       (select coalesce(sum(i.idx_tup_read), 0) from pg_stat_user_indexes i where i.relid = t.relid) as by_index
     from pg_stat_user_tables t where t.schemaname = 'queue' or (t.schemaname = 'public' and t.relname = any ($1))`,
    [GROWING],
  );
  return Object.fromEntries(
    rows.map(({ table, sequential, by_index }) => [
      table,
      { sequential: Number(sequential), byIndex: Number(by_index) },
    ]),
  );
}

/** The statement that scans a table, as the database plans it now; a function or trigger hides its own. */
async function findScan(pool: pg.Pool, sent: readonly Statement[], table: string): Promise<string> {
  const scan = new RegExp(`Seq Scan on ${table.replace('queue.', '')}\\b`);
  for (const { text, values } of sent) {
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values).catch(() => null);
    const isScan = plan?.rows.some((row) => scan.test(row['QUERY PLAN']));
    if (isScan) return text.replaceAll(/\s+/g, ' ').slice(0, 400);
  }
  return 'inside a function or trigger, or in another plan by now';
}

function recordStatements(client: pg.PoolClient, record: (statement: Statement) => void): void {
  const send = client.query;
  const query = (...given: unknown[]): unknown => {
    const began = performance.now();
    const done = () => {
      const { text, values } = partsOf(given);
      if (!text.includes('pg_stat_')) record({ text, values, ms: performance.now() - began });
    };
    const callback = given.at(-1);
    if (typeof callback !== 'function') return Promise.resolve(Reflect.apply(send, client, given)).finally(done);
    return Reflect.apply(send, client, [
      ...given.slice(0, -1),
      (...answer: unknown[]) => {
        done();
        callback(...answer);
      },
    ]);
  };
  Object.assign(client, { query });
}

function partsOf([statement, values]: unknown[]): { text: string; values: unknown[] } {
  const own = typeof statement === 'object' && statement !== null ? statement : { text: statement };
  const text = 'text' in own && typeof own.text === 'string' ? own.text : '';
  const inside = 'values' in own && Array.isArray(own.values) ? own.values : [];
  return { text, values: Array.isArray(values) ? values : inside };
}
