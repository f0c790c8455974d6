import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Observed } from '../apps/api/test/growth/observe.ts';
import { bar, none } from './lib/bar.ts';
import { machineLoad } from './lib/busy-machine.ts';

/**
 * `npm run bench -- million [students]`: every call, job and command once on a nearly empty database, and once on one with so many students. Prints what each
 * costs the database. It fails where a growing table is scanned, or where a statement of a call or job takes longer than the product allows one to.
 */
const students = Number(process.argv[2] ?? 1_000_000);
/** The product's limit for a statement. On a busy machine statements wait for the processor, so then it is only printed. */
const LIMIT_MS = 2_000;
const BUSY = 1.5;
const SHOWN = 40;

/** Reports of operators may read whole tables, and are not judged. */
type Figures = { filledMs: number; empty: Observed[]; full: Observed[]; judged: string[]; runBytes: number };

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
  const { filledMs, empty, full, judged, runBytes }: Figures = JSON.parse(readFileSync(figures, 'utf8'));
  print(empty, full);
  console.log(`a stored prediction run takes ${runBytes} bytes`);
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The calls that cost most, and what they cost before. */
function print(empty: readonly Observed[], full: readonly Observed[]): void {
  const before = new Map(empty.map((observed) => [observed.call, observed]));
  const most = full.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
  console.table(
    most.map(({ call, statements, rows, ms, slowestMs }) => ({
      call,
      'statements, empty': before.get(call)?.statements,
      statements,
      'rows, empty': before.get(call)?.rows,
      rows,
      'ms, empty': Math.round(before.get(call)?.ms ?? 0),
      ms: Math.round(ms),
      'slowest statement ms': Math.round(slowestMs),
    })),
  );
  const grown = full.filter(({ call, statements }) => statements > (before.get(call)?.statements ?? statements) + 2);
  for (const { call, statements } of grown)
    console.log(`${call}: ${before.get(call)?.statements} statements before, ${statements} now`);
}
