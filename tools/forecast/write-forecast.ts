import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';
import { fitForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { writeWholeFile } from '../../apps/api/src/files/write-file.ts';
import { type CsvRow, parseCsv } from '../data-build/csv.ts';
import { CommandError } from './command-error.ts';
import type { ExamSource } from './exam-source.ts';
import { forecastLines } from './forecast-rows.ts';
import { openExam } from './open-exam.ts';

/** Writes the forecast that the arguments ask for, and returns a sentence that says what was written. */
export function writeForecast(args: readonly string[]): string {
  const { exam, year, givenRound, data, pools, out } = readArguments(args);
  const started = performance.now();
  const source = openExam(exam, data, pools === undefined ? [] : readPools(pools));
  checkYear(source, exam, year, givenRound);
  const plannedRounds = Math.max(source.roundsIn(year), ...source.added.map(({ round }) => round));
  const rounds = Math.max(plannedRounds, mostRounds(source.table, year, givenRound));
  const forecast = fitForecast(source.table, source.model, { year, givenRound, rounds, plannedRounds });
  const lines = [...forecastLines(source, forecast, givenRound)];
  if (lines.length === 1) throw new CommandError(`no forecast of ${exam} ${year}: it takes two years before it`);
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeWholeFile(resolve(out), lines.join(''), { mode: 0o644 });
  const { firstYear, lastYear } = forecast.from;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${lines.length - 1} forecasts of ${exam} ${year} from ${firstYear}–${lastYear} in ${out} (${seconds} s)`;
}

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      exam: { type: 'string' },
      year: { type: 'string' },
      data: { type: 'string', default: 'data' },
      'given-round': { type: 'string', default: '0' },
      pools: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { exam, out, data, pools } = values;
  if (exam === undefined || out === undefined) throw new CommandError('--exam, --year and --out are needed', true);
  const year = wholeNumber(values.year, '--year');
  return { exam, year, givenRound: wholeNumber(values['given-round'], '--given-round'), data, pools, out };
}

function wholeNumber(text: string | undefined, name: string): number {
  if (text === undefined || !/^\d{1,4}$/.test(text)) throw new CommandError(`${name} is a whole number`, true);
  return Number(text);
}

function readPools(file: string): CsvRow[] {
  if (!existsSync(resolve(file))) throw new CommandError(`--pools: there is no file ${file}`);
  return parseCsv(readFileSync(resolve(file), 'utf8'));
}

/** The most rounds of any year whose rounds may be read: the coming year may have as many. */
function mostRounds({ cells }: CutoffTable, year: number, givenRound: number): number {
  let most = 0;
  for (let cell = 0; cell < cells.round.length; cell += 1) {
    const own = cells.year[cell] ?? 0;
    const round = cells.round[cell] ?? 0;
    if ((own < year || (own === year && round <= givenRound)) && round > most) most = round;
  }
  return most;
}

/** Years without earlier data, and rounds that are given as known but are not in the data, are errors. */
function checkYear({ table: { cells } }: ExamSource, exam: string, year: number, givenRound: number): void {
  const first = cells.year.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY);
  if (year <= first) throw new CommandError(`no forecast of ${exam} ${year}: the data begin with ${first}`);
  const isGiven = (cell: number) => cells.year[cell] === year && (cells.round[cell] ?? 0) <= givenRound;
  const hasGiven = givenRound === 0 || cells.year.some((_, cell) => isGiven(cell));
  if (!hasGiven) throw new CommandError(`--given-round ${givenRound}: the data hold no round of ${exam} ${year}`);
}
