import { MOST_BUILDS, STORED_EDITIONS } from '@dakhila/domain/staff/facts-editions';
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { factsEditions } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { deleteFilesExcept } from './edition-files.ts';

export type StoredEdition = typeof factsEditions.$inferSelect;

/** Publications and roll-backs happen one after the other: each names what counted before it. */
export const lockEditions = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('facts editions'))`);

/** Asks for an edition of a list. Does nothing while one is being built. */
export const insertEdition = (
  db: Db,
  edition: Pick<StoredEdition, 'id' | 'listId' | 'releaseVersion' | 'askedBy'>,
): Promise<unknown> =>
  db
    .insert(factsEditions)
    .values({ ...edition, state: 'waiting' })
    .onConflictDoNothing();

/** The edition of a list that was asked for last. */
export const findEditionOf = (db: Db, listId: string): Promise<StoredEdition | undefined> =>
  first(
    db
      .select()
      .from(factsEditions)
      .where(eq(factsEditions.listId, listId))
      // Of those from the same moment, the one that is not over.
      .orderBy(desc(factsEditions.askedAt), sql`${factsEditions.state} = 'failed'`, desc(factsEditions.id))
      .limit(1),
  );

/** The edition of a list that the desk acts on: the one that counts, even if another was asked for under a release since taken back. */
export const findShownEdition = async (db: Db, listId: string, current: StoredEdition | undefined) =>
  current?.listId === listId ? current : findEditionOf(db, listId);

const isPublishedOver = (releaseVersion: string) =>
  and(eq(factsEditions.state, 'published'), eq(factsEditions.releaseVersion, releaseVersion));

/** The edition that counts for servers whose release has these facts; undefined when the release's own count. */
export const findCurrentEdition = (db: Db, releaseVersion: string): Promise<StoredEdition | undefined> =>
  first(
    db.select().from(factsEditions).where(isPublishedOver(releaseVersion)).orderBy(desc(factsEditions.number)).limit(1),
  );

/** The lists that are in an edition: its own, and those of the editions beneath it. */
export async function listsInEdition(db: Db, id: string): Promise<Set<string>> {
  if (!isUuid(id)) return new Set();
  const { rows } = await db.execute<{ list_id: string }>(sql`
    with recursive chain as (
      select list_id, parent_id from facts_editions where id = ${id}
      union all
      select e.list_id, e.parent_id from facts_editions e join chain on e.id = chain.parent_id)
    select list_id from chain`);
  return new Set(rows.map(({ list_id }) => list_id));
}

/** The edition that has waited longest for a worker. Each call counts as a try; one with too many fails. */
export async function takeWaitingEdition(db: Db): Promise<StoredEdition | undefined> {
  await db
    .update(factsEditions)
    .set({ state: 'failed', failure: 'The build was started several times and never came to an end.' })
    .where(and(eq(factsEditions.state, 'waiting'), sql`${factsEditions.attempts} >= ${MOST_BUILDS}`));
  return first(
    db
      .update(factsEditions)
      .set({ attempts: sql`${factsEditions.attempts} + 1` })
      .where(
        sql`${factsEditions.id} = (select id from facts_editions where state = 'waiting' order by asked_at, id limit 1)`,
      )
      .returning(),
  );
}

/** Ends the build of an edition; false when it no longer waits. */
export const endBuild = async (
  db: Db,
  id: string,
  outcome: Partial<StoredEdition> & Pick<StoredEdition, 'state'>,
): Promise<boolean> =>
  (
    await db
      .update(factsEditions)
      .set(outcome)
      .where(and(eq(factsEditions.id, id), eq(factsEditions.state, 'waiting')))
      .returning({ id: factsEditions.id })
  ).length > 0;

/** Makes a ready edition the newest publication. */
export async function markPublished(tx: Db, id: string, staffId: string): Promise<void> {
  const last = await first(tx.select({ number: max(factsEditions.number) }).from(factsEditions));
  await tx
    .update(factsEditions)
    .set({ state: 'published', number: (last?.number ?? 0) + 1, publishedBy: staffId, publishedAt: sql`app_now()` })
    .where(eq(factsEditions.id, id));
}

export const markRolledBack = (tx: Db, id: string) =>
  tx.update(factsEditions).set({ state: 'rolled-back' }).where(eq(factsEditions.id, id));

/** Deletes the files of editions that nobody can need: failed, rolled back, or older than some that can be returned to. */
export async function deleteUnneededFiles(db: Db): Promise<void> {
  const kept = await db
    .select({ id: factsEditions.id })
    .from(factsEditions)
    .where(inArray(factsEditions.state, ['ready', 'published']))
    .orderBy(sql`${factsEditions.number} desc nulls last`, desc(factsEditions.askedAt))
    .limit(STORED_EDITIONS);
  // Editions that wait to be published keep their files, even when many are published.
  const newest = await db
    .select({ id: factsEditions.id })
    .from(factsEditions)
    .where(eq(factsEditions.state, 'ready'))
    .orderBy(desc(factsEditions.askedAt))
    .limit(STORED_EDITIONS);
  await deleteFilesExcept(
    db,
    [...kept, ...newest].map(({ id }) => id),
  );
}
