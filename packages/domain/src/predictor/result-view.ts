import { nameKey } from '../colleges/names.ts';
import { placeChoices, placeKeys } from '../colleges/place-choice.ts';
import { branchAbbreviations, otherPlaceNames } from '../colleges/search-terms.ts';
import { acronymsOf, withoutDegree, wordsOf } from '../colleges/search-words.ts';
import { typeGroup } from '../colleges/type-group.ts';
import { hasMoneyLimits, keepsLimits, type MoneyLimits, type MoneyTable } from '../money/result-money.ts';
import { type BranchGroup, branchGroupsOf } from './branch-groups.ts';
import { firstOf } from './first-of.ts';
import { type FirstPicks, pickFirst, pickGroupOf } from './first-picks.ts';
import {
  PICK_GROUPS,
  type PickGroup,
  RANGE_VERDICTS,
  type RangeVerdict,
  RESULT_BANDS,
  type ResultBand,
} from './result-names.ts';
import {
  COMPARE,
  inRecommendedOrder,
  type ResultOrder,
  type ResultPlace,
  type ResultRow,
  USUAL_ORDER,
  verdictOf,
} from './result-order.ts';
import { countUnknownMoney, type UnknownMoney } from './unknown-money.ts';

/** What a student looks at of a run. An absent part narrows nothing. */
export type ResultView = MoneyLimits & {
  text?: string | undefined;
  /** Single branches and whole groups of them: a programme of any of these is shown. */
  branches?: readonly string[] | undefined;
  groups?: readonly BranchGroup[] | undefined;
  /** A programme in any of these cities or districts is shown. */
  cities?: readonly string[] | undefined;
  /** Types of the seats that serve best: 'TFWS', 'OBC'. Any of them is shown. */
  seats?: readonly string[] | undefined;
  state?: string | undefined;
  /** A level (NIT, Un-Aided), 'government' or 'private'. */
  kind?: string | undefined;
  band?: ResultBand | undefined;
  /** The id of one college. */
  college?: string | undefined;
  order?: ResultOrder | undefined;
  /** Includes results below 5%. */
  withUnlikely?: boolean | undefined;
};

export type ResultSet<Row extends ResultRow> = {
  colleges: readonly ResultPlace[];
  /** The student's own ranks, by list. */
  lists: readonly { id: string; rank: number }[];
  results: readonly Row[];
  unlikely: readonly Row[];
  /** What the colleges cost the student's family. Needed where a limit or the order asks for it. */
  money?: MoneyTable | undefined;
  /** The cities and districts that the student named: each is among the first picks. */
  cities?: readonly string[] | undefined;
  /** The colleges near home, where the student named no city. A filter by city counts as naming one. */
  near?: ReadonlySet<string> | undefined;
};
const NO_MONEY: MoneyTable = new Map();

const NO_LIMITS = { paysAtMost: undefined, medianAtLeast: undefined } satisfies MoneyLimits;

/** Whether a view cannot be shown without knowing what the colleges cost. */
export const needsMoney = (view: ResultView): boolean => hasMoneyLimits(view) || view.order === 'cost';

/** The branch a result is filtered by. */
export const branchOf = ({ branch, programme }: ResultRow): string => branch ?? programme;

/** The band a result is filtered by. */
export const bandOfRow = ({ band }: ResultRow): ResultBand => band ?? 'range';

