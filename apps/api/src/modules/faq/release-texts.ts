import { createHash } from 'node:crypto';
import type { FaqTexts } from '@dakhila/domain/faq/edit';
import { FAQ_ENTRIES } from '@dakhila/domain/faq/faq';
import { fileTextsOf } from '@dakhila/domain/faq/file-texts';
import { eq } from 'drizzle-orm';
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

/** Whether it is unknown over which text an edit was written: it is from before releases were recorded. */
export const isOriginUnknown = (edit: Edited | undefined): boolean =>
  Boolean(edit?.texts) && edit?.releaseDigest === null;

/** How the release has changed beneath an edit; null when it has not, or when nobody knows. */
export function findReleaseChange(edit: Edited | undefined, original: FaqTexts, recorded: readonly ReleaseText[]) {
  if (!edit?.texts) return null;
  const digest = digestOf(original);
  const before = recorded.find((one) => one.digest === edit.releaseDigest);
  if (!before || before.digest === digest) return null;
  return { at: recorded.find((one) => one.digest === digest)?.firstSeenAt ?? null, before: before.texts };
}

/** Whether the text of this release is another than the one that an edit was written over. */
export function isOvertaken(entry: string, { texts, releaseDigest }: Edited): boolean {
  const original = fileTextsOf(entry);
  return texts !== null && releaseDigest !== null && original !== undefined && releaseDigest !== digestOf(original);
}
