import { setTimeout as sleep } from 'node:timers/promises';
import { dashboard } from '@dakhila/contract/dashboard';
import { predictor } from '@dakhila/contract/predictor';
import { profile } from '@dakhila/contract/profile';
import { support } from '@dakhila/contract/support';
import { openDatabase, openPool } from '../../src/db/client.ts';
import type { Browser } from '../browser.ts';
import { aStudent } from '../builders.ts';
import type { Harness } from '../harness.ts';
import { makeObserver, type Observed } from './observe.ts';
import { jobsOf } from './walk.ts';

/** What students were served: how long each request took from when it was due, and those that failed. */
type Served = { times: number[]; failed: string[] };
export type BesideJobs = {
  alone: Served;
  beside: Served;
  /** What each job did, how long it took, and why it failed where it did. */
  jobs: (Pick<Observed, 'statements' | 'slowestMs'> & { name: string; seconds: number; failure: string | null })[];
  /** Rows that the clean-up deleted. */
  deleted: number;
};

/** Clean-up, retention and reconciliation. */
const JOBS = [
  ...['unneeded', 'reconcile-orders', 'lapsed-coupons', 'pending-refunds', 'pending-returns'],
  ...['closed-accounts', 'erase-accounts'],
];
const STUDENTS = 20;
const REQUESTS_A_SECOND = 20;
const ALONE_MS = 15_000;
/** A worker's own connections. */
const POOL_SIZE = 10;
const READS = [dashboard.read, predictor.runs, profile.ledger, support.list];

/** A quarter of the codes of a day has become old, orders are to be asked about, and some accounts are to be erased. */
async function makeDue({ pool, clock }: Harness): Promise<void> {
  await clock.advance({ hours: 6 });
  await pool.query('update orders set next_check_at = app_now() where next_check_at is not null');
  await pool.query(
    `update account_closures set erase_at = app_now() where student_id in
       (select student_id from account_closures where erase_at > app_now() limit 200)`,
  );
}

/** Runs the jobs on connections of their own while a few students use the product, and compares with the same students alone. */
export async function runJobsBesideStudents(server: Harness): Promise<BesideJobs> {
  await makeDue(server);
  const ask = await openLoad(server);
  const begun = performance.now();
  const alone = await serve(ask, () => performance.now() - begun > ALONE_MS);

  const pool = openPool(server.connection, POOL_SIZE, () => {});
  const { observe } = makeObserver(pool);
  const deletedBefore = await countDeleted(server);
  const known = jobsOf({ ...server.deps, db: openDatabase(pool) });
  const jobs: BesideJobs['jobs'] = [];
  let isOver = false;
  const serving = serve(ask, () => isOver);
  for (const name of JOBS) {
    const job = known.find((one) => one.name === name);
    let failure: string | null = job ? null : 'there is no such job';
    const from = performance.now();
    const { statements, slowestMs } = await observe(name, async () => {
      await job?.run(new AbortController().signal).catch((error: unknown) => {
        failure = String(error);
      });
    });
    jobs.push({ name, statements, slowestMs, seconds: (performance.now() - from) / 1000, failure });
  }
  isOver = true;
  const beside = await serving;
  await pool.end();
  return { alone, beside, jobs, deleted: (await countDeleted(server)) - deletedBefore };
}

async function countDeleted({ pool }: Harness): Promise<number> {
  const { rows } = await pool.query<{ sum: number }>('select coalesce(sum(deleted), 0)::float8 as sum from clean_ups');
  return rows[0]?.sum ?? 0;
}

type Ask = (number: number) => Promise<string | null>;

/** A request of one student after the other. Returns what went wrong with it. */
async function openLoad(server: Harness): Promise<Ask> {
  const browsers: Browser[] = [];
  for (let count = 0; count < STUDENTS; count += 1) browsers.push((await aStudent(server)).browser);
  return async (number) => {
    const endpoint = READS[number % READS.length] ?? dashboard.read;
    const { status } = (await browsers[number % browsers.length]?.call(endpoint)) ?? { status: 0 };
    return status === 200 ? null : `${endpoint.path}: ${status}`;
  };
}

/** Asks by the clock, however long answers take. */
async function serve(ask: Ask, isOver: () => boolean): Promise<Served> {
  const served: Served = { times: [], failed: [] };
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; !isOver(); number += 1) {
    const dueAt = begun + (number * 1000) / REQUESTS_A_SECOND;
    await sleep(Math.max(0, dueAt - performance.now()));
    open.push(
      ask(number).then((failure) => {
        served.times.push(performance.now() - dueAt);
        if (failure) served.failed.push(failure);
      }),
    );
  }
  await Promise.all(open);
  return served;
}
