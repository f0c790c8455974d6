import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS, type Part } from '@dakhila/domain/predictor/forecast/parts';
import { writeWholeFile } from '../../apps/api/src/files/write-file.ts';
import { backtestFile } from './backtest-file.ts';
import { CommandError } from './command-error.ts';
import { testCsab } from './csab/test-csab.ts';
import type { ExamSource } from './exam-source.ts';
import { withKnownShift } from './known-shift.ts';
import { CSAB, EXAMS, openExam } from './open-exam.ts';
import { offersTable, scoresTable, seatsTable } from './print-scores.ts';
import { ALL, forecastPast, type Known, testClosings } from './run-backtest.ts';
import { addSeatTally, emptySeatTally, type SeatTally, seatScoresOf } from './seat-tally.ts';
import { testSeats } from './seat-test.ts';
import { addTally, emptyTally, scoresOf, type Tally } from './tally.ts';

const PART_NAMES = Object.entries(PARTS).map(([name, meaning]) => `    ${name.padEnd(16)}${meaning}`);
/** How the backtest is asked for. */
export const BACKTEST_USAGE = `npm run backtest -- [--exam josaa|mht-cet|csab] [--year Y] [--data DIR] [--out DIR] [--without PART]…
forecasts past years from the years before them and says how it went; without --exam and --year all of them
  --data     the data folder, data/ by default
  --out      where the figures are kept, DIR/backtest by default
  --without  leaves a part of the method out, to see what it is worth; nothing is kept then
${PART_NAMES.join('\n')}`;

/** The years that can be tested: from when the lists have several years behind them. */
const TEST_YEARS: Readonly<Record<string, readonly number[]>> = {
  josaa: [2022, 2023, 2024, 2025, 2026],
  'mht-cet': [2023, 2024, 2025],
  [CSAB]: [2024, 2025],
};
/** With the true shift of each cohort, which no forecast can know. */
const SHIFT_KNOWN = { title: 'before the season, if the shift of the year were known', isShiftKnown: true };
/**
 * Variants that are printed only: with the year's shift, with what is published before round 1 (JEE Main's result; seats and merit list of CAP), with JoSAA's last rank
 * known or not (CSAB), and two years ahead.
 */
const VARIANTS: Readonly<Record<string, readonly (Known & { title: string; isShiftKnown?: boolean })[]>> = {
  josaa: [
    SHIFT_KNOWN,
    { title: 'before round 1, the result of JEE Main known', isEarly: false },
    { title: 'two years ahead', gap: 2 },
  ],
  'mht-cet': [
    SHIFT_KNOWN,
    { title: 'before round 1, seats and merit list known', isEarly: false },
    { title: 'two years ahead, the merit list of the year between known', gap: 2 },
  ],
  [CSAB]: [
    { title: 'before the season, the whole model', isEarly: true },
    { title: "before the season, CSAB's last list missing, the whole model", isEarly: true, gap: 2 },
    { title: "after JoSAA's last round, the whole model", isEarly: false },
  ],
};
/** Before the season, and after its first round. */
const GIVEN_ROUNDS = [0, 1];
const stageOf = (given: number) => (given === 0 ? 'before the season' : `after round ${given}`);

type Plan = { data: string; out: string | null; without: ReadonlySet<Part> };

/** Runs the tests that the arguments ask for, and prints how they went. */
export function testForecasts(args: readonly string[]): void {
  const { exams, year, plan } = readArguments(args);
  const together = GIVEN_ROUNDS.map(() => ({ closings: emptyTally(), seats: emptySeatTally() }));
  for (const exam of exams) {
    const years = year === undefined ? (TEST_YEARS[exam] ?? []) : [year];
    if (exam === CSAB) {
      testVariants(exam, years, plan);
      testCsab(resolve(plan.data), years);
      continue;
    }
    const whole = testExam(exam, years, plan);
    together.forEach(({ closings, seats }, at) => {
      addTally(closings, whole[at]?.closings.get(ALL) ?? emptyTally());
      addSeatTally(seats, whole[at]?.seats.get(ALL) ?? emptySeatTally());
    });
  }
  if (exams.length < 2) return;
  const stages = GIVEN_ROUNDS.map(stageOf);
  const rows = together.map(({ closings }, at) => [stages[at] ?? '', scoresOf(closings)] as const);
  const seatRows = together.map(({ seats }, at) => [stages[at] ?? '', seatScoresOf(seats)] as const);
  console.log(`\nboth exams, all years\n${scoresTable(rows)}\n\n${seatsTable(seatRows)}`);
}

function readArguments(args: readonly string[]): { exams: readonly string[]; year: number | undefined; plan: Plan } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      exam: { type: 'string', multiple: true, default: [...EXAMS, CSAB] },
      year: { type: 'string' },
      data: { type: 'string', default: 'data' },
      out: { type: 'string' },
      without: { type: 'string', multiple: true, default: [] },
    },
  });
  const year = values.year === undefined ? undefined : Number(values.year);
  if (Number.isNaN(year)) throw new CommandError('--year is a whole number', true);
  const unknown = values.without.find((part) => !isPart(part));
  if (unknown !== undefined) throw new CommandError(`--without: there is no part ${unknown}`, true);
  const without = new Set(values.without.filter(isPart));
  const out = without.size > 0 ? null : resolve(values.out ?? join(values.data, 'backtest'));
  return { exams: values.exam, year, plan: { data: values.data, out, without } };
}

