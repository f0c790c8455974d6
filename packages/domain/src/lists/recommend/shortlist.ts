import { placeKeys } from '../../colleges/place-choice.ts';
import { bandOf, HIDDEN_BELOW_PERCENT, HIGHEST_PERCENT, shownPercent } from '../../predictor/bands.ts';
import { considerAll } from '../../predictor/consider.ts';
import type { Considered } from '../../predictor/considered.ts';
import type { PoolWords } from '../../predictor/exam.ts';
import type { ExamTable } from '../../predictor/exam-table.ts';
import { isFeeWaiver } from '../../predictor/exams/fee-waiver.ts';
import { firstOf } from '../../predictor/first-of.ts';
import { weighedDemand } from '../../predictor/result-order.ts';
import { seatDemand } from '../../predictor/seat-demand.ts';
import type { Standing } from '../../predictor/verdicts.ts';
import { areAlike, isHome, type Likes, nearnessOf, type ProgrammeTraits } from './likes.ts';

type Table = ExamTable<PoolWords, unknown>;

/** What is asked: the preferences, the options on the list by place (null where a choice has none), and options that must not be named. */
export type ShortlistAsked = { likes: Likes; listed: readonly (number | null)[]; refused: readonly number[] };

/**
 * An option that may be recommended. `above`: the place on the list, from 0, of the first choice that it stands above by closing rank; null for none. `city`: which
 * of the named cities that the list has no choice of it is in, from 0; null for none.
 */
export type Shortlisted = { option: number; nearness: number; above: number | null; city: number | null };

/** Enough to choose from when some turn out to be costly or in doubt. */
const MOST_BETTER = 40;
/** Of those that are hard to get: only a list that is safe has room for them. */
const MOST_HARD = 16;
/** A harder one that opens less often than this cannot be the seat often enough to be suggested. */
const HARD_FROM_PERCENT = 10;
/** Of each level of safety. A list needs steps: with the safest alone, a student would skip what is nearly as sure and much more sought-after. */
const MOST_OF_A_LEVEL = 16;
/** Of each named city that the list has no choice of. */
const MOST_OF_CITY = 4;
/** Three suggestions are shown; with the first cities named they are found, and the work stays small for one who named sixty. */
const MOST_CITIES = 6;
const LEVELS_FROM_PERCENT = [HIGHEST_PERCENT, 90, 75, 60, 30, HIDDEN_BELOW_PERCENT];
/** A programme counts as better where its place in the order of demand is at most this share of the other's. */
const CLEARLY_ABOVE = 0.85;

/**
 * The options nearest to a student's preferences among all that are open to them and within reach: the safest, and those that stand above a choice of the list. It goes
 * through the whole table, so that only these few have to be estimated and simulated.
 */
export function shortlist(table: Table, standing: Standing, { likes, listed, refused }: ShortlistAsked): Shortlisted[] {
  const { options } = table;
  const rows = considerAll(table, standing, undefined);
  const { rowCount, option: optionOf, programmeChance } = rows;
  const left = new Set<number>([...refused, ...listed.flatMap((option) => option ?? [])]);
  const known = listedRows(table, listed, rows);
  const papers = new Set(listed.flatMap((option) => (option === null ? [] : [paperOf(table, option)])));
  const levels: Rated[][] = LEVELS_FROM_PERCENT.map(() => []);
  const better: Rated[] = [];
  const hard: Rated[] = [];
  const missing = missingCities(table, likes, listed);
  const ofCities: Rated[][] = missing.map(() => []);
  for (let row = 0; row < rowCount; row += 1) {
    const option = optionOf[row] ?? 0;
    const chance = programmeChance[row] ?? 0;
    const percent = shownPercent(chance);
    if (left.has(option) || percent < HIDDEN_BELOW_PERCENT || isFeeWaiver(options[option]?.programme ?? '')) continue;
    if (papers.size > 0 && !papers.has(paperOf(table, option))) continue;
    const traits = traitsOf(table, option);
    const nearness = nearnessOf(likes, traits);
    if (nearness === 0) continue;
    // What is more sought-after in a city that nobody asked for is not better for this student.
    const demand = rowDemand(table, rows, row);
    const above = isHome(likes, traits) ? firstBelow(table, { listed, known }, { demand, chance, ...traits }) : null;
    const city = cityAmong(missing, traits);
    const own = { option, nearness, above, city, demand: weighedDemand(demand, traits) };
    const level = LEVELS_FROM_PERCENT.findIndex((from) => percent >= from);
    levels[level]?.push({ ...own, value: Math.round(10 * nearness) });
    if (city !== null && isWithinReach(percent)) ofCities[city]?.push({ ...own, value: Math.round(10 * nearness) });
    if (above === null || percent < HARD_FROM_PERCENT) continue;
    const value = chance * nearness * Math.log(demandOfListed(table, known, listed[above] ?? 0) / Math.max(1, demand));
    (isWithinReach(percent) ? better : hard).push({ ...own, value });
  }
  const found = [
    ...levels.flatMap((level) => firstOf(level, MOST_OF_A_LEVEL, byValue)),
    ...firstOf(better, MOST_BETTER, byValue),
    ...firstOf(hard, MOST_HARD, byValue),
    ...ofCities.flatMap((city) => firstOf(city, MOST_OF_CITY, byValue)),
  ];
  const plain = ({ option, nearness, above, city }: Rated): Shortlisted => ({ option, nearness, above, city });
  return [...new Map(found.map((rated) => [rated.option, plain(rated)])).values()];
}

