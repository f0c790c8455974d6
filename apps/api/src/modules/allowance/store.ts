import { type AllowanceKind, balancesOf, type LedgerReason } from '@dakhila/domain/allowance/ledger';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ledger, students } from '../../db/schema/index.ts';

/** What a student has left and has bought, by kind. */
export async function readBalances(db: Db, studentId: string) {
  const rows = await db
    .select({ kind: ledger.kind, reason: ledger.reason, amount: sql<number>`sum(${ledger.amount})::int` })
    .from(ledger)
    .where(eq(ledger.studentId, studentId))
    .groupBy(ledger.kind, ledger.reason);
  return balancesOf(rows);
}

type Entry = { studentId: string; kind: AllowanceKind; amount: number; reason: LedgerReason; reference: string };

/** Adds a row, in the caller's transaction. False when the balance would fall below zero, or when the same cause was counted before. */
export async function insertEntry(db: Db, entry: Entry): Promise<boolean> {
  // One change of a student's ledger at a time: the next one waits here and then sees the row of this one.
  // Under a name the database keeps its plan.
  const own = eq(students.id, entry.studentId);
  await db.select({ id: students.id }).from(students).where(own).for('update').prepare('lock_student').execute();
  const { studentId, kind, amount, reason, reference } = entry;
  const left = sql`coalesce(sum(${ledger.amount}), 0)::int + ${amount}::int`;
  const { rows: added } = await db.execute(sql`
    insert into ${ledger} (student_id, kind, amount, reason, reference, balance_after)
    select ${studentId}, ${kind}, ${amount}, ${reason}, ${reference}, ${left}
      from ${ledger} where ${and(eq(ledger.studentId, studentId), eq(ledger.kind, kind))}
    having ${left} >= 0
        on conflict do nothing
    returning id`);
  return added.length > 0;
}
