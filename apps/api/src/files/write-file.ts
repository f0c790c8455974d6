import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

type Content = string | Uint8Array;

const PRIVATE = 0o600;
/** Error codes of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Writes a file atomically: a draft beside it, synced to disk, then renamed. A full disk or a power cut leaves the previous file, or none. */
export function writeWholeFile(path: string, content: Content, { mode = PRIVATE } = {}): void {
  const draft = draftOf(path);
  try {
    writeDraft(draft, content, mode);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** Like `writeWholeFile`, for a name that is still free. False when a file is there already: it stays as it is. */
export function createWholeFile(path: string, content: Content): boolean {
  const draft = draftOf(path);
  try {
    writeDraft(draft, content, PRIVATE);
    // A link, unlike a rename, never replaces what another process has written meanwhile.
    linkSync(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (!NO_LINKS.includes(code)) throw error;
    return createExclusively(path, content);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(path));
  return true;
}

/** Creates a file where hard links do not exist. A power cut may leave a part of it. */
function createExclusively(path: string, content: Content): boolean {
  try {
    writeFileSync(path, content, { mode: PRIVATE, flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    rmSync(path, { force: true });
    throw error;
  }
}

/** Like `writeWholeFile`, for content that comes in pieces; returns its size. Fails when the draft is there already. */
export async function writeWholePieces(
  path: string,
  draft: string,
  pieces: AsyncIterable<Content> | Iterable<Content>,
): Promise<number> {
  const file = await open(draft, 'wx', PRIVATE);
  let bytes = 0;
  try {
    try {
      for await (const piece of pieces) {
        const content = Buffer.from(piece);
        await file.writeFile(content);
        bytes += content.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
  return bytes;
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform !== 'win32') syncFile(folder);
}

/** Waits until the content of a file is on the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A random name: two containers may have processes with the same pid. */
const draftOf = (path: string) => `${path}.${randomUUID()}.part`;

function writeDraft(draft: string, content: Content, mode: number): void {
  writeFileSync(draft, content, { mode, flag: 'wx', flush: true });
}
