import { DomainError } from '@dakhila/domain/errors';
import type { Deps, FileStore } from '../../ports.ts';
import { expectDeletion, findScreenshot, type StoredFile } from './screenshot-store.ts';
import { openFile, sealFile } from './sealed-file.ts';

type Uploading = Pick<Deps, 'db' | 'newId'> & { files: FileStore };

/** Puts a picture into the object store. Until a transaction claims the file it counts as unneeded, so a crash leaves none behind. */
export async function uploadFile({ db, files, newId }: Uploading, jpeg: Buffer): Promise<StoredFile> {
  const key = `screenshots/${newId()}`;
  const { secret, sealed } = sealFile(key, jpeg);
  await expectDeletion(db, key);
  await files.put(key, sealed);
  return { key, secret };
}

/** Puts a picture into the object store. Null when there is none or it does not answer: the picture then goes into the database. */
export async function tryUpload(deps: Pick<Deps, 'db' | 'files' | 'log' | 'newId'>, jpeg: Buffer) {
  const { files, log } = deps;
  if (!files) return null;
  return uploadFile({ ...deps, files }, jpeg).catch((error: unknown) => {
    log.warn({ reason: nameOf(error) }, 'the file store took no picture, it goes into the database');
    return null;
  });
}

type Reading = Pick<Deps, 'files' | 'log'> & { db: Parameters<typeof findScreenshot>[0] };

/** The picture of a ticket, wherever it is stored. Throws `unavailable` while the object store does not answer. */
export async function readScreenshot({ db, files, log }: Reading, ticketId: string): Promise<Buffer | undefined> {
  const found = await findScreenshot(db, ticketId);
  if (!found || found.jpeg) return found?.jpeg;
  const { key, secret } = found.file;
  if (!files) {
    log.error('a picture is in a file store, and no store is configured');
    throw new DomainError('unavailable');
  }
  const sealed = await files.get(key).catch((error: unknown) => {
    log.warn({ reason: nameOf(error) }, 'the file store does not answer');
    throw new DomainError('unavailable');
  });
  const jpeg = sealed && openFile(key, secret, sealed);
  if (!jpeg) log.error({ file: key, isThere: sealed !== null }, 'a picture is missing in the file store, or damaged');
  return jpeg ?? undefined;
}

/** Errors of a store can repeat what was sent; their names do not. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
