import type { SettlementLine } from '@dakhila/domain/billing/settlement';
import { isSameLine } from '@dakhila/domain/billing/settlement-file';
import { DomainError } from '@dakhila/domain/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAny } from '../../db/rows.ts';
import { settlementFiles, settlementLines } from '../../db/schema/index.ts';

type NewFile = { id: string; sha256: Buffer; gateway: string; uploadedBy: string; lines: SettlementLine[] };

/** Files are stored one after the other: two at once could not see what the other says. */
const lockSettlements = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement files'))`);

const BATCH = 1_000;

/**
 * Stores the lines of a file, in the caller's transaction. Returns how many are new. A file that was stored before
 * changes nothing. Refuses a file that contradicts an earlier one.
 */
export async function storeSettlement(tx: Db, { lines, ...file }: NewFile): Promise<{ isNew: boolean; added: number }> {
  await lockSettlements(tx);
  const isNew = await isAny(
    tx
      .insert(settlementFiles)
      .values({ ...file, lineCount: lines.length })
      .onConflictDoNothing()
      .returning({ id: settlementFiles.id }),
  );
  if (!isNew) return { isNew, added: 0 };
  let added = 0;
  for (let from = 0; from < lines.length; from += BATCH)
    added += await storeBatch(tx, file, lines.slice(from, from + BATCH));
  return { isNew, added };
}

async function storeBatch(tx: Db, { id: fileId, gateway }: Omit<NewFile, 'lines'>, lines: SettlementLine[]) {
  const ids = lines.map(({ entityId }) => entityId);
  const stored = await tx
    .select()
    .from(settlementLines)
    .where(and(eq(settlementLines.gateway, gateway), inArray(settlementLines.entityId, ids)));
  const known = new Map(stored.map((line) => [line.entityId, line]));
  const contradicted = lines.find((line) => {
    const earlier = known.get(line.entityId);
    return earlier && !isSameLine(earlier, line);
  });
  if (contradicted)
    throw new DomainError('conflict', {
      detail: `${contradicted.entityId} stands in an earlier file with another amount or payment. Nothing was stored.`,
    });
  const fresh = lines.filter(({ entityId }) => !known.has(entityId));
  if (fresh.length > 0) await tx.insert(settlementLines).values(fresh.map((line) => ({ ...line, gateway, fileId })));
  return fresh.length;
}
