import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny } from '../../db/rows.ts';
import { filesToDelete, ticketScreenshots } from '../../db/schema/index.ts';

/** Where pictures are stored. */
export type Place = 'database' | 'store';
/** A file in the object store, and the key that opens it. */
export type StoredFile = { key: string; secret: Buffer };
type Found = { jpeg: Buffer; file?: undefined } | { jpeg?: undefined; file: StoredFile };

const { ticketId: id, fileKey, jpeg: bytes } = ticketScreenshots;

export async function findScreenshot(db: Db, ticketId: string): Promise<Found | undefined> {
  const row = await first(db.select().from(ticketScreenshots).where(eq(id, ticketId)));
  if (row?.jpeg) return { jpeg: row.jpeg };
  return row?.fileKey && row.fileSecret ? { file: { key: row.fileKey, secret: row.fileSecret } } : undefined;
}

export const hasScreenshot = (db: Db, ticketId: string): Promise<boolean> =>
  isAny(db.select({ id }).from(ticketScreenshots).where(eq(id, ticketId)));

/** Stores the picture of a ticket: the file that was uploaded, or the bytes themselves. */
export async function insertScreenshot(tx: Db, ticketId: string, picture: { jpeg: Buffer; file: StoredFile | null }) {
  const { jpeg, file } = picture;
  const isClaimed = file !== null && (await claimFile(tx, file.key));
  await tx
    .insert(ticketScreenshots)
    .values(isClaimed ? { ticketId, fileKey: file.key, fileSecret: file.secret } : { ticketId, jpeg });
}

/** A page of tickets whose picture is in a place, by id. */
export async function listScreenshots(
  db: Db,
  { place, after, limit }: { place: Place; after?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(ticketScreenshots)
    .where(and(place === 'store' ? isNotNull(fileKey) : isNull(fileKey), after ? gt(id, after) : undefined))
    .orderBy(id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** False when the picture is no longer in the database. */
export const putIntoStore = (tx: Db, ticketId: string, { key, secret }: StoredFile): Promise<boolean> =>
  isAny(
    tx
      .update(ticketScreenshots)
      .set({ jpeg: null, fileKey: key, fileSecret: secret })
      .where(and(eq(id, ticketId), isNotNull(bytes)))
      .returning({ id }),
  );

/** False when the picture is no longer this file. */
export const putIntoDatabase = (db: Db, ticketId: string, { key, jpeg }: { key: string; jpeg: Buffer }) =>
  isAny(
    db
      .update(ticketScreenshots)
      .set({ jpeg, fileKey: null, fileSecret: null })
      .where(and(eq(id, ticketId), eq(fileKey, key)))
      .returning({ id }),
  );

/** Far longer than an upload takes. */
const UNCLAIMED = sql`interval '1 hour'`;
/** The last moments belong to the job: it must not delete a file that is being claimed. */
const CLAIMS_END = sql`interval '10 minutes'`;

/** Enters a file that is about to be uploaded as unneeded, unless it is claimed within the hour. */
export const expectDeletion = (db: Db, key: string) =>
  db.insert(filesToDelete).values({ key, dueAt: sql`app_now() + ${UNCLAIMED}` });

/** Keeps an uploaded file, in the transaction that stores its row. False when it is too late. */
export const claimFile = (tx: Db, key: string): Promise<boolean> =>
  isAny(
    tx
      .delete(filesToDelete)
      .where(and(eq(filesToDelete.key, key), gt(filesToDelete.dueAt, sql`app_now() + ${CLAIMS_END}`)))
      .returning({ key: filesToDelete.key }),
  );

/** The moment as text: a `Date` loses the microseconds. */
type Due = { key: string; dueAt: string };

/** A page of files to delete, longest due first; `after` is the last of the page before. */
export const listDueFiles = (db: Db, after: Due | undefined, limit: number): Promise<Due[]> =>
  db
    .select({ key: filesToDelete.key, dueAt: sql<string>`${filesToDelete.dueAt}::text` })
    .from(filesToDelete)
    .where(
      and(
        lte(filesToDelete.dueAt, sql`app_now()`),
        after && sql`(${filesToDelete.dueAt}, ${filesToDelete.key}) > (${after.dueAt}::timestamptz, ${after.key})`,
      ),
    )
    .orderBy(filesToDelete.dueAt, filesToDelete.key)
    .limit(limit);

export const forgetFile = (db: Db, key: string) => db.delete(filesToDelete).where(eq(filesToDelete.key, key));