function isPart(name: string): name is Part {
  return name in PARTS;
}

/** What was found with as much known: of the closing ranks, and of whether there was a seat, by kind of pool. */
type Found = { givenRound: number; closings: Map<string, Tally>; seats: Map<string, SeatTally> };

/** Tests the years of an exam and prints how it went; answers all years together, by what was known. */
function testExam(exam: string, years: readonly number[], { data, out, without }: Plan): Found[] {
  const source = openExam(exam, data);
  const pooled = GIVEN_ROUNDS.map((givenRound): Found => ({ givenRound, closings: new Map(), seats: new Map() }));
  const ratios = GIVEN_ROUNDS.map((): number[] => []);
  const tested = new Map<number, Found[]>();
  for (const year of years) {
    tested.set(
      year,
      GIVEN_ROUNDS.map((givenRound, at): Found => {
        const forecast = forecastPast(source, year, givenRound, without);
        const closings = testClosings(source, forecast, givenRound);
        const seats = testSeats(source, forecast, givenRound);
        for (const [name, tally] of closings) pool(pooled[at]?.closings, name, tally, emptyTally, addTally);
        for (const [name, tally] of seats) pool(pooled[at]?.seats, name, tally, emptySeatTally, addSeatTally);
        ratios[at]?.push(scoresOf(closings.get(ALL) ?? emptyTally()).ratio ?? Number.NaN);
        const found = { givenRound, closings, seats };
        console.log(`\n${exam} ${year}, ${stageOf(givenRound)}\n${tablesOf(found)}`);
        return found;
      }),
    );
  }
  pooled.forEach((found, at) => {
    const own = ratios[at] ?? [];
    if (own.length < 2) return;
    const mean = own.reduce((sum, ratio) => sum + ratio, 0) / own.length;
    const title = `${exam} ${years.join(', ')} together, ${stageOf(found.givenRound)}; mean ratio ${mean.toFixed(3)}`;
    console.log(`\n${title}\n${tablesOf(found)}`);
  });
  const ahead = testVariants(exam, years, { data, out, without }, source);
  if (out !== null) {
    mkdirSync(out, { recursive: true });
    for (const [year, parts] of tested) {
      const file = backtestFile(exam, year, parts, ahead.get(year));
      writeWholeFile(join(out, `${exam}-${year}.json`), `${JSON.stringify(file)}\n`, { mode: 0o644 });
    }
  }
  return pooled;
}

/** Prints the variants of an exam. Returns all pools two years ahead, by year: the rest is not stored. */
function testVariants(
  exam: string,
  years: readonly number[],
  { data, without }: Plan,
  opened?: ExamSource,
): Map<number, Tally> {
  const source = opened ?? openExam(exam, data);
  const ahead = new Map<number, Tally>();
  for (const { title, isShiftKnown, ...known } of VARIANTS[exam] ?? []) {
    const pooled = new Map<string, Tally>();
    const offers = new Map<string, SeatTally>();
    // The first year that can be tested has no past from which to learn what two years do.
    const tested = known.gap === undefined || years.length === 1 ? years : years.slice(1);
    const rows = tested.map((year) => {
      const made = forecastPast(source, year, 0, without, known);
      const forecast = isShiftKnown ? withKnownShift(source, made) : made;
      const closings = testClosings(source, forecast, 0, known);
      const seats = testSeats(source, forecast, 0, known.gap);
      for (const [name, tally] of seats) pool(offers, name, tally, emptySeatTally, addSeatTally);
      for (const [name, tally] of closings) pool(pooled, name, tally, emptyTally, addTally);
      const all = closings.get(ALL) ?? emptyTally();
      if (known.gap === 2) ahead.set(year, all);
      return [String(year), scoresOf(all)] as const;
    });
    const kinds = [...pooled].map(([name, tally]) => [name, scoresOf(tally)] as const);
    console.log(`\n${exam}, ${title}\n${scoresTable([...rows, ...kinds])}\n\n${offersTable([...offers])}`);
  }
  return ahead;
}

const tablesOf = ({ closings, seats }: Found) =>
  [
    scoresTable([...closings].map(([name, tally]) => [name, scoresOf(tally)])),
    seatsTable([...seats].map(([name, tally]) => [name, seatScoresOf(tally)])),
    offersTable([...seats]),
  ].join('\n\n');

function pool<T>(
  into: Map<string, T> | undefined,
  name: string,
  tally: T,
  empty: () => T,
  add: (into: T, from: T) => void,
): void {
  const own = into?.get(name) ?? empty();
  into?.set(name, own);
  add(own, tally);
}
