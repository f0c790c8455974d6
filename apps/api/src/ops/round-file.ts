import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UsageError } from './command.ts';

/** Which list of the source folder a file is, told by the columns that only it has. */
const LISTS = [
  { path: 'mht-cet/cutoffs.csv', has: ['choice_code', 'closing_merit_no'], lacks: [] },
  { path: 'josaa/cutoffs.csv', has: ['seat_type', 'opening_rank', 'preparatory'], lacks: [] },
  { path: 'josaa/csab_cutoffs.csv', has: ['seat_type', 'opening_rank'], lacks: ['preparatory'] },
] as const;

/** Puts one file of cut-offs where a source folder has it, in a folder of its own, which `use` reads and which is gone afterwards. */
export function asSourceFolder<T>(file: string, use: (folder: string) => T): T {
  const raw = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(raw) : raw).toString('utf8').replace(/^\uFEFF/, '');
  const columns = new Set<string>((text.split(/\r?\n/, 1)[0] ?? '').split(','));
  const list = LISTS.find(
    ({ has, lacks }) => has.every((name) => columns.has(name)) && !lacks.some((name) => columns.has(name)),
  );
  if (!list) throw new UsageError('That file is no list of cut-offs: its first line names none of the known columns.');
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-import-'));
  try {
    const path = join(folder, list.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