type Rows = Pick<Considered, 'rowCount' | 'option' | 'firstPool' | 'pool' | 'programmeChance'>;
type Rated = Shortlisted & { demand: number; value: number };
const byValue = (one: Rated, other: Rated) =>
  other.value - one.value || one.demand - other.demand || one.option - other.option;

/** The first named cities and districts that no choice of the list is in, as they were named. */
function missingCities(table: Table, { toldCities }: Likes, listed: readonly (number | null)[]): string[] {
  const there = new Set(listed.flatMap((option) => (option === null ? [] : placeKeys(traitsOf(table, option)))));
  return toldCities.filter((city) => !there.has(city)).slice(0, MOST_CITIES);
}

function cityAmong(cities: readonly string[], traits: ProgrammeTraits): number | null {
  if (cities.length === 0) return null;
  const keys: readonly string[] = placeKeys(traits);
  const at = cities.findIndex((city) => keys.includes(city));
  return at === -1 ? null : at;
}

/** Good enough to be worth a place on the list. */
const isWithinReach = (percent: number) => !['Reach', 'Unlikely'].includes(bandOf(percent));

export function traitsOf({ options, colleges }: Pick<Table, 'options' | 'colleges'>, option: number): ProgrammeTraits {
  const { branch = '', college = 0 } = options[option] ?? {};
  const { city = '', district, type = 'private', level = null } = colleges[college] ?? {};
  return { branch, city, district, type, level };
}

/** Programmes of one paper and one length share an order of demand, and are alike to a student. */
function paperOf({ options, firstPool, kinds, pools }: Table, option: number): string {
  const { paper = '' } = kinds[pools.kind[firstPool[option] ?? 0] ?? 0] ?? {};
  const [, years = ''] = /\((\d) Years?,/.exec(options[option]?.programme ?? '') ?? [];
  return `${paper} ${years}`;
}

/** The pools of a row begin with the one that serves best. */
const rowDemand = (table: Table, { option, firstPool, pool }: Rows, row: number): number =>
  seatDemand(table, option[row] ?? 0, pool[firstPool[row] ?? 0] ?? 0);

type ListedRow = { chance: number; demand: number };

/** The student's own chance of each choice that is open, and how sought-after it is, by option. */
function listedRows(table: Table, listed: readonly (number | null)[], rows: Rows): ReadonlyMap<number, ListedRow> {
  const wanted = new Set(listed);
  const found = new Map<number, ListedRow>();
  for (let row = 0; row < rows.rowCount; row += 1) {
    const option = rows.option[row] ?? 0;
    if (wanted.has(option))
      found.set(option, { chance: rows.programmeChance[row] ?? 0, demand: rowDemand(table, rows, row) });
  }
  return found;
}

const demandOfListed = (table: Table, known: ReadonlyMap<number, ListedRow>, option: number): number =>
  known.get(option)?.demand ?? table.demand[option] ?? 1;

/** The first choice of a like branch that the option clearly stands above in the order of demand. For this student it must be no easier to get than that choice: it is called harder. */
function firstBelow(
  table: Table,
  { listed, known }: { listed: readonly (number | null)[]; known: ReadonlyMap<number, ListedRow> },
  { demand, chance, branch }: { demand: number; chance: number; branch: string },
): number | null {
  const at = listed.findIndex(
    (choice) =>
      choice !== null &&
      demand <= CLEARLY_ABOVE * demandOfListed(table, known, choice) &&
      chance <= (known.get(choice)?.chance ?? 1) &&
      areAlike(table.options[choice]?.branch ?? '', branch),
  );
  return at === -1 ? null : at;
}
