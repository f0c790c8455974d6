import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { writeWholePieces } from '../files/write-file.ts';
import { Refusal } from './command.ts';

/** What every file system takes. */
const LONGEST_NAME = 200;

/** Where a file that was named will be; refuses one that is already there or could not be. */
export function newFile(typed: string): string {
  const path = resolve(typed);
  if (basename(path).length > LONGEST_NAME) throw new Refusal('That name is too long for a file.');
  if (!existsSync(dirname(path))) throw new Refusal(`There is no folder ${dirname(path)}.`);
  if (existsSync(path)) throw new Refusal(`${path} is already there.`);
  return path;
}

/** Writes the pieces for their owner's eyes only, and answers with their size. The file appears when it is complete. */
export async function writeWhole(
  path: string,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const part = `${path}.part`;
  return writeWholePieces(path, part, pieces).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Refusal(`${part} is already there. Another command may be writing it.`) : error;
  });
}
