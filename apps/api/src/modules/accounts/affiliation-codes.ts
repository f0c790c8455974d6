import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isWithin, type Period, periodOf, type Window } from '../../db/indian-period.ts';
import { isAny } from '../../db/rows.ts';
import { affiliationCodes, students } from '../../db/schema/index.ts';

/** Adds a code; false when it is already there. */
export const insertAffiliationCode = (db: Db, code: string, name: string): Promise<boolean> =>
  isAny(db.insert(affiliationCodes).values({ code, name }).onConflictDoNothing().returning());

/** Opens or closes a code for new sign-ups; undefined when there is none. Students who signed up with it keep it. */
export async function setAffiliationCodeActive(db: Db, code: string, isActive: boolean) {
  const [found] = await db.select().from(affiliationCodes).where(eq(affiliationCodes.code, code)).for('update');
  if (found) await db.update(affiliationCodes).set({ isActive }).where(eq(affiliationCodes.code, code));
  return found && { name: found.name, wasActive: found.isActive };
}

/** Every code with the number of students who signed up with it, by code. */
export const listAffiliationCodes = (db: Db) =>
  db
    .select({
      code: affiliationCodes.code,
      name: affiliationCodes.name,
      isActive: affiliationCodes.isActive,
      createdAt: affiliationCodes.createdAt,
      students: count(students.id),
    })
    .from(affiliationCodes)
    .leftJoin(students, eq(students.affiliationCode, affiliationCodes.code))
    .groupBy(affiliationCodes.code)
    .orderBy(affiliationCodes.code);

export type AffiliationUse = {
  code: string;
  period: string;
  /** Accounts that signed up with the code. */
  signUps: number;
  /** Of all students with the code, those who paid in the period. */
  payingStudents: number;
  paidOrders: number;
  /** Payments that were not refunded. */
  revenuePaise: number;
  /** Payments that were refunded, or are being refunded. */
  refundedPaise: number;
};
type Wanted = Window & { code: string | undefined; each: Period };

/** Use of affiliation codes by code and period: sign-ups by the day of the account, payments by their day. */
export async function readAffiliationUsage(db: Db, { code, each, ...window }: Wanted): Promise<AffiliationUse[]> {
  const isOfCode = code === undefined ? sql`s.affiliation_code is not null` : sql`s.affiliation_code = ${code}`;
  const { rows } = await db.execute<Record<keyof AffiliationUse, string>>(sql`
    select code, period, sum(sign_ups) as "signUps", sum(paying_students) as "payingStudents",
      sum(paid_orders) as "paidOrders", sum(revenue) as "revenuePaise", sum(refunded) as "refundedPaise"
    from (
      select s.affiliation_code as code, ${periodOf(sql`s.created_at`, each)} as period, count(*) as sign_ups,
        0 as paying_students, 0 as paid_orders, 0 as revenue, 0 as refunded
      from students s where ${isOfCode} and ${isWithin(sql`s.created_at`, window)} group by 1, 2
      union all
      select s.affiliation_code, ${periodOf(sql`o.paid_at`, each)}, 0, count(distinct s.id), count(*),
        coalesce(sum(o.amount_paise) filter (where o.state = 'paid'), 0),
        coalesce(sum(o.amount_paise) filter (where o.state <> 'paid'), 0)
      from orders o join students s on s.id = o.student_id
      where ${isOfCode} and o.paid_at is not null and o.amount_paise > 0 and ${isWithin(sql`o.paid_at`, window)} group by 1, 2
    ) parts group by code, period order by code, period`);
  return rows.map((row) => ({
    code: row.code,
    period: row.period,
    signUps: Number(row.signUps),
    payingStudents: Number(row.payingStudents),
    paidOrders: Number(row.paidOrders),
    revenuePaise: Number(row.revenuePaise),
    refundedPaise: Number(row.refundedPaise),
  }));
}

/** Sample codes for development; operators add the real ones. */
const DEVELOPMENT_CODES = [
  { code: 'PUNE01', name: 'Demonstration school, Pune' },
  { code: 'NAGPUR', name: 'Demonstration college, Nagpur' },
  { code: 'MUM7', name: 'Demonstration class, Mumbai' },
];

export const seedAffiliationCodes = (db: Db) =>
  db.insert(affiliationCodes).values(DEVELOPMENT_CODES).onConflictDoNothing();
