import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import type { Seen } from '@dakhila/domain/lists/changes';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preferenceLists, roundAllotments } from '../../db/schema/index.ts';

export type StoredList = typeof preferenceLists.$inferSelect;
type Owned = { id: string; studentId: string };

const own = ({ id, studentId }: Owned) => and(eq(preferenceLists.id, id), eq(preferenceLists.studentId, studentId));

/** The lists of a student, latest change first. */
export const listAll = (db: Db, studentId: string, exam: Exam | undefined) =>
  db
    .select()
    .from(preferenceLists)
    .where(
      and(eq(preferenceLists.studentId, studentId), exam === undefined ? undefined : eq(preferenceLists.exam, exam)),
    )
    .orderBy(desc(preferenceLists.updatedAt), preferenceLists.id);

/** The lists with a choice on them that changed last, each with how many of these there are. */
export const listLatest = (db: Db, studentId: string, most: number) =>
  db
    .select({
      id: preferenceLists.id,
      exam: preferenceLists.exam,
      name: preferenceLists.name,
      choices: preferenceLists.choices,
      seen: preferenceLists.seen,
      updatedAt: preferenceLists.updatedAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(preferenceLists)
    .where(and(eq(preferenceLists.studentId, studentId), sql`cardinality(${preferenceLists.choices}) > 0`))
    .orderBy(desc(preferenceLists.updatedAt), preferenceLists.id)
    .limit(most);

export async function findList(db: Db, owned: Owned): Promise<StoredList | undefined> {
  const [found] = await db.select().from(preferenceLists).where(own(owned));
  return found;
}

/** Holds the list until the transaction ends: two edits at once come one after the other. */
export async function lockList(db: Db, owned: Owned): Promise<StoredList | undefined> {
  const [found] = await db.select().from(preferenceLists).where(own(owned)).for('update');
  return found;
}

export async function countLists(db: Db, studentId: string, exam: Exam): Promise<number> {
  const [row] = await db
    .select({ lists: count() })
    .from(preferenceLists)
    .where(and(eq(preferenceLists.studentId, studentId), eq(preferenceLists.exam, exam)));
  return row?.lists ?? 0;
}

type NewList = Pick<StoredList, 'id' | 'studentId' | 'exam' | 'name' | 'choices' | 'seen'>;

export const insertList = async (db: Db, list: NewList): Promise<StoredList> =>
  kept(await db.insert(preferenceLists).values(list).returning());

/** Writes an edit. The version grows. */
export const saveEdit = async (db: Db, id: string, edit: Partial<Pick<StoredList, 'name' | 'choices' | 'seen'>>) =>
  kept(
    await db
      .update(preferenceLists)
      .set({ ...edit, version: sql`${preferenceLists.version} + 1`, updatedAt: sql`app_now()` })
      .where(eq(preferenceLists.id, id))
      .returning(),
  );

/** What the student has seen is no edit: the version stays. */
export const saveSeen = (db: Db, id: string, seen: Seen | null) =>
  db.update(preferenceLists).set({ seen }).where(eq(preferenceLists.id, id));

export const deleteList = (db: Db, id: string) => db.delete(preferenceLists).where(eq(preferenceLists.id, id));

/** The real rounds of a year that were entered on a list, first round first. */
export async function listRoundsEntered(db: Db, listId: string, year: number): Promise<number[]> {
  const rows = await db
    .select({ round: roundAllotments.round })
    .from(roundAllotments)
    .where(and(eq(roundAllotments.listId, listId), eq(roundAllotments.year, year)))
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
