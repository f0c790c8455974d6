/**
 * `node tools/forecast/list-end-calibration.ts [years between]`: compares the served CAP chances over the second half of the merit list with what happened. Each year
 * is forecast from the closing ranks up to `years between` before it. Only pools that had a seat again count: whether a seat is offered is another question.
 * The list of 2024 lacks round 2, so pools seem to close earlier there than they did: do not read its row as an outcome.
 */
import { CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import { decodeSeatCode } from '@dakhila/domain/colleges/seat-code';
import { listEnds } from '@dakhila/domain/predictor/forecast/list-growth';
import { isGivenAway, reachedByYear, reachKey, sectionReachKey } from '@dakhila/domain/predictor/forecast/list-reach';
import { chanceIfOffered, isForecast } from '@dakhila/domain/predictor/forecast-table';
import { expectedMerit, meritCurves, meritInYear } from '@dakhila/domain/predictor/merit-curve';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import { capLayout } from '../../apps/api/src/modules/predictor/tables/cap-layout.ts';
import { type CapFacts, capFacts } from '../../apps/api/src/modules/predictor/tables/facts.ts';
import { capForecaster } from '../../apps/api/src/modules/predictor/tables/forecast.ts';
import { assembleTable } from '../../apps/api/src/modules/predictor/tables/layout.ts';

/** A student of one percentile and a pool that was open to them. */
type Case = {
  year: number;
  category: string;
  section: string;
  isGiven: boolean;
  ahead: number;
  chance: number;
  isIn: boolean;
};

const PERCENTILES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50];
/** So many percentiles better than the last closing is clearly better. */
const CLEARLY = 10;
const OWN_SECTIONS = ['STATE', 'HU', 'OHU'];

const wait = Number(process.argv[2] ?? 1);
const facts = capFacts(loadCatalogue('data'));
const curves = meritCurves(facts.meritPoints);
const ends = listEnds(facts.meritPoints);
const source = { ...facts.cutoffs, meritPoints: facts.meritPoints };
const reached = reachedByYear(source, Number.POSITIVE_INFINITY);
const inSection = reachedByYear(source, Number.POSITIVE_INFINITY, { isBySection: true });

const all = [...reached.keys()].filter((year) => reached.has(year - wait)).flatMap(casesIn);
const cases = all.filter(({ isGiven }) => !isGiven);
const clearly = cases.filter(({ ahead }) => ahead > CLEARLY);
print('All', cases, ({ year }) => `${year}`);
print(
  'Seats given to candidates of another section',
  all.filter(({ isGiven }) => isGiven),
  ({ year, section }) => `${year} ${section}`,
);
print(`More than ${CLEARLY} percentiles better than the last closing`, clearly, ({ year }) => `${year}`);
print('The same by category', clearly, ({ year, category }) => `${year} ${category}`);
print('The same by chance', clearly, ({ year, chance }) => `${year} from ${Math.min(9, Math.floor(chance * 10))}0%`);

function casesIn(year: number): Case[] {
  const known = factsBefore(year);
  const layout = capLayout(known, year);
  const { forecast, pools } = assembleTable(layout, capForecaster(known, layout));
  const list = meritCurves(known.meritPoints);
  const students = PERCENTILES.map((percentile) => ({
    percentile,
    ...expectedMerit(list, year, percentile),
    share: meritInYear(curves, year, percentile) / (ends.get(year) ?? Number.NaN),
  }));
  const { programme, category, section } = known.cutoffs.pools;
  return layout.pools.flatMap(({ source, last }, pool): Case[] => {
    const seat = decodeSeatCode(known.cutoffs.categories[category[source] ?? -1] ?? '');
    const sectionCode = CAP_SECTIONS[section[source] ?? -1]?.code ?? '';
    const isGiven = isGivenAway(known.cutoffs, source);
    const isTried = isGiven || OWN_SECTIONS.includes(sectionCode);
    if (seat?.kind !== 'category' || !isTried || !isForecast(forecast, pool) || pools.isTiny[pool] === 1) return [];
    const key = reachKey(facts.cutoffs, programme[source] ?? -1, category[source] ?? -1);
    const now = isGiven
      ? inSection.get(year)?.pools.get(sectionReachKey(facts.cutoffs, source))
      : reached.get(year)?.pools.get(key);
    if (now === undefined) return [];
    return students.map(({ percentile, rank, spread, share }) => ({
      year,
      category: seat.category ?? '',
      section: sectionCode,
      isGiven,
      ahead: percentile - last.percentile,
      chance: chanceIfOffered(forecast, pool, forecast.rounds, Math.log(rank), spread),
      isIn: now.share >= share,
    }));
  });
}

/** What was known before a year: the closing ranks up to `wait` years before it, and the merit list of the year before. */
function factsBefore(year: number): CapFacts {
  const { pools, cells } = facts.cutoffs;
  const firstCell = new Uint32Array(pools.firstCell.length);
  const kept: number[] = [];
  for (let pool = 0; pool < pools.programme.length; pool += 1) {
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1)
      if ((cells.year[cell] ?? 0) <= year - wait) kept.push(cell);
    firstCell[pool + 1] = kept.length;
  }
  const only = (column: ArrayLike<number>) => Float64Array.from(kept, (cell) => column[cell] ?? 0);
  const { year: years, round, meritNumber, percentile } = cells;
  const keptCells = {
    year: only(years),
    round: only(round),
    meritNumber: only(meritNumber),
    percentile: only(percentile),
  };
  return {
    ...facts,
    cutoffs: { ...facts.cutoffs, pools: { ...pools, firstCell }, cells: { ...cells, ...keptCells } },
    intake: facts.intake.filter((row) => row.year <= year - wait),
    meritPoints: facts.meritPoints.filter((point) => point.year < year),
  };
}

function print(title: string, all: readonly Case[], groupOf: (one: Case) => string): void {
  console.log(`\n${title}`);
  for (const [name, own] of [...Map.groupBy(all, groupOf)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const mean = (read: (one: Case) => number) => own.reduce((sum, one) => sum + read(one), 0) / own.length;
    const chance = Math.round(100 * mean((one) => one.chance));
    const isIn = Math.round(100 * mean((one) => Number(one.isIn)));
    const brier = mean((one) => (one.chance - Number(one.isIn)) ** 2).toFixed(4);
    console.log(`${name}: ${own.length} cases, chance ${chance}%, got in ${isIn}%, Brier score ${brier}`);
  }
}
