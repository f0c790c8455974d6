import { createHash } from 'node:crypto';
import type { FaqTexts } from '@dakhila/domain/faq/edit';
import { FAQ_ENTRIES } from '@dakhila/domain/faq/faq';
import { fileTextsOf } from '@dakhila/domain/faq/file-texts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { faqReleaseTexts } from '../../db/schema/index.ts';

export type ReleaseText = typeof faqReleaseTexts.$inferSelect;

/** Two texts are the same when their digests are. */
export const digestOf = (texts: FaqTexts): string => createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Stores a text of the release, unless it is stored; returns its digest. */
export async function recordText(db: Db, entry: string, texts: FaqTexts): Promise<string> {
  const digest = digestOf(texts);
  await db.insert(faqReleaseTexts).values({ entry, digest, texts }).onConflictDoNothing();
  return digest;
}

/** Stores the texts of this release that are new. Servers do this when they start, so the day of a change is known. */
export async function recordReleaseTexts(db: Db): Promise<void> {
  const rows = await db.select({ entry: faqReleaseTexts.entry, digest: faqReleaseTexts.digest }).from(faqReleaseTexts);
  const known = new Set(rows.map(({ entry, digest }) => `${entry} ${digest}`));
  const missing = FAQ_ENTRIES.flatMap(({ id: entry }) => {
    const texts = fileTextsOf(entry);
    if (!texts) return [];
    const digest = digestOf(texts);
    return known.has(`${entry} ${digest}`) ? [] : { entry, digest, texts };
  });
  // Several servers may start at once.
  if (missing.length > 0) await db.insert(faqReleaseTexts).values(missing).onConflictDoNothing();
}

/** The recorded texts of an entry, the oldest first. */
export const listReleaseTexts = (db: Db, entry: string): Promise<ReleaseText[]> =>
  db.select().from(faqReleaseTexts).where(eq(faqReleaseTexts.entry, entry)).orderBy(faqReleaseTexts.firstSeenAt);

type Edited = { texts: FaqTexts | null; releaseDigest: string | null };

/**
 * How the release has changed beneath an edit; null when it has not. An edit of unknown origin counts as written over the
 * oldest text that is recorded.
 */
export function findReleaseChange(edit: Edited | undefined, original: FaqTexts, recorded: readonly ReleaseText[]) {
  if (!edit?.texts) return null;
  const digest = digestOf(original);
  const before = edit.releaseDigest ? recorded.find((one) => one.digest === edit.releaseDigest) : recorded[0];
  if (!before || before.digest === digest) return null;
  return { at: recorded.find((one) => one.digest === digest)?.firstSeenAt ?? null, before: before.texts };
}

/** The edited entries whose text in the release has changed since. */
export async function listOvertaken(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ entry: string; digest: string }>(sql`
    select e.entry, coalesce(e.release_digest, (select r.digest from faq_release_texts r
      where r.entry = e.entry order by r.first_seen_at limit 1)) as digest
    from faq_editions e where e.texts is not null
      and not exists (select from faq_editions newer where newer.entry = e.entry and newer.number > e.number)`);
  const isOvertaken = ({ entry, digest }: { entry: string; digest: string | null }) => {
    const texts = fileTextsOf(entry);
    return texts !== undefined && digest !== null && digest !== digestOf(texts);
  };
  return new Set(rows.filter(isOvertaken).map(({ entry }) => entry));
}
