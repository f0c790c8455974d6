import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '../apps/api/src/catalogue/load-catalogue.ts';
import { atMost } from './lib/bar.ts';
import { isMachineBusy } from './lib/busy-machine.ts';
import { at, median } from './lib/middle.ts';

/**
 * Prints what the catalogue costs: cold load and memory in a fresh process, for the data as they are and for a million cells (the newest JoSAA years
 * copied under earlier years), and the time of a search with a typing error.
 */
const LIMITS = { loadMs: 1500, memoryMb: 250, searchMs: 2 };
const MILLION = 1_000_000;
const DATA = fileURLToPath(new URL('../data', import.meta.url));
const TYPOS = {
  mhtCet: [
    'vishvakarma institue',
    'mechnical pune',
    'jijabi',
    'sardar patel institut',
    'thadomal shahni',
    'goverment colege karad',
    'electronics telecomunication nashik',
  ],
  jee: [
    'kharagpr',
    'warrangal',
    'computer sciense bombey',
    'trichi mechanicl',
    'alahabad informaton',
    'national institue surathkl',
  ],
};

type Measured = { cells: number; loadMs: number; cpuMs: number; rssMb: number; peakMb: number };

/** Runs in the fresh process: loads, and reports what it took. */
function measureLoad(folder: string): Measured {
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const { jee, mhtCet } = loadCatalogue(folder);
  const loadMs = performance.now() - started;
  const cpu = process.cpuUsage(cpuBefore);
  const tables = [jee.cutoffs, jee.csab, mhtCet.cutoffs];
  return {
    cells: tables.reduce((sum, table) => sum + table.cells.year.length, 0),
    loadMs,
    cpuMs: (cpu.user + cpu.system) / 1000,
    rssMb: process.memoryUsage().rss / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1e3,
  };
}

/** The least disturbed of five cold starts; the median is printed beside it. */
function measureFresh(folder: string): Measured & { medianMs: number } {
  const runs = Array.from(
    { length: 5 },
    (): Measured =>
      JSON.parse(
        execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--measure', folder], { encoding: 'utf8' }),
      ),
  ).sort((one, other) => one.loadMs - other.loadMs);
  const [best] = runs;
  if (best === undefined) throw new Error('nothing was measured');
  return { ...best, medianMs: runs[2]?.loadMs ?? best.loadMs };
}

function withMillionCells<T>(run: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'million-cells-'));
  try {
    cpSync(DATA, folder, { recursive: true });
    let cells = measureLoad(DATA).cells;
    for (let year = 2015; cells < MILLION; year -= 1) {
      const copied = 2025 - ((2015 - year) % 4);
      copyFileSync(join(DATA, `josaa/cutoffs/${copied}.txt`), join(folder, `josaa/cutoffs/${year}.txt`));
      cells += 56_000;
    }
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureSearch(): { medianMs: number; slowMs: number } {
  const catalogue = loadCatalogue(DATA);
  const times: number[] = [];
  for (let turn = 0; turn < 120; turn += 1) {
    for (const exam of ['mhtCet', 'jee'] as const) {
      for (const search of TYPOS[exam]) {
        const started = performance.now();
        catalogue[exam].find({ search, page: 1, limit: 10 });
        // The first turns warm the engine up; a running server is warm.
        if (turn >= 20) times.push(performance.now() - started);
      }
    }
  }
  return { medianMs: median(times), slowMs: at(times, 0.9) };
}

/** On a busy machine the clock measures the neighbours; the processor time of the load counts then. */
function report(title: string, measured: ReturnType<typeof measureFresh>, isBusy: boolean): void {
  const { cells, loadMs, medianMs, cpuMs, rssMb, peakMb } = measured;
  console.log(`${title}: ${cells.toLocaleString('en-IN')} cells`);
  if (isBusy) atMost(`${title}: cold load, processor time`, cpuMs, LIMITS.loadMs, ' ms');
  else atMost(`${title}: cold load, best of five`, loadMs, LIMITS.loadMs, ' ms');
  atMost(`${title}: memory of the whole process (RSS)`, rssMb, LIMITS.memoryMb, ' MB');
  const clock = `best ${loadMs.toFixed(0)} ms, median ${medianMs.toFixed(0)} ms by the clock`;
  console.log(`  ${clock}, ${cpuMs.toFixed(0)} ms of processor time; peak memory ${peakMb.toFixed(0)} MB`);
}

if (process.argv[2] === '--measure') {
  console.log(JSON.stringify(measureLoad(process.argv[3] ?? DATA)));
} else {
  const isBusy = isMachineBusy();
  report('The data as they are', measureFresh(DATA), isBusy);
  report('A million cells', withMillionCells(measureFresh), isBusy);
  const { medianMs, slowMs } = measureSearch();
  atMost('search with typing errors, median', medianMs, LIMITS.searchMs, ' ms', 2);
  atMost('search with typing errors, nine of ten within', slowMs, LIMITS.searchMs, ' ms', 2);
}
