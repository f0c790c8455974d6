import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import type { Seen, SeenOutcome } from '@dakhila/domain/lists/changes';
import type { EnteredDays } from '@dakhila/domain/lists/schedule';
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenAccount } from '../../db/open-account.ts';
import { first, matches } from '../../db/rows.ts';
import {
  documentTicks,
  preferenceLists,
  roundAllotments,
  roundReminders,
  scheduleDays,
  sentRoundReminders,
  students,
} from '../../db/schema/index.ts';

export type StoredList = typeof preferenceLists.$inferSelect;
type Owned = { id: string; studentId: string };

const own = ({ id, studentId }: Owned) => matches(preferenceLists, { id, studentId });

/** The lists of a student, latest change first. */
export const listAll = (db: Db, studentId: string, exam: Exam | undefined) =>
  db
    .select()
    .from(preferenceLists)
    .where(
      and(eq(preferenceLists.studentId, studentId), exam === undefined ? undefined : eq(preferenceLists.exam, exam)),
    )
    .orderBy(desc(preferenceLists.updatedAt), preferenceLists.id);

/** The latest changed lists that are not empty, each with the count of all. */
export const listLatest = (db: Db, studentId: string, most: number) =>
  db
    .select({
      id: preferenceLists.id,
      exam: preferenceLists.exam,
      name: preferenceLists.name,
      choices: preferenceLists.choices,
      seen: preferenceLists.seen,
      version: preferenceLists.version,
      updatedAt: preferenceLists.updatedAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(preferenceLists)
    .where(and(eq(preferenceLists.studentId, studentId), sql`cardinality(${preferenceLists.choices}) > 0`))
    .orderBy(desc(preferenceLists.updatedAt), preferenceLists.id)
    .limit(most);

export const findList = (db: Db, owned: Owned): Promise<StoredList | undefined> =>
  first(db.select().from(preferenceLists).where(own(owned)));

/** Locks the list until the transaction ends: concurrent edits run one after the other. */
export const lockList = (db: Db, owned: Owned): Promise<StoredList | undefined> =>
  first(db.select().from(preferenceLists).where(own(owned)).for('update'));

export const countLists = (db: Db, studentId: string, exam: Exam): Promise<number> =>
  db.$count(preferenceLists, matches(preferenceLists, { studentId, exam }));

type NewList = Pick<StoredList, 'id' | 'studentId' | 'exam' | 'name' | 'choices' | 'seen'>;

export const insertList = async (db: Db, list: NewList): Promise<StoredList> =>
  kept(await db.insert(preferenceLists).values(list).returning());

/** Saves an edit and increases the version. */
export const saveEdit = async (db: Db, id: string, edit: Partial<Pick<StoredList, 'name' | 'choices' | 'seen'>>) =>
  kept(
    await db
      .update(preferenceLists)
      .set({ ...edit, version: sql`${preferenceLists.version} + 1`, updatedAt: sql`app_now()` })
      .where(eq(preferenceLists.id, id))
      .returning(),
  );

/** Seeing a list is no edit: the version stays. So does the outcome, which a request of its own may have saved meanwhile. */
export const saveSeen = (db: Db, id: string, seen: Omit<Seen, 'outcome'>) =>
  db
    .update(preferenceLists)
    .set({
      seen: sql`${JSON.stringify(seen)}::jsonb || case when ${preferenceLists.seen} -> 'outcome' is null then '{}'::jsonb
        else jsonb_build_object('outcome', ${preferenceLists.seen} -> 'outcome') end`,
    })
    .where(eq(preferenceLists.id, id));

/** Saves the outcome that the student saw, for the dashboard; not where the list was edited meanwhile. */
export const saveSeenOutcome = (db: Db, id: string, outcome: SeenOutcome) =>
  db
    .update(preferenceLists)
    .set({ seen: sql`jsonb_set(${preferenceLists.seen}, '{outcome}', ${JSON.stringify(outcome)}::jsonb)` })
    .where(
      and(
        eq(preferenceLists.id, id),
        eq(preferenceLists.version, outcome.version),
        // A list created while forecasts were unavailable has no seen chances.
        isNotNull(preferenceLists.seen),
      ),
    );

export const deleteList = (db: Db, id: string) => db.delete(preferenceLists).where(eq(preferenceLists.id, id));

/** The real rounds of a year that were entered on a list, first round first. */
export async function listRoundsEntered(db: Db, listId: string, year: number): Promise<number[]> {
  const rows = await db
    .select({ round: roundAllotments.round })
    .from(roundAllotments)
    .where(matches(roundAllotments, { listId, year }))
    .orderBy(roundAllotments.round);
  return rows.map(({ round }) => round);
}

function kept(rows: StoredList[]): StoredList {
  const [row] = rows;
  if (row === undefined) throw new Error('the list was not saved');
  return row;
}

export const headOf = ({ id, exam, name, version, updatedAt, choices }: StoredList): ListHead => ({
  ...{ id, exam, name, version, choices, updatedAt: updatedAt.toISOString() },
});

type OfYear = { exam: Exam; year: number };

/** The entered days of a season and the one before it. */
export async function listDays(db: Db, { exam, year }: OfYear): Promise<(EnteredDays & { year: number })[]> {
  const rows = await db
    .select()
    .from(scheduleDays)
    .where(and(eq(scheduleDays.exam, exam), inArray(scheduleDays.year, [year, year - 1])));
  return rows.map(({ step, year, firstDay, lastDay, source, asOf, address }) => ({
    ...{ id: step, year, firstDay, lastDay, source, asOf, address },
  }));
}

export async function saveDays(db: Db, { exam, year }: OfYear, { id, ...days }: EnteredDays): Promise<void> {
  await db
    .insert(scheduleDays)
    .values({ exam, year, step: id, ...days })
    .onConflictDoUpdate({
      target: [scheduleDays.exam, scheduleDays.year, scheduleDays.step],
      // Days without an address must not keep that of the days before.
      set: { address: null, ...days, updatedAt: sql`app_now()` },
    });
}

/** False when none were entered. */
export async function deleteDays(db: Db, { exam, year }: OfYear, step: string): Promise<boolean> {
  const gone = await db
    .delete(scheduleDays)
    .where(matches(scheduleDays, { exam, year, step }))
    .returning({ step: scheduleDays.step });
  return gone.length > 0;
}

type OfStudent = { studentId: string; exam: Exam };

export async function listTicks(db: Db, { studentId, exam }: OfStudent): Promise<Set<string>> {
  const rows = await db
    .select({ document: documentTicks.document })
    .from(documentTicks)
    .where(matches(documentTicks, { studentId, exam }));
  return new Set(rows.map(({ document }) => document));
}

export async function setTick(db: Db, own: OfStudent & { document: string }, isTicked: boolean): Promise<void> {
  const { studentId, exam, document } = own;
  if (isTicked) await db.insert(documentTicks).values({ studentId, exam, document }).onConflictDoNothing();
  else await db.delete(documentTicks).where(matches(documentTicks, { studentId, exam, document }));
}

/** The reminder settings and contacts of a student. */
export async function findReminders(db: Db, { studentId, exam }: OfStudent) {
  const [row] = await db
    .select({
      email: roundReminders.email,
      whatsapp: roundReminders.whatsapp,
      address: students.email,
      phone: students.phone,
    })
    .from(students)
    .leftJoin(roundReminders, and(eq(roundReminders.studentId, students.id), eq(roundReminders.exam, exam)))
    .where(eq(students.id, studentId));
  if (row === undefined) throw new Error('no such student');
  return { ...row, email: row.email ?? false, whatsapp: row.whatsapp ?? false };
}

export async function saveReminders(
  db: Db,
  own: OfStudent,
  wanted: { email: boolean; whatsapp: boolean },
): Promise<void> {
  await db
    .insert(roundReminders)
    .values({ ...own, ...wanted })
    .onConflictDoUpdate({
      target: [roundReminders.studentId, roundReminders.exam],
      set: { ...wanted, updatedAt: sql`app_now()` },
    });
}

type Sent = Omit<typeof sentRoundReminders.$inferInsert, 'sentAt'>;

/**
 * A page of students who want a reminder on a channel, by id. Those who have it are left out afterwards: a search for that many who have not would pass over
 * a million who have in one statement.
 */
export async function listUnreminded(
  db: Db,
  { exam, step, moment, day, channel }: Omit<Sent, 'studentId'>,
  { after, limit }: { after: string | null; limit: number },
) {
  const page = await db
    .select({
      studentId: students.id,
      firstName: students.firstName,
      email: students.email,
      phone: students.phone,
      /** The same reminder goes out by mail too. */
      hasMail: roundReminders.email,
      // OFFSET 0 makes PostgreSQL look up each student, instead of reading every reminder that was sent.
      isReminded: sql<boolean>`exists (select from sent_round_reminders s where s.student_id = ${roundReminders.studentId}
        and s.exam = ${exam} and s.step = ${step} and s.moment = ${moment} and s.day = ${day} and s.channel = ${channel} offset 0)`,
    })
    .from(roundReminders)
    .innerJoin(students, eq(students.id, roundReminders.studentId))
    .where(
      and(
        eq(roundReminders.exam, exam),
        roundReminders[channel],
        after === null ? undefined : gt(roundReminders.studentId, after),
        // Closed accounts get no reminders.
        isOpenAccount(roundReminders.studentId),
      ),
    )
    .orderBy(asc(roundReminders.studentId))
    .limit(limit);
  return { unreminded: page.filter(({ isReminded }) => !isReminded), next: page.at(limit - 1)?.studentId ?? null };
}

/** Claims a reminder: true for the caller that may send it. */
export async function claimReminder(db: Db, sent: Sent): Promise<boolean> {
  const claimed = await db
    .insert(sentRoundReminders)
    .values(sent)
    .onConflictDoNothing()
    .returning({ step: sentRoundReminders.step });
  return claimed.length > 0;
}

type OfRounds = OfStudent & { year: number };
export type StoredAllotment = typeof roundAllotments.$inferSelect;

/** What a student entered for a year, first round first. */
export const listAllotments = (db: Db, { studentId, exam, year }: OfRounds): Promise<StoredAllotment[]> =>
  db
    .select()
    .from(roundAllotments)
    .where(matches(roundAllotments, { studentId, exam, year }))
    .orderBy(asc(roundAllotments.round));

export async function saveAllotment(db: Db, entered: Omit<StoredAllotment, 'enteredAt'>): Promise<StoredAllotment> {
  const { listId, choice, place, formPlace } = entered;
  const [saved] = await db
    .insert(roundAllotments)
    .values(entered)
    .onConflictDoUpdate({
      target: [roundAllotments.studentId, roundAllotments.exam, roundAllotments.year, roundAllotments.round],
      set: { listId, choice, place, formPlace, enteredAt: sql`app_now()` },
    })
    .returning();
  if (saved === undefined) throw new Error('the allotment was not saved');
  return saved;
}

export async function deleteAllotment(db: Db, { studentId, exam, year }: OfRounds, round: number): Promise<boolean> {
  const gone = await db
    .delete(roundAllotments)
    .where(matches(roundAllotments, { studentId, exam, year, round }))
    .returning({ round: roundAllotments.round });
  return gone.length > 0;
}
