import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { eq, notInArray, sql } from 'drizzle-orm';
import { FILES, type Manifest } from '../../catalogue/format/layout.ts';
import type { FactFiles } from '../../catalogue/read-data.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { factsEditionFiles } from '../../db/schema/index.ts';

/** What an edition has besides the files of its release, by path. */
export type EditionFiles = { facts: FactFiles; forecasts: FactFiles };
const KINDS = ['facts', 'forecasts'] as const;

/** No file of facts or forecasts is nearly as large. */
const LARGEST_FILE_BYTES = 128 * 1024 * 1024;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stores the files of an edition, each in a row, gzipped. */
export async function insertFiles(db: Db, editionId: string, files: EditionFiles): Promise<void> {
  for (const kind of KINDS)
    for (const [path, bytes] of files[kind]) {
      const content = await promisify(gzip)(bytes);
      await db.insert(factsEditionFiles).values({ editionId, kind, path, sha256: sha256(bytes), content });
    }
}

type StoredFile = typeof factsEditionFiles.$inferSelect;

/**
 * The files of an edition as they are stored, in the caller's transaction. It is apart from opening them: a database that fails says nothing
 * about the files. Some megabytes from a busy database take longer than a student's query may.
 */
export async function selectFiles(tx: Transaction, editionId: string): Promise<StoredFile[]> {
  await tx.execute(sql`set local statement_timeout = '60s'`);
  return tx.select().from(factsEditionFiles).where(eq(factsEditionFiles.editionId, editionId));
}

/** Opens the files of an edition. Throws when one is missing or is not what was stored. */
export async function openFiles(stored: readonly StoredFile[], release: Manifest): Promise<EditionFiles> {
  const read = { facts: new Map<string, Buffer>(), forecasts: new Map<string, Buffer>() };
  for (const row of stored) {
    const bytes = await promisify(gunzip)(row.content, { maxOutputLength: LARGEST_FILE_BYTES });
    if (sha256(bytes) !== row.sha256) throw new Error(`${row.kind} ${row.path} is damaged`);
    read[row.kind].set(row.path, bytes);
  }
  requireAll(read.facts, release);
  return read;
}

/** Whether a process can start with the files of an edition. */
export async function areFilesWhole(tx: Transaction, editionId: string, release: Manifest): Promise<boolean> {
  const stored = await selectFiles(tx, editionId);
  return openFiles(stored, release).then(
    () => true,
    () => false,
  );
}

/** Every file that the edition's manifest names is in the edition or, with the same hash, in the release. */
function requireAll(facts: FactFiles, release: Manifest): void {
  const text = facts.get(FILES.manifest);
  if (!text) throw new Error(`${FILES.manifest} is missing`);
  const manifest: Manifest = JSON.parse(Buffer.from(text).toString());
  for (const [path, hash] of Object.entries(manifest.files)) {
    const own = facts.get(path);
    if (!(own ? sha256(own).startsWith(hash) : release.files[path] === hash)) throw new Error(`${path} is missing`);
  }
}

export const deleteFilesExcept = (db: Db, kept: readonly string[]) =>
  db.delete(factsEditionFiles).where(kept.length > 0 ? notInArray(factsEditionFiles.editionId, [...kept]) : undefined);
