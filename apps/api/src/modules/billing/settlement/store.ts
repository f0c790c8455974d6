import type { SettlementLine } from '@dakhila/domain/billing/settlement';
import { isSameLine } from '@dakhila/domain/billing/settlement-file';
import { DomainError } from '@dakhila/domain/errors';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../../db/page-key.ts';
import { first } from '../../../db/rows.ts';
import { settlementFiles, settlementLines } from '../../../db/schema/index.ts';
import { isUuid } from '../../../db/uuid.ts';
import { isOfActiveFile } from './counted-lines.ts';
import { closeCheckedDays, reopenDaysOf } from './progress.ts';

export type SettlementFile = typeof settlementFiles.$inferSelect;
type NewFile = Pick<SettlementFile, 'id' | 'sha256' | 'gateway' | 'uploadedBy'> & { lines: SettlementLine[] };

/** Files are stored and withdrawn one after the other: two at once could not see what the other says. */
export const lockSettlements = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement files'))`);

const BATCH = 1_000;

/**
 * Stores the lines of a file, in the caller's transaction. Returns the id of the file and how many lines are new. An active
 * file that comes again gets only the lines that it lacks: before 0059 a line was stored with the first of its files alone.
 * Refuses a file that contradicts an active one.
 */
export async function storeSettlement(
  tx: Db,
  { lines, ...file }: NewFile,
): Promise<{ id: string; isNew: boolean; added: number }> {
  await lockSettlements(tx);
  const moments = lines.map(({ happenedAt }) => happenedAt.getTime());
  const span = { firstAt: new Date(Math.min(...moments)), lastAt: new Date(Math.max(...moments)) };
  const inserted = await first(
    tx
      .insert(settlementFiles)
      .values({ ...file, ...span, lineCount: lines.length })
      .onConflictDoNothing()
      .returning(),
  );
  const stored = inserted ?? (await findActive(tx, file.sha256));
  let added = 0;
  for (let from = 0; from < lines.length; from += BATCH)
    added += await storeBatch(tx, stored, lines.slice(from, from + BATCH));
  await reopenDaysOf(tx, stored);
  await closeCheckedDays(tx, stored.gateway);
  return { id: stored.id, isNew: inserted !== undefined, added };
}

async function findActive(tx: Db, sha256: Buffer): Promise<SettlementFile> {
  const isActive = and(eq(settlementFiles.sha256, sha256), isNull(settlementFiles.withdrawnAt));
  const file = await first(tx.select().from(settlementFiles).where(isActive));
  if (!file) throw new DomainError('conflict');
  return file;
}

async function storeBatch(tx: Db, { id: fileId, gateway }: SettlementFile, lines: SettlementLine[]) {
  const ids = lines.map(({ entityId }) => entityId);
  const stored = await tx
    .select()
    .from(settlementLines)
    .where(
      and(
        eq(settlementLines.gateway, gateway),
        inArray(settlementLines.entityId, ids),
        isOfActiveFile(sql`settlement_lines`),
      ),
    );
  const known = new Map(stored.map((line) => [line.entityId, line]));
  const contradicted = lines.find((line) => {
    const earlier = known.get(line.entityId);
    return earlier && !isSameLine(earlier, line);
  });
  if (contradicted)
    throw new DomainError('conflict', {
      detail: `${contradicted.entityId} is in an earlier file with another amount, payment or time. Nothing was stored. If the earlier file was wrong, withdraw it first.`,
    });
  const rows = lines.map((line) => ({ ...line, gateway, fileId }));
  await tx.insert(settlementLines).values(rows).onConflictDoNothing();
  return lines.filter(({ entityId }) => !known.has(entityId)).length;
}

/** Withdraws a file, in the caller's transaction: its lines stay and no longer count. */
export async function withdrawSettlement(tx: Db, id: string, staffId: string): Promise<SettlementFile> {
  await lockSettlements(tx);
  const file = isUuid(id)
    ? await first(tx.select().from(settlementFiles).where(eq(settlementFiles.id, id)))
    : undefined;
  if (!file) throw new DomainError('not-found');
  const withdrawn = await first(
    tx
      .update(settlementFiles)
      .set({ withdrawnAt: sql`app_now()`, withdrawnBy: staffId })
      .where(and(eq(settlementFiles.id, id), isNull(settlementFiles.withdrawnAt)))
      .returning(),
  );
  if (!withdrawn) throw new DomainError('conflict', { detail: 'A colleague has withdrawn this file already.' });
  await reopenDaysOf(tx, withdrawn);
  return withdrawn;
}

const FILES_A_PAGE = 20;

/** A page of the files of a gateway, newest first, withdrawn ones too, and where the next one begins. */
export async function readSettlementFiles(db: Db, gateway: string, after: string | undefined) {
  const rows = await db
    .select({ file: settlementFiles, at: exactMoment(settlementFiles.uploadedAt) })
    .from(settlementFiles)
    .where(
      and(
        eq(settlementFiles.gateway, gateway),
        isBehind({ at: settlementFiles.uploadedAt, id: settlementFiles.id }, 'newest', after),
      ),
    )
    .orderBy(desc(settlementFiles.uploadedAt), desc(settlementFiles.id))
    .limit(FILES_A_PAGE + 1);
  const { page, next } = cutPage(rows, FILES_A_PAGE, ({ at, file: { id } }) => ({ at, id }));
  return { files: page.map(({ file }) => file), next };
}
