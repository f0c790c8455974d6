import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { type CsvRow, parseCsv } from '../data-build/csv.ts';
import { runCommand } from './command-error.ts';
import { writeForecast } from './write-forecast.ts';

const DATA = fileURLToPath(new URL('../../data', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dakhila-forecast-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = ['college_code', 'choice_code', 'category', 'seat_section'];
const QUANTILES = ['q05', 'q10', 'q25', 'q50', 'q75', 'q90', 'q95'];
const file = (name: string) => join(folder, name);
const ask = (...args: string[]) => writeForecast(['--data', DATA, '--out', file('out.csv'), ...args]);
const isRising = (ranks: readonly number[]) => ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 1));
const keyOf = (row: CsvRow) => KEY.map((column) => row[column]).join(' ');

test('one row a pool and round, with published keys and rising ranks; listed pools under the key they were listed by', () => {
  const known = '06006,0600624510,GOPENS,STATE';
  const fresh = '06006,0600699999,GOPENS,STATE';
  writeFileSync(file('pools.csv'), `${KEY.join(',')}\n${fresh}\n${known}\n${known}\n`);
  const said = ask('--exam', 'mht-cet', '--year', '2022', '--pools', file('pools.csv'));
  const text = readFileSync(file('out.csv'), 'utf8');
  const rows = parseCsv(text);
  expect(text.split('\n', 1)[0]).toBe(['round', ...KEY, ...QUANTILES].join(','));
  expect(said).toContain(`${rows.length} forecasts of mht-cet 2022 from 2020–2021`);
  expect(new Set(rows.map((row) => `${row.round} ${keyOf(row)}`)).size).toBe(rows.length);
  expect(rows.filter((row) => !isRising(QUANTILES.map((column) => Number(row[column]))))).toEqual([]);
  const keys = new Set(rows.map(keyOf));
  for (const listed of [known, fresh]) expect(keys).toContain(listed.replaceAll(',', ' '));
});

test.each([
  [['--exam', 'mht-cet', '--year', '2020'], 1, 'no forecast of mht-cet 2020: the data begin with 2020'],
  [['--exam', 'mht-cet', '--year', '2021'], 1, 'no forecast of mht-cet 2021: it takes two years before it'],
  [
    ['--exam', 'mht-cet', '--year', '2030', '--given-round', '1'],
    1,
    '--given-round 1: the data hold no round of mht-cet 2030',
  ],
  [['--exam', 'josaa', '--year', '2026', '--data', '/no/such'], 1, '/no/such is not a data folder'],
  [['--exam', 'josaa', '--year', '2026', '--pools', '/no/such.csv'], 1, '--pools: there is no file /no/such.csv'],
  [['--exam', 'neet', '--year', '2026'], 2, '--exam is one of josaa, mht-cet'],
  [['--exam', 'josaa', '--year', 'next'], 2, '--year is a whole number'],
  [['--exam', 'josaa', '--year', '2026', '--given-round', '-1'], 2, ''],
  [['--nonsense'], 2, "Unknown option '--nonsense'"],
])('%j is answered with exit code %i and the reason', (args, code, reason) => {
  const lines: string[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
  expect(runCommand('usage', () => ask(...args))).toBe(code);
  said.mockRestore();
  expect(lines[0]).toContain(reason);
  expect(lines).toHaveLength(code === 2 ? 2 : 1);
});
