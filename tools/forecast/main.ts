import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fitForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { type CsvRow, parseCsv } from '../data-build/csv.ts';
import { EXAM_SOURCES } from './exam-sources.ts';
import { forecastLines } from './forecast-rows.ts';
import { mostRounds } from './most-rounds.ts';

const USAGE = `npm run -s forecast -- --exam josaa|mht-cet --year Y [--data DIR] [--given-round K] [--pools FILE] --out FILE
writes the closing ranks of year Y as forecast from the years before it, one row a pool and round
  --data         the data folder, data/ by default
  --given-round  rounds of year Y up to this one are known
  --pools        a CSV file with the key columns of pools that are new in Y`;

const { values } = parseArgs({
  options: {
    exam: { type: 'string' },
    year: { type: 'string' },
    data: { type: 'string', default: 'data' },
    'given-round': { type: 'string', default: '0' },
    pools: { type: 'string' },
    out: { type: 'string' },
  },
});
const year = Number(values.year);
const givenRound = Number(values['given-round']);
const open = EXAM_SOURCES[values.exam ?? ''];
if (open === undefined || values.out === undefined || !Number.isInteger(year) || !Number.isInteger(givenRound)) {
  console.error(USAGE);
  process.exit(2);
}

const started = performance.now();
const added: CsvRow[] = values.pools === undefined ? [] : parseCsv(readFileSync(resolve(values.pools), 'utf8'));
const source = open(resolve(values.data), added);
const listed = added.map(({ round }) => Number(round ?? 0));
const plannedRounds = Math.max(source.roundsIn(year), ...listed);
const rounds = Math.max(plannedRounds, mostRounds(source.table, year, givenRound));
const forecast = fitForecast(source.table, source.model, { year, givenRound, rounds, plannedRounds });
const lines = [...forecastLines(source, forecast, givenRound)];
writeFileSync(resolve(values.out), lines.join(''));
const { firstYear, lastYear } = forecast.from;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${lines.length - 1} forecasts of ${values.exam} ${year} from ${firstYear}–${lastYear} in ${values.out} (${seconds} s)`,
);
