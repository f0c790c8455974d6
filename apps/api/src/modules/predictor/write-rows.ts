import { bandOf } from '@dakhila/domain/predictor/bands';
import type { Edition } from './edition.ts';
import { piecesOf } from './pieces.ts';
import type { ResultColumns } from './result-bytes.ts';

/** Chances as they stand in the answer, by whole per cent, each as long as the others; no odds at 0. */
const CHANCES = Array.from({ length: 101 }, (_, percent) =>
  percent === 0 ? 'null' : `${Math.floor(percent / 100)}.${String(percent % 100).padStart(2, '0')}`,
);
/** The end of a considered pool. */
const POOL_END_BYTES = 5;
const POOL_ENDS = Buffer.from(CHANCES.map((chance) => `${chance}}`).join(''), 'latin1');
const COMMA = 44;
/** What stands between the results and what lies below them. */
const BELOW = Buffer.from('],"unlikely":[', 'latin1');

/**
 * Writes the results and what lies below them. Most of an answer is the same for everyone: pieces are only moved, and plain loops do it, because there are ten
 * thousand of them. The bytes are good until the next call.
 */
export function writeRows(edition: Edition, result: ResultColumns): Uint8Array {
  const { option, poolCount, pool, percent, resultCount, byRound, rounds } = result;
  const { firstPool } = edition;
  const { bytes, room, results, pools } = piecesOf(edition);
  const written = new Map<number, { from: number; to: number }>();
  let end = room;
  let at = 0;
  const move = (from: number, to: number) => {
    bytes.copyWithin(end, from, to);
    end += to - from;
  };
  const writePoolEnd = (shown: number) => {
    const from = shown * POOL_END_BYTES;
    for (let byte = 0; byte < POOL_END_BYTES; byte += 1) bytes[end + byte] = POOL_ENDS[from + byte] ?? 0;
    end += POOL_END_BYTES;
  };
  for (let row = 0; row <= option.length; row += 1) {
    if (row === resultCount) {
      bytes.set(BELOW, end);
      end += BELOW.length;
    } else if (row > 0 && row < option.length) {
      bytes[end] = COMMA;
      end += 1;
    }
    if (row === option.length) break;
    const first = firstPool[option[row] ?? 0] ?? 0;
    const afterLast = at + (poolCount[row] ?? 0);
    // A programme's own chance is the one by its last round, and may differ from that of its best pool.
    const shown = byRound[(row + 1) * rounds - 1] ?? 0;
    const best = first + (pool[at] ?? 0);
    move(results[best] ?? 0, results[best + 1] ?? 0);
    writePoolEnd(percent[at] ?? 0);
    for (at += 1; at < afterLast; at += 1) {
      const other = first + (pool[at] ?? 0);
      bytes[end] = COMMA;
      end += 1;
      move(pools[other] ?? 0, results[other + 1] ?? 0);
      writePoolEnd(percent[at] ?? 0);
    }
    // Most rows have the same chances as one before: they are copied from where they stand.
    let key = shown;
    for (let round = 0; round < rounds; round += 1) key = key * 101 + (byRound[row * rounds + round] ?? 0);
    const before = written.get(key);
    if (before === undefined) {
      const text = chancesText(shown, byRound.subarray(row * rounds, (row + 1) * rounds));
      const begin = end;
      for (let byte = 0; byte < text.length; byte += 1) bytes[begin + byte] = text.charCodeAt(byte);
      end += text.length;
      written.set(key, { from: begin, to: end });
    } else {
      move(before.from, before.to);
    }
  }
  return bytes.subarray(room, end);
}

/** The end of a result. */
function chancesText(percent: number, byRound: Uint8Array): string {
  const band = percent === 0 ? 'null' : `"${bandOf(percent)}"`;
  const rounds =
    percent === 0 ? [] : Array.from(byRound, (chance, at) => `{"round":${at + 1},"chance":${CHANCES[chance]}}`);
  return `],"chance":${CHANCES[percent]},"band":${band},"byRound":[${rounds.join(',')}]}`;
}
