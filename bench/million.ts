import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BesideJobs } from '../apps/api/test/growth/beside-jobs.ts';
import type { Observed } from '../apps/api/test/growth/observe.ts';
import { atLeast, bar, none } from './lib/bar.ts';
import { machineLoad } from './lib/busy-machine.ts';
import { at } from './lib/middle.ts';

/**
 * `npm run bench -- million [students]`: every call, job and command once on a nearly empty database, and once on one with that many students. Prints what the
 * dearest cost the database, and writes all of them to a file. Then clean-up, retention and reconciliation run while students are served. It fails where a growing table is
 * scanned, where a statement of a call or job takes longer than the product allows one to, or where such a job does not finish or costs a student an answer.
 */
const students = Number(process.argv[2] ?? 1_000_000);
/** The product's limit for a statement. On a busy machine statements wait for the processor, so then it is only printed. */
const LIMIT_MS = 2_000;
const BUSY = 1.5;
const SHOWN = 40;
const ALL_CALLS = join('var', 'bench', 'million.csv');

/** Reports for operators may read whole tables, so they have no limit. */
type Figures = {
  filledMs: number;
  empty: Observed[];
  full: Observed[];
  judged: string[];
  runBytes: number;
  beside: BesideJobs;
};

const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
try {
  const figures = join(folder, 'figures.json');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'apps/api/test/growth/growth.test.ts', '--maxWorkers=1'],
    {
      env: { ...process.env, GROWTH_STUDENTS: String(students), GROWTH_FIGURES: figures },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const { filledMs, empty, full, judged, runBytes, beside }: Figures = JSON.parse(readFileSync(figures, 'utf8'));
  const rows = rowsOf(empty, full);
  console.table(rows.slice(0, SHOWN));
  writeAll(rows);
  const grown = rows.filter((row) => row.statements > (row['statements, empty'] ?? row.statements) + 2);
  for (const row of grown)
    console.log(`${row.call}: ${row['statements, empty']} statements before, ${row.statements} now`);
  console.log(`a stored prediction run takes ${runBytes} bytes`);
  printJobs(beside);
  const bounded = full.filter(({ call }) => judged.includes(call));
  const slow = bounded.filter(({ slowestMs }) => slowestMs > LIMIT_MS);
  const isBusy = machineLoad() > BUSY;
  const scans = bounded.filter(({ scanned }) => Object.keys(scanned).length > 0);
  console.log(`${students} students, filled in ${(filledMs / 1000).toFixed(0)} s`);
  bar('every call, job and command ran', String(full.length), 'all', status === 0);
  none('scans of growing tables', scans.length);
  if (isBusy && slow.length > 0)
    console.log(`the machine is busy, so they are not judged: statements above ${LIMIT_MS} ms in ${slow.length}`);
  else none(`statements above ${LIMIT_MS} ms`, slow.length);
  none(
    'clean-ups and reconciliations that did not finish',
    beside.jobs.filter(({ failure }) => failure !== null).length,
  );
  atLeast('old rows that the clean-up deleted', beside.deleted, 1);
  none('requests that failed beside them', beside.beside.failed.length);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What every call costs now and what it cost before, the dearest first. */
function rowsOf(empty: readonly Observed[], full: readonly Observed[]) {
  const before = new Map(empty.map((observed) => [observed.call, observed]));
  return full
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ call, statements, rows, ms, slowestMs }) => ({
      call,
      'statements, empty': before.get(call)?.statements,
      statements,
      'rows, empty': before.get(call)?.rows,
      rows,
      'ms, empty': Math.round(before.get(call)?.ms ?? 0),
      ms: Math.round(ms),
      'slowest statement ms': Math.round(slowestMs),
    }));
}

function writeAll(rows: ReturnType<typeof rowsOf>): void {
  const quoted = (value: unknown) => `"${String(value ?? '')}"`;
  const lines = rows.map((row) => Object.values(row).map(quoted).join(','));
  mkdirSync(join('var', 'bench'), { recursive: true });
  writeFileSync(
    ALL_CALLS,
    [
      Object.keys(rows[0] ?? {})
        .map(quoted)
        .join(','),
      ...lines,
      '',
    ].join('\n'),
  );
  console.log(`all ${rows.length} calls, jobs and commands: ${ALL_CALLS}`);
}

/** What the jobs did and took, and what students noticed. */
function printJobs({ alone, beside, jobs, deleted }: BesideJobs): void {
  console.table(
    jobs.map(({ name, seconds, statements, slowestMs, failure }) => ({
      'job beside students': name,
      seconds: Number(seconds.toFixed(1)),
      statements,
      'slowest statement ms': Math.round(slowestMs),
      outcome: failure ?? 'finished',
    })),
  );
  const [quiet = 0, busy = 0] = [alone, beside].map(({ times }) => at(times, 0.99));
  console.log(
    `the clean-up deleted ${deleted} rows; requests p99 ${quiet.toFixed(0)} ms without jobs (${alone.times.length}), ${busy.toFixed(0)} ms beside them (${beside.times.length}), ${(busy / quiet).toFixed(1)} times as long`,
  );
  for (const failure of [...alone.failed, ...beside.failed].slice(0, 10)) console.log(`failed: ${failure}`);
}
