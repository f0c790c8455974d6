import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder, writeWholeFile } from '../../apps/api/src/files/write-file.ts';

/**
 * Replaces the files of a folder at once: they are written beside it first, then the folders are renamed. Other files of the folder (SOURCES.md) are copied.
 * The next run completes one that was killed between the two renames.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, string>, owned: readonly string[]): void {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  finishInterrupted(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder)) {
      if (!owned.includes(entry)) cpSync(join(folder, entry), join(next, entry), { recursive: true });
    }
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeWholeFile(join(next, path), text, { mode: 0o644 });
  }
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  syncFolder(dirname(folder));
  rmSync(previous, { recursive: true, force: true });
}

/** Replaces a folder at once by a copy of another one, such as the facts that were saved before a list was applied. */
export function restoreFolder(folder: string, from: string): void {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  finishInterrupted(folder);
  rmSync(next, { recursive: true, force: true });
  cpSync(from, next, { recursive: true });
  renameSync(folder, previous);
  renameSync(next, folder);
  syncFolder(dirname(folder));
  rmSync(previous, { recursive: true, force: true });
}

/** Brings the folder back if a run died while it was away. */
export function finishInterrupted(folder: string): void {
  const previous = `${folder}.previous`;
  if (!existsSync(previous)) return;
  if (existsSync(folder)) rmSync(previous, { recursive: true, force: true });
  else renameSync(previous, folder);
}
