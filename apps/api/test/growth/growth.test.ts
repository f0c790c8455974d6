import { writeFileSync } from 'node:fs';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { expect, test } from 'vitest';
import { audit } from '../../src/modules/operations/index.ts';
import { commands } from '../../src/ops/commands/index.ts';
import { aBusyDay, callsOn } from '../busy-day.ts';
import { makeTestStore } from '../file-store.ts';
import { liftBudgets } from '../fuzz/lift-budgets.ts';
import { useServer } from '../harness.ts';
import { typed } from '../ops.ts';
import { openShop } from '../shop.ts';
import { callOf, endpoints } from '../two-students/calls.ts';
import { makeThings, type Things } from '../two-students/things.ts';
import { runJobsBesideStudents } from './beside-jobs.ts';
import { fill, fillQueue, GROWING, GROWING_IN_QUEUE, NOT_GROWING, NOT_GROWING_IN_QUEUE } from './fill.ts';
import { makeObserver, type Observed } from './observe.ts';
import { jobsOf, readMetrics, stepsOf } from './walk.ts';
import { deskStepsOf } from './walk-desk.ts';
import { openQueueWalk } from './walk-queue.ts';

/** Enough for the database to prefer indexes. `npm run bench -- million` asks for more, and for the figures. */
const STUDENTS = Number(process.env.GROWTH_STUDENTS ?? 20_000);
const FIGURES = process.env.GROWTH_FIGURES;
const PATIENCE_MS = 3_600_000;

const server = useServer({ deps: { files: makeTestStore().files } });

/** What reads a whole table, because that is what it is for. */
const REPORTS: Readonly<Record<string, string>> = {
  audit: 'compares every order with the ledger; once a night, with its own time limit',
  'assessment norms': 'statistics over all answers; some times a year',
  'assessment reliability': 'statistics over all answers; some times a year',
  'coupons usage': 'sums up what was paid with a coupon',
  'lists effect': 'statistics over all lists of a study',
  'lists outcomes': 'statistics over a whole season',
  'lists publish-outcomes': 'statistics over a whole season, once a year',
};
/** They change files, or need an empty database. */
const NOT_RUN = ['data import', 'season apply', 'season rollback', 'database restore'];

