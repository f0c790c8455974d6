import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXAM_SOURCES } from './exam-sources.ts';
import { scoresTable } from './print-scores.ts';
import { ALL, MULTIPLES, runBacktest } from './run-backtest.ts';
import { addTally, emptyTally, type Scores, scoresOf, type Tally } from './tally.ts';

const USAGE = `npm run backtest -- [--exam josaa|mht-cet] [--year Y] [--data DIR] [--out DIR]
forecasts past years from the years before them and says how it went; without --exam and --year all of them
  --data  the data folder, data/ by default
  --out   where the figures are kept, DIR/backtest by default`;

/** The years that can be tested: from when the lists have several years behind them. */
const TEST_YEARS: Readonly<Record<string, readonly number[]>> = {
  josaa: [2022, 2023, 2024, 2025],
  'mht-cet': [2023, 2024],
};
/** Before the season, and after its first round. */
const GIVEN_ROUNDS = [0, 1];
const stageOf = (given: number) => (given === 0 ? 'before the season' : `after round ${given}`);

const { values } = parseArgs({
  options: {
    exam: { type: 'string', multiple: true, default: Object.keys(EXAM_SOURCES) },
    year: { type: 'string' },
    data: { type: 'string', default: 'data' },
    out: { type: 'string' },
  },
});
const wantedYear = values.year === undefined ? undefined : Number(values.year);
if (values.exam.some((exam) => !(exam in EXAM_SOURCES)) || Number.isNaN(wantedYear)) {
  console.error(USAGE);
  process.exit(2);
}

const outDir = resolve(values.out ?? join(values.data, 'backtest'));
mkdirSync(outDir, { recursive: true });
const together = new Map(GIVEN_ROUNDS.map((given) => [given, emptyTally()]));
for (const exam of values.exam) testExam(exam, wantedYear === undefined ? (TEST_YEARS[exam] ?? []) : [wantedYear]);
if (values.exam.length > 1) {
  const rows = [...together].map(([given, tally]) => [stageOf(given), scoresOf(tally)] as const);
  console.log(`\nboth exams, all years\n${scoresTable(rows)}`);
}

function testExam(exam: string, years: readonly number[]): void {
  const source = EXAM_SOURCES[exam]?.(resolve(values.data), []);
  if (source === undefined) return;
  const pooled = GIVEN_ROUNDS.map(() => new Map<string, Tally>());
  const ratios = GIVEN_ROUNDS.map((): number[] => []);
  for (const year of years) {
    const parts = GIVEN_ROUNDS.map((given, at) => {
      const tallies = runBacktest(source, year, given);
      const strata = [...tallies].map(([name, tally]): [string, Scores] => [name, scoresOf(tally)]);
      for (const [name, tally] of tallies) pool(pooled[at], name, tally);
      const whole = tallies.get(ALL) ?? emptyTally();
      addTally(together.get(given) ?? emptyTally(), whole);
      ratios[at]?.push(scoresOf(whole).ratio ?? Number.NaN);
      console.log(`\n${exam} ${year}, ${stageOf(given)}\n${scoresTable(strata)}`);
      return { givenRound: given, strata: strata.map(([name, scores]) => ({ name, ...scores })) };
    });
    writeFileSync(
      join(outDir, `${exam}-${year}.json`),
      `${JSON.stringify({ exam, year, multiples: MULTIPLES, parts })}\n`,
    );
  }
  GIVEN_ROUNDS.forEach((given, at) => {
    const own = ratios[at] ?? [];
    if (own.length < 2) return;
    const mean = own.reduce((sum, ratio) => sum + ratio, 0) / own.length;
    const strata = [...(pooled[at] ?? [])].map(([name, tally]): [string, Scores] => [name, scoresOf(tally)]);
    const title = `${exam} ${years.join(', ')} together, ${stageOf(given)}; mean ratio ${mean.toFixed(3)}`;
    console.log(`\n${title}\n${scoresTable(strata)}`);
  });
}

function pool(into: Map<string, Tally> | undefined, name: string, tally: Tally): void {
  const own = into?.get(name) ?? emptyTally();
  into?.set(name, own);
  addTally(own, tally);
}
