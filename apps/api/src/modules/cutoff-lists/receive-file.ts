import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@dakhila/domain/errors';
import {
  type CutoffListName,
  LARGEST_LIST_BYTES,
  LONGEST_LIST_LINE,
  listOfHeading,
  MOST_LIST_COLUMNS,
} from '@dakhila/domain/staff/cutoff-lists';
import { piecesOf } from '../../http/mount-upload.ts';

const refused = (detail: string) => new DomainError('invalid-input', { detail });

/** Writes an upload to a file piece by piece, and stops at the limit. Returns its size. */
export async function receiveFile(upload: Readable, path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(piecesOf(upload, LARGEST_LIST_BYTES), file);
  if (file.bytesWritten === 0) throw refused('The file is empty.');
  return file.bytesWritten;
}

/** Which list a received file is. Refuses what is no plain CSV before anything else reads it. */
export async function inspectFile(path: string): Promise<{ list: CutoffListName; path: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let heading = '';
  let hasHeading = false;
  let lineLength = 0;
  const read = (text: string) => {
    if (text.includes('\u0000')) throw refused('That is no CSV file: it has characters that no text has.');
    let at = 0;
    for (;;) {
      const end = text.indexOf('\n', at);
      const stop = end === -1 ? text.length : end;
      lineLength += stop - at;
      if (lineLength > LONGEST_LIST_LINE) throw refused('A line of the file is longer than any published list has.');
      if (!hasHeading) heading += text.slice(at, stop);
      if (end === -1) return;
      hasHeading = true;
      lineLength = 0;
      at = end + 1;
    }
  };
  try {
    for await (const piece of createReadStream(path)) read(decoder.decode(piece, { stream: true }));
    read(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError)
      throw refused('The file is not in UTF-8. Please save it as CSV UTF-8 and try again.');
    throw error;
  }
  if (heading.split(',').length > MOST_LIST_COLUMNS)
    throw refused('The file has more columns than any published list.');
  const list = listOfHeading(heading);
  if (!list) throw refused('That file is not a list of cut-offs: its first line has none of the known columns.');
  return list;
}