/** Calls that find nothing to do, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  'PUT /rounds/:exam/result: 409': 'the season has not ended',
  'GET /josaa-colleges/:id/csab: 400': 'facts in memory',
  'POST /psychometric-topup/select-tier: 409': 'she has taken it',
  'POST /upgrade/select-tier: 409': 'she has the best plan',
  'GET /guardian-consent/link/:token: 404': 'only the guardian has the link',
  'PUT /list-study: 409': 'no study is running',
  'GET /assessment/shared/:token: 404': 'the link was made anew just before',
  'GET /assessment/shared/:token/report.pdf: 404': 'the link was made anew just before',
  'POST /assessment/shared/:token/views: 404': 'the link was made anew just before',
  'POST /contact-change: 429': 'a code has just been sent',
  'POST /contact-change/resend: 409': 'the change was not begun',
  'POST /contact-change/resend: 404': 'the change was not begun',
  'POST /privacy/copies/code: 429': 'a code has just been sent',
  'POST /privacy/deletion/code: 429': 'a code has just been sent',
};

test('no call, job or command scans a table that grows with students or time', { timeout: PATIENCE_MS }, async () => {
  await openShop(server);
  const day = await aBusyDay(server);
  const [asha, bina] = await makeThings(server, [
    { word: 'asha', phone: '917123454321', college: 'iit-bombay', document: 'class-twelve', rounds: ['1'] },
    // Everything is used up once it was called, so the empty database needs a student of its own.
    ...(FIGURES
      ? [{ word: 'bina', phone: '917123454322', college: 'iit-madras', document: 'pwd', rounds: ['1'] }]
      : []),
  ]);
  if (!asha) throw new Error('one was asked for');
  await liftBudgets(server.pool);
  const runBytes = await readRunBytes();
  const { observe, faultsOf } = makeObserver(server.pool);
  let refused: string[] = [];
  const note = (call: string, status: number, right: number) => {
    if (status !== right) refused.push(`${call}: ${status}`);
  };

  /** Every call, job and command once. */
  const everything = async (owner: Things): Promise<Observed[]> => {
    const observed: Observed[] = [];
    for (const { call, send } of stepsOf(server, owner))
      observed.push(await observe(call, async () => note(call, await send(), 200)));
    observed.push(await observe('GET /metrics', () => readMetrics(server)));
    for (const { name } of commands.filter((command) => !NOT_RUN.includes(command.name))) {
      const words = [...name.split(' '), ...(callsOn(day, '')[name] ?? []), '--dry-run'];
      observed.push(
        await observe(`ops ${name}`, async () => note(`ops ${name}`, (await typed(server, words)).code, 0)),
      );
    }
    for (const { name, run } of jobsOf(server.deps))
      observed.push(await observe(`job ${name}`, () => run(new AbortController().signal)));
    for (const { call, send } of await deskStepsOf(server))
      observed.push(await observe(call, async () => note(call, await send(), 200)));
    const queue = await openQueueWalk(server.pool);
    for (const { call, run } of queue.acts) observed.push(await observe(call, run));
    await queue.close();
    return observed;
  };

  const tomorrow = daysAfter(dayOf(server.deps.now()), 1);
  await announce(tomorrow);
  const empty = bina ? await everything(bina) : [];
  refused = [];
  const began = performance.now();
  await fill(server.pool, STUDENTS, FIGURES ? console.log : undefined);
  await fillQueue(server.pool, STUDENTS, FIGURES ? console.log : undefined);
  const filledMs = performance.now() - began;
  // To fill a million takes longer than a code or a copy of the data lives. Filled codes have one byte.
  await server.pool.query(
    "update challenges set code_expires_at = app_now() + interval '10 minutes' where octet_length(code_hash) > 1",
  );
  await server.pool.query(
    "update data_copies set expires_at = app_now() + interval '10 minutes' where student_id = $1",
    [asha.id],
  );
  await expectAllFilled();

  const full = await everything(asha);
  // A step is due tomorrow, so that the job of reminders has something to do.
  expect(await countReminders(tomorrow)).toBeGreaterThan(500);
  const called = new Set(full.map(({ call }) => call));
  expect(endpoints.map(callOf).filter((call) => !called.has(call))).toEqual([]);
  const judged = full.filter(({ call }) => !(call.replace('ops ', '') in REPORTS));
  if (FIGURES) {
    const beside = await runJobsBesideStudents(server);
    const figures = { filledMs, empty, full, judged: judged.map(({ call }) => call), runBytes, beside };
    writeFileSync(FIGURES, JSON.stringify(figures));
  }
  expect.soft(judged.flatMap(faultsOf)).toEqual([]);
  // What is refused early proves little.
  expect.soft(refused.filter((call) => !(call in REFUSED))).toEqual([]);
  expect.soft(await audit(server.deps.db)).toEqual([]);

  // It would be noticed.
  await server.pool.query('drop index orders_by_state, orders_newest, orders_in_review');
  const blind = await observe('ops orders find', () => typed(server, ['orders', 'find', '--state', 'review']));
  expect(Object.keys(blind.scanned)).toEqual(['orders']);
  expect(faultsOf(blind)[0]).toContain('ops orders find scans orders');
});

/** A step of JoSAA that begins on a day. */
async function announce(day: string): Promise<void> {
  const words = ['schedule', 'set', 'josaa', 'round-1-reporting', '--from', day, '--source', 'JoSAA'];
  expect(await typed(server, words)).toMatchObject({ code: 0 });
}

async function countReminders(day: string): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    'select count(*)::int as count from sent_round_reminders where day = $1',
    [day],
  );
  return rows[0]?.count ?? 0;
}

/** What a real prediction run takes on disk. */
async function readRunBytes(): Promise<number> {
  const { rows } = await server.pool.query<{ bytes: string }>(
    'select avg(pg_column_size(r.*) + octet_length(result)) as bytes from prediction_runs r',
  );
  return Math.round(Number(rows[0]?.bytes));
}

/** Every table is filled, or is known not to grow. */
async function expectAllFilled(): Promise<void> {
  const { rows } = await server.pool.query<{ name: string }>(
    `select case n.nspname when 'queue' then 'queue.' || c.relname else c.relname end as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'queue') and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const known = [...GROWING, ...GROWING_IN_QUEUE, ...NOT_GROWING, ...NOT_GROWING_IN_QUEUE];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
}
