import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { districtsOf, isCapUniversity } from '@dakhila/domain/colleges/universities';
import { type ChoiceKey, choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { hasMoneyLimits, type MoneyTable } from '@dakhila/domain/money/result-money';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { CAP_LISTS } from '@dakhila/domain/predictor/exams/cap-kind';
import type { FirstPicks } from '@dakhila/domain/predictor/first-picks';
import { countFilters, type FilterValues, filterValues } from '@dakhila/domain/predictor/result-filters';
import { PICK_GROUPS } from '@dakhila/domain/predictor/result-names';
import { type ResultRow, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import { indexResults, type ResultIndex, type ResultView } from '@dakhila/domain/predictor/result-view';
import type { UnknownMoney } from '@dakhila/domain/predictor/unknown-money';
import type { ListPlace, Reason } from '@dakhila/domain/predictor/verdicts';
import type { Edition, OptionFields } from './edition.ts';
import { type Own, ownPercentiles, ranksLastYear } from './own-percentiles.ts';
import type { ResultColumns } from './result-bytes.ts';

/** A few screens full on a phone. */
export const PAGE_ROWS = 24;

/** A result as filters and orders need it, with its position in the run. A run has thousands and a page shows a few, so most fields are read lazily. */
export class Row implements ResultRow {
  readonly row: number;
  readonly chance: number | null;
  readonly band: ResultRow['band'];
  readonly offered: number | undefined;
  readonly #edition: Edition;
  readonly #option: OptionFields;
  readonly #bestPool: number;

  constructor(edition: Edition, columns: ResultColumns, row: number, firstPool: number) {
    const option = columns.option[row] ?? 0;
    const fields = edition.options[option];
    if (fields === undefined) throw new Error('a saved run names a programme that its edition has not');
    const percent = columns.byRound[(row + 1) * columns.rounds - 1] ?? 0;
    this.row = row;
    this.chance = percent === 0 ? null : percent / 100;
    this.band = percent === 0 ? null : bandOf(percent);
    this.offered = columns.offered ? (columns.offered[row] ?? 0) / 100 : undefined;
    this.#edition = edition;
    this.#option = fields;
    this.#bestPool = (edition.firstPool[option] ?? 0) + (columns.pool[firstPool] ?? 0);
  }

  get collegeId() {
    return this.#option.collegeId;
  }
  get collegeName() {
    return this.#option.collegeName;
  }
  get programme() {
    return this.#option.programme;
  }
  get branch() {
    return this.#option.branch;
  }
  get choiceCode() {
    return this.#option.choiceCode;
  }
  /** By the rank list that the best seats go by: what is hard to enter by one list may be easy by the other. */
  get demand() {
    const { demand, allIndiaDemand = demand } = this.#option;
    return this.#edition.lists[this.kind] === CAP_LISTS.allIndia ? allIndiaDemand : demand;
  }
  /** The kind of the pool that serves best. */
  get kind() {
    return this.#edition.kindOfPool[this.#bestPool] ?? 0;
  }
  get pool() {
    return { seatType: this.#edition.kinds[this.kind]?.seatType ?? '' };
  }
  get forecast() {
    return this.#edition.figuresOf(this.#bestPool).forecast;
  }
  get pools() {
    return [{ list: this.#edition.lists[this.kind] ?? '' }];
  }
}

/** A run made ready to be looked at. */
export type OpenRun = {
  edition: Edition;
  columns: ResultColumns;
  /** By row: where its pools begin among all pools of the run. */
  firstOfRow: Uint32Array;
  rows: readonly Row[];
  index: ResultIndex<Row>;
  /** The cities that the student named. */
  cities: readonly string[];
  /** The colleges in the districts of the student's home university, where no city is named. */
  near: ReadonlySet<string> | undefined;
};

type OpenedWith = {
  money?: MoneyTable | undefined;
  cities?: readonly string[] | undefined;
  homeUniversity?: string | undefined;
};

/** The colleges in the districts of the home university; undefined where the student named none. */
function collegesNear({ colleges }: Edition, homeUniversity = ''): ReadonlySet<string> | undefined {
  if (!isCapUniversity(homeUniversity)) return undefined;
  const districts = districtsOf(homeUniversity);
  return new Set(colleges.filter(({ district = '' }) => districts.includes(district)).map(({ id }) => id));
}

/** Reads the rows of a run off its columns. */
export function openResults(
  edition: Edition,
  columns: ResultColumns,
  lists: readonly ListPlace[],
  { money, cities = [], homeUniversity }: OpenedWith = {},
): OpenRun {
  const { option, poolCount, resultCount } = columns;
  const firstOfRow = new Uint32Array(option.length + 1);
  const rows: Row[] = [];
  for (let row = 0; row < option.length; row += 1) {
    const first = firstOfRow[row] ?? 0;
    firstOfRow[row + 1] = first + (poolCount[row] ?? 0);
    rows.push(new Row(edition, columns, row, first));
  }
  const [results, unlikely] = [rows.slice(0, resultCount), rows.slice(resultCount)];
  const near = cities.length > 0 ? undefined : collegesNear(edition, homeUniversity);
  const index = indexResults({ colleges: edition.colleges, lists, results, unlikely, money, cities, near });
  return { edition, columns, firstOfRow, rows, index, cities, near };
}

/** One result as it is shown: with all its pools, or the best one alone. */
export function resultAt(
  run: OpenRun,
  { row, chance, band, offered, demand }: Row,
  pools: 'all' | 'best',
): PredictionResult {
  const { edition, columns, firstOfRow } = run;
  const own = columns.option[row] ?? 0;
  const first = firstOfRow[row] ?? 0;
  const count = pools === 'best' ? 1 : (columns.poolCount[row] ?? 0);
  const considered = Array.from({ length: count }, (_, at) => poolAt(run, own, first + at));
  const [best] = considered;
  const fields = edition.options[own];
  if (best === undefined || fields === undefined)
    throw new Error('a saved run names a programme that its edition has not');
  const { code, label, quota, seatType, gender, section } = best;
  const { allIndiaDemand: _allIndiaDemand, ...shown } = fields;
  return {
    row,
    ...shown,
    demand,
    chance,
    band,
    offered,
    forecast: best.forecast,
    lastYear: best.lastYear,
    byRound: chance === null ? [] : chancesByRound(columns, row),
    pool: { code, label, quota, seatType, gender, section },
    pools: considered,
  };
}

function poolAt({ edition, columns }: OpenRun, option: number, at: number): PredictionResult['pools'][number] {
  const pool = (edition.firstPool[option] ?? 0) + (columns.pool[at] ?? 0);
  const kind = edition.kindOfPool[pool] ?? 0;
  const names = edition.kinds[kind];
  if (names === undefined) throw new Error('a saved run names a pool that its edition has not');
  const percent = columns.percent[at] ?? 0;
  return {
    ...names,
    list: edition.lists[kind] ?? '',
    ...edition.figuresOf(pool),
    ...edition.extrasOf(pool),
    chance: percent === 0 ? null : percent / 100,
  };
}

const chancesByRound = ({ byRound, rounds }: ResultColumns, row: number) =>
  Array.from({ length: rounds }, (_, round) => ({
    round: round + 1,
    chance: (byRound[row * rounds + round] ?? 0) / 100,
  }));

/** Where nothing is within reach, the nearest are shown without being asked for. */
const withNearest = ({ columns }: OpenRun, view: ResultView): ResultView =>
  columns.resultCount === 0 ? { ...view, withUnlikely: true } : view;

/** One page of the results that pass a view's filters, in its order. */
export function pageOf(run: OpenRun, asked: ResultView, page: number): ResultsPage {
  const { rows, columns, index } = run;
  const view = withNearest(run, asked);
  const { total, first } = index.showFirst(view, page * PAGE_ROWS);
  const shown = first.slice((page - 1) * PAGE_ROWS);
  const picks = page === 1 && isWithPicks(asked) ? index.pick(view) : undefined;
  const picked = picks === undefined ? [] : PICK_GROUPS.flatMap((group) => picks[group]);
  return {
    page,
    total,
    ...index.count(view),
    picks: picks && mapGroups(picks, (row) => resultAt(run, row, 'best')),
    nearHome: picked.some(({ collegeId }) => run.near?.has(collegeId)) && !asked.cities?.length ? true : undefined,
    all: withUnlikely(view) ? rows.length : columns.resultCount,
    below: total === 0 ? index.filter({ ...view, withUnlikely: true }).length : 0,
    ...(hasMoneyLimits(view) && unknownMoneyOf(index.countUnknown(view))),
    results: shown.map((row) => resultAt(run, row, 'best')),
    colleges: collegesOf(run, [...shown, ...picked]),
  };
}

const unknownMoneyOf = ({ total, ...missing }: UnknownMoney) => ({ unknownMoney: total, missingMoney: missing });

/** A search, a band or another order asks for the list itself. */
const isWithPicks = ({ text, band, order = USUAL_ORDER, withUnlikely: isAll }: ResultView) =>
  text === undefined && band === undefined && order === USUAL_ORDER && !isAll;

export const mapGroups = <From, To>(picks: FirstPicks<From>, map: (row: From) => To): FirstPicks<To> => ({
  ambitious: picks.ambitious.map(map),
  match: picks.match.map(map),
  safe: picks.safe.map(map),
  range: picks.range.map(map),
});

export const withUnlikely = (view: ResultView) => view.withUnlikely === true || view.band === 'Unlikely';

/** All rows of a view, in its order. */
export const rowsOf = (run: OpenRun, view: ResultView): readonly Row[] => run.index.show(withNearest(run, view));

function collegesOf({ index }: OpenRun, rows: readonly Row[]): ResultsPage['colleges'] {
  return [...new Set(rows.map(({ collegeId }) => collegeId))].flatMap((id) => index.places.get(id) ?? []);
}

/** The row of a line of the option form; undefined where the run has no such result. */
export function rowOfChoice({ edition, columns, rows }: OpenRun, choice: ChoiceKey): Row | undefined {
  return rows.find(({ row }) => {
    const fields = edition.options[columns.option[row] ?? 0];
    return fields !== undefined && choiceKeyOf(fields) === choice;
  });
}

/** What stands around the list of a run. */
export type AroundResults = Pick<Run, 'resultCount' | 'unlikelyCount' | 'filters' | 'first'> & {
  /** The student's percentile in each list, where one is known. */
  percentiles: Record<string, number>;
  /** The number of the same percentile on last year's list, where one is known. */
  lastYearRanks: Record<string, number>;
  explanations: WithTexts<Run['explanations'][number], 'why'>[];
};

export function aroundResults(run: OpenRun, { reasons, ...own }: Own & { reasons: readonly Reason[] }): AroundResults {
  const { edition, columns, rows } = run;
  const percentiles = ownPercentiles(run, own);
  return {
    resultCount: columns.resultCount,
    percentiles,
    lastYearRanks: ranksLastYear(edition, percentiles),
    unlikelyCount: rows.length - columns.resultCount,
    explanations: reasons.flatMap(({ kind, isEstimated, why }) => {
      const names = edition.kinds[kind];
      return names === undefined ? [] : { ...names, list: edition.lists[kind] ?? '', isEstimated, why };
    }),
    filters: filtersOfRun(run),
    first: pageOf(run, {}, 1),
  };
}

const valuesByEdition = new WeakMap<Edition, FilterValues>();

function filtersOfRun({ edition, columns, rows }: OpenRun): Run['filters'] {
  const { branches, collegeOfOption, colleges, kinds } = edition;
  const values =
    valuesByEdition.get(edition) ??
    filterValues(
      branches.map((branch, option) => ({ branch, place: colleges[collegeOfOption[option] ?? 0] })),
      kinds.map(({ seatType }) => seatType),
    );
  valuesByEdition.set(edition, values);
  return countFilters(values, columns.option, {
    seats: rows.map(({ kind }) => kind),
    resultCount: columns.resultCount,
  });
}
