import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { lockStudent } from '../accounts/index.ts';
import { cancelAllAhead } from '../counselling/index.ts';
import { HOLDINGS, type Holding, type Who } from './holdings/index.ts';
import { findClosure, listClosedWithBookings, listDue } from './store.ts';

type Needs = Pick<Deps, 'db' | 'log'>;

/** Erases the accounts whose 30 days are over. Any number of processes may run it, and any may crash. */
export async function eraseDue(deps: Needs, stopping?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for await (const studentId of dueAccounts(deps.db)) {
    if (stopping?.aborted) break;
    // A failure does not stop the others; it is thrown at the end and retried next time.
    const isErased = await eraseAccount(deps, studentId).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
    if (isErased) deps.log.info({ student: studentId }, 'account erased');
  }
  if (failures.length > 0) throw failures[0];
}

const PAGE = 100;

/** Reads page by page: those that cannot be erased yet stay, so the next page begins behind them. */
async function* dueAccounts(db: Db): AsyncGenerator<string> {
  for (let page = await listDue(db, undefined, PAGE); page.length > 0; page = await listDue(db, page.at(-1), PAGE))
    for (const { studentId } of page) yield studentId;
}

/** Erases a closed account in one transaction. False while it may not be: it was reopened, or a payment is open. */
export function eraseAccount({ db }: Pick<Deps, 'db'>, studentId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Orders first, because a settlement locks them: a running one is awaited, the next one finds no student to credit.
    const isMoneyOpen = await lockOrders(tx, studentId);
    const student = await lockStudent(tx, studentId);
    if (!student || isMoneyOpen || !(await isDue(tx, studentId))) return false;
    const who = { id: student.id, email: student.email, phone: student.phone };
    // In reverse order, children before parents. Only the account is emptied first: invoices require that.
    const [account, ...rest] = HOLDINGS;
    if (account?.table !== 'students') throw new Error('The account stands first');
    await eraseRows(tx, account, who);
    for (const holding of rest.toReversed()) await eraseRows(tx, holding, who);
    return true;
  });
}

/** Locks the student's orders, also those of a sign-up with the same address. True while one is not final, or its receipt may be on its way. */
async function lockOrders(tx: Db, studentId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_open: boolean }>(sql`
    select o.state in ('created', 'redirected', 'review', 'refund_pending') or o.next_check_at is not null
      or coalesce(o.paid_at > app_now() - interval '1 day', false) as is_open
    from orders o where o.id in (
      select id from orders where student_id = ${studentId}
      union select b.id from orders b join signups s on s.id = b.signup_id where s.student_id = ${studentId}
      union select b.id from orders b join signups s on s.id = b.signup_id join students t on t.email = s.email where t.id = ${studentId})
    order by o.id for update`);
  return rows.some((row) => row.is_open);
}

async function isDue(tx: Db, studentId: string): Promise<boolean> {
  const closure = await findClosure(tx, studentId);
  if (!closure) return false;
  const { rows } = await tx.execute<{ is_due: boolean }>(sql`select ${closure.eraseAt} <= app_now() as is_due`);
  return rows[0]?.is_due === true;
}

async function eraseRows(tx: Db, { table, isTheirs, onErase }: Holding, who: Who) {
  const name = sql.identifier(table);
  if (onErase === 'delete') await tx.execute(sql`delete from ${name} where ${isTheirs(who)}`);
  else if (onErase.emptied) await tx.execute(sql`update ${name} set ${onErase.emptied(who)} where ${isTheirs(who)}`);
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** The background jobs for closed accounts. */
export const privacyJobs = (deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>): Job[] => [
  { name: 'closed-accounts', everyMs: QUARTER_HOUR_MS, run: (stopping) => keepClosed(deps, stopping) },
  { name: 'erase-accounts', everyMs: QUARTER_HOUR_MS, run: (stopping) => eraseDue(deps, stopping) },
];

/** Cancels sessions that were booked while the account was being closed, or before a crash. */
async function keepClosed(deps: Parameters<typeof privacyJobs>[0], stopping: AbortSignal) {
  for (const studentId of await listClosedWithBookings(deps.db)) {
    if (stopping.aborted) return;
    await cancelAllAhead(deps, studentId);
  }
}