/** A run made ready to be looked at in many ways: the words of each row are put together once. */
export function indexResults<Row extends ResultRow>(set: ResultSet<Row>) {
  const { colleges, lists, results, unlikely, money = NO_MONEY, cities = [], near } = set;
  const places = new Map(colleges.map((place) => [place.id, place]));
  const facts = { places, ranks: new Map(lists.map(({ id, rank }) => [id, rank])), money };
  const collegeWords = new Map<string, string>();
  const branchWords = new Map<string, string>();
  const wordsOfRow = new Map<Row, string>();
  const textOf = (row: Row): string => {
    const known = wordsOfRow.get(row);
    if (known !== undefined) return known;
    const college = remembered(collegeWords, row.collegeId, () =>
      placeText(row.collegeName, places.get(row.collegeId)),
    );
    const branch = remembered(branchWords, row.programme, () => branchText(row));
    const text = ` ${college} ${branch} ${row.choiceCode ?? ''} ${row.collegeId} `;
    wordsOfRow.set(row, text);
    return text;
  };

  /** What a row must pass in a view. Most views ask for nothing, and then thousands of rows are not looked at. */
  const checksOf = (view: ResultView): ((row: Row) => boolean)[] => {
    const checks: ((row: Row) => boolean)[] = [];
    const wanted = wordsOf(withoutDegree(view.text ?? '')).map((word) => ` ${word}`);
    const { college, band, state, kind } = view;
    if (college !== undefined) checks.push((row) => row.collegeId === college);
    if (band !== undefined) checks.push((row) => bandOfRow(row) === band);
    if (isGiven(view.branches) || isGiven(view.groups)) checks.push((row) => isWantedBranch(branchOf(row), view));
    if (isGiven(view.cities)) {
      const inPlace = collegesIn(colleges, view.cities);
      checks.push((row) => inPlace.has(row.collegeId));
    }
    if (isGiven(view.seats)) checks.push((row) => isAmong(row.pool.seatType, view.seats));
    if (state !== undefined) checks.push((row) => places.get(row.collegeId)?.state === state);
    if (kind !== undefined)
      checks.push((row) => {
        const place = places.get(row.collegeId);
        return place !== undefined && (typeGroup(place) === kind || place.level === kind);
      });
    if (hasMoneyLimits(view)) checks.push((row) => keepsLimits(money, view, row) === 'yes');
    if (wanted.length > 0) checks.push((row) => holdsAll(textOf(row), wanted));
    return checks;
  };
  const passing = (rows: readonly Row[], view: ResultView): readonly Row[] => {
    const checks = checksOf(view);
    return checks.length === 0 ? rows : rows.filter((row) => checks.every((passes) => passes(row)));
  };
  /** Rows below 5% are in that band also where they show a range only: each row is in one band. */
  const rowsOf = ({ band, withUnlikely: isAll }: ResultView): readonly Row[] =>
    band === 'Unlikely' ? unlikely : isAll && band === undefined ? [...results, ...unlikely] : results;
  /** The rows of a view that pass its filters, in the order of the run. */
  const filter = (view: ResultView): readonly Row[] =>
    passing(rowsOf(view), view.band === 'Unlikely' ? { ...view, band: undefined } : view);
  /** How many rows pass the other filters of a view in each band and group of first picks, and how ranks stand to the ranges that have no chance. */
  const count = (view: ResultView): ResultCounts => {
    const counts = zeroCounts();
    counts.bands.Unlikely = filter({ ...view, band: 'Unlikely' }).length;
    for (const row of passing(results, { ...view, band: undefined })) {
      counts.bands[bandOfRow(row)] += 1;
      const group = pickGroupOf(row);
      if (group !== null) counts.groups[group] += 1;
      if (row.band === null) counts.ranges[verdictOf(row, facts.ranks)] += 1;
    }
    return counts;
  };
  /** How many pass all other filters and break no limit on money, but lack a figure that decides. */
  const countUnknown = (view: ResultView): UnknownMoney => {
    const rows = hasMoneyLimits(view) ? filter({ ...view, ...NO_LIMITS }) : [];
    return countUnknownMoney(
      rows.filter((row) => keepsLimits(money, view, row) === 'unknown'),
      view,
      facts,
    );
  };
  const nearIn = ({ cities: asked }: ResultView) => (isGiven(asked) ? undefined : near);
  const recommendedOf = new WeakMap<ResultView, readonly Row[]>();
  /** The page of a view and its picks are of the same rows, so they are sorted once. */
  const recommended = (view: ResultView): readonly Row[] => {
    const rows = recommendedOf.get(view) ?? inRecommendedOrder(filter(view), { ...facts, near: nearIn(view) });
    recommendedOf.set(view, rows);
    return rows;
  };
  const compareIn = (order: ResultOrder) => (one: Row, other: Row) => COMPARE[order](one, other, facts);
  const show = (view: ResultView): readonly Row[] => {
    const { order = USUAL_ORDER } = view;
    return order === USUAL_ORDER ? recommended(view) : filter(view).toSorted(compareIn(order));
  };
  return {
    places,
    filter,
    count,
    countUnknown,
    /** The programmes to consider first among those that pass the filters; with fee waiver seats where the money says that they save something. */
    pick: (view: ResultView): FirstPicks<Row> =>
      pickFirst(recommended(view), money, {
        cities: collegesByCity(colleges, [...cities, ...(view.cities ?? [])]),
        near: nearIn(view),
      }),
    /** The rows of a view, in its order. */
    show,
    /** The first rows of a view, and how many it has. In other orders than the usual one the rest is not sorted. */
    showFirst: (view: ResultView, count: number) => {
      const { order = USUAL_ORDER } = view;
      const rows = filter(view);
      const isFew = order !== USUAL_ORDER && count * count < rows.length;
      const first = isFew ? firstOf(rows, count, compareIn(order)) : show(view).slice(0, count);
      return { total: rows.length, first };
    },
  };
}
/** How many programmes each band and each group of first picks holds, and each verdict on a range. */
export type ResultCounts = {
  bands: Record<ResultBand, number>;
  groups: Record<PickGroup, number>;
  ranges: Record<RangeVerdict, number>;
};

const zeroCounts = (): ResultCounts => ({
  bands: zeros(RESULT_BANDS),
  groups: zeros(PICK_GROUPS),
  ranges: zeros(RANGE_VERDICTS),
});
const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

const isGiven = (wanted: readonly string[] | undefined) => wanted !== undefined && wanted.length > 0;
const isAmong = (value: string | undefined, wanted: readonly string[] = []) =>
  value !== undefined && wanted.includes(value);

export type ResultIndex<Row extends ResultRow> = ReturnType<typeof indexResults<Row>>;

function isWantedBranch(branch: string, { branches = [], groups = [] }: ResultView): boolean {
  return branches.includes(branch) || branchGroupsOf(branch).some((group) => groups.includes(group));
}

const collegesIn = (colleges: readonly ResultPlace[], cities: readonly string[] = []): ReadonlySet<string> =>
  new Set(
    colleges.filter((place) => placeChoices(place).some((choice) => cities.includes(choice))).map(({ id }) => id),
  );

/** Those of each city or district, each of them once. */
const collegesByCity = (colleges: readonly ResultPlace[], cities: readonly string[]): ReadonlySet<string>[] =>
  [...new Set(cities.map(nameKey))].map(
    (city) => new Set(colleges.filter((place) => placeKeys(place).includes(city)).map(({ id }) => id)),
  );

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

function placeText(name: string, place: ResultPlace | undefined): string {
  const words = wordsOf([name, place?.city, place?.state, place?.level].join(' '));
  return `${words.join(' ')} ${acronymsOf(name).join(' ').toLowerCase()} ${otherPlaceNames(words)}`;
}

function branchText(row: ResultRow): string {
  return `${wordsOf(row.programme).join(' ')} ${branchAbbreviations(branchOf(row))}`;
}

function remembered(memory: Map<string, string>, key: string, make: () => string): string {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
