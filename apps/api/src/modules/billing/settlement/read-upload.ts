import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { SETTLEMENT_FILE_BYTES } from '@dakhila/domain/billing/settlement';
import { type FileProblem, readSettlementFile } from '@dakhila/domain/billing/settlement-file';
import { DomainError } from '@dakhila/domain/errors';
import { piecesOf } from '../../../http/mount-upload.ts';

const invalid = (detail: string) => new DomainError('invalid-input', { detail });

/** The text of an upload as it arrives. Its bytes are hashed on the way. */
async function* readText(upload: Readable, hash: Hash): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw invalid('The file isn’t UTF-8 text. Nothing was stored.');
    }
  };
  for await (const piece of piecesOf(upload, SETTLEMENT_FILE_BYTES)) {
    hash.update(piece);
    yield decode(piece);
  }
  yield decode();
}

const SHOWN_PROBLEMS = 5;
function complaintOf(problems: readonly FileProblem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ line, problem }) => `Line ${line}: ${problem}.`);
  const more = problems.length > SHOWN_PROBLEMS ? ' There are more problems.' : '';
  return `Nothing was stored. ${shown.join(' ')}${more}`;
}

/** Reads an uploaded settlement file line by line; throws when anything in it is wrong. */
export async function readSettlementUpload(upload: Readable) {
  const hash = createHash('sha256');
  const { lines, skipped, problems } = await readSettlementFile(readText(upload, hash));
  if (problems.length > 0) throw invalid(complaintOf(problems));
  return { lines, skipped, sha256: hash.digest() };
}
