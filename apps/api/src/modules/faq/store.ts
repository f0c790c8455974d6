import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { faqEditions } from '../../db/schema/index.ts';

export type FaqEdition = typeof faqEditions.$inferSelect;

/** The newest edition of every entry that was ever edited. */
export const listNewest = (db: Db): Promise<Pick<FaqEdition, 'entry' | 'texts' | 'releaseDigest'>[]> =>
  db
    .select({ entry: faqEditions.entry, texts: faqEditions.texts, releaseDigest: faqEditions.releaseDigest })
    .from(faqEditions)
    .where(
      sql`not exists (select from faq_editions newer where newer.entry = ${faqEditions.entry} and newer.number > ${faqEditions.number})`,
    )
    .orderBy(faqEditions.entry);

/** All editions of an entry, newest first. */
export const listEditions = (db: Db, entry: string): Promise<FaqEdition[]> =>
  db.select().from(faqEditions).where(eq(faqEditions.entry, entry)).orderBy(desc(faqEditions.number));

/** Edits of one entry run one after the other. */
export const lockEntry = (db: Db, entry: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`faq ${entry}`}, 0))`);

export const findNewest = (db: Db, entry: string): Promise<FaqEdition | undefined> =>
  first(db.select().from(faqEditions).where(eq(faqEditions.entry, entry)).orderBy(desc(faqEditions.number)).limit(1));

export const insertEdition = (
  db: Db,
  edition: Pick<FaqEdition, 'entry' | 'number' | 'texts' | 'madeBy' | 'releaseDigest'>,
) => db.insert(faqEditions).values(edition);
