import { doesWaiverSave, firstYearOf, type MoneyTable } from '../money/result-money.ts';
import { once } from '../once.ts';
import { CAP_LISTS } from './exams/cap-kind.ts';
import { isFeeWaiver, withoutFeeWaiver } from './exams/fee-waiver.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { PICK_GROUPS, type PickGroup } from './result-names.ts';
import type { ResultRow } from './result-order.ts';

export type FirstPicks<Row> = Record<PickGroup, Row[]>;

/** As many as a student can consider at once: a third ambitious, a third matches, a third safe. */
export const MOST_PICKS = 12;
const FAIR_SHARE = MOST_PICKS / 3;
/** Slots that a group cannot fill go to these groups, in this order. */
const FILL_ORDER = ['match', 'safe', 'ambitious', 'range'] as const satisfies readonly PickGroup[];
/** The groups that have a fair share each. */
const SHARING = ['ambitious', 'match', 'safe'] as const satisfies readonly PickGroup[];
/** As many of each group are seats of each rank list, and near home, where there are such seats. */
const HALF_SHARE = FAIR_SHARE / 2;
/** With more programmes of one college, a group would offer no choice between colleges. */
const MOST_OF_COLLEGE = 2;
/** Enough to choose from when several colleges have many programmes. */
const CANDIDATES = 4 * MOST_PICKS;

/** The group of a result; null below 5%. A seat that may not be offered is a hope, however good the rank. */
export function pickGroupOf({ band, offered }: Pick<ResultRow, 'band' | 'offered'>): PickGroup | null {
  if (band === null) return 'range';
  if (band === 'Unlikely') return null;
  if (isOfferInDoubt(offered)) return 'ambitious';
  return band === 'Safe' ? 'safe' : band === 'Likely' ? 'match' : 'ambitious';
}

/**
 * The programmes to consider first of rows in the recommended order, in groups, the best of each on top. Where too few are safe, the surest of the others are
 * among them: a list made of the picks must not end with seats that are only sought-after. `cities`: the colleges of each city that the student named. Of each, the best
 * and a second one that is safe or likely are among the picks: where another city has the most sought-after colleges, all of them would be there. So are some near home, and some of each rank list.
 */
export function pickFirst<Row extends ResultRow>(
  rows: readonly Row[],
  money: MoneyTable,
  { cities = [], near }: Wanted = {},
): FirstPicks<Row> {
  const byGroup = Map.groupBy(rows, pickGroupOf);
  const isIdle = idleWaivers(rows, money);
  const bestOf: BestOf<Row> = (group, isOfKind = () => true) =>
    firstWhere(byGroup.get(group) ?? [], CANDIDATES, (row) => isOfKind(row) && !isIdle(row));
  const isOffered = (row: Row) => pickGroupOf(row) !== null && !isIdle(row);
  const surest = bestOf('safe').length >= FAIR_SHARE ? [] : surestOf(rows.filter(isOffered));
  const named = [...new Set([...surest, ...bestOfCities(rows, isOffered, cities, MOST_PICKS - surest.length)])];
  const kinds = [...(near ? [({ collegeId }: ResultRow) => near.has(collegeId)] : []), ...rankLists(rows, isOffered)];
  const required = withSomeOf(kinds, named, bestOf);
  const requiredOf = (group: PickGroup) => required.filter((row) => pickGroupOf(row) === group);
  const found = (group: PickGroup) => varied([...new Set([...requiredOf(group), ...bestOf(group)])]);
  const candidates = {
    ambitious: found('ambitious'),
    match: found('match'),
    safe: found('safe'),
    range: found('range'),
  };
  const shares = { ambitious: 0, match: 0, safe: 0, range: 0 };
  for (const group of PICK_GROUPS) shares[group] = requiredOf(group).length;
  let left = MOST_PICKS - required.length;
  // In turn, so that none goes short alone where many are required.
  for (let share = 1; share <= FAIR_SHARE; share += 1)
    for (const group of SHARING) {
      if (left === 0 || shares[group] >= Math.min(share, candidates[group].length)) continue;
      shares[group] += 1;
      left -= 1;
    }
  for (const group of FILL_ORDER) {
    const more = Math.min(left, candidates[group].length - shares[group]);
    shares[group] += more;
    left -= more;
  }
  const taken = (group: PickGroup) => {
    const own = new Set(candidates[group].slice(0, shares[group]));
    return firstWhere(byGroup.get(group) ?? [], own.size, (row) => own.has(row));
  };
  return { ambitious: taken('ambitious'), match: taken('match'), safe: taken('safe'), range: taken('range') };
}

/** `near`: the colleges near home, where the student named no city. */
type Wanted = { cities?: readonly ReadonlySet<string>[]; near?: ReadonlySet<string> | undefined };
type IsOfKind = (row: ResultRow) => boolean;
type BestOf<Row> = (group: PickGroup, isOfKind?: IsOfKind) => Row[];

/** A CAP student with a score of JEE Main has All India seats and state seats. Where all results are of one kind, there is nothing to choose. */
function rankLists<Row extends ResultRow>(rows: readonly Row[], isOffered: (row: Row) => boolean): IsOfKind[] {
  const isOther: IsOfKind = (row) => !isAllIndia(row);
  const areAll = [isAllIndia, isOther].every((isOne) => rows.some((row) => isOne(row) && isOffered(row)));
  return areAll ? [isAllIndia, isOther] : [];
}
export const isAllIndia = ({ pools }: Pick<ResultRow, 'pools'>): boolean => pools[0]?.list === CAP_LISTS.allIndia;

/** The required ones with the best of each kind in each group, in turn, as long as there is room. */
function withSomeOf<Row extends ResultRow>(
  kinds: readonly IsOfKind[],
  required: readonly Row[],
  bestOf: BestOf<Row>,
): Row[] {
  const all = new Set(required);
  const best = SHARING.flatMap((group) =>
    kinds.map((isOfKind) => ({
      isOwn: (row: Row) => pickGroupOf(row) === group && isOfKind(row),
      rows: varied(bestOf(group, isOfKind)),
    })),
  );
  for (let least = 1; least <= HALF_SHARE; least += 1)
    for (const { isOwn, rows } of best) {
      if (all.size >= MOST_PICKS || [...all].filter(isOwn).length >= least) continue;
      const next = rows.find((row) => !all.has(row));
      if (next) all.add(next);
    }
  return [...all];
}

/** The first rows that pass, at most so many: thousands behind them are not looked at. */
function firstWhere<Row>(rows: readonly Row[], most: number, passes: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === most) break;
    if (passes(row)) found.push(row);
  }
  return found;
}

/**
 * The best of each city in the recommended order, then a second one of each that is safe there, or else likely, at most so many. Seats without a chance stand for none.
 * One alone is no choice for a student who wants to stay near home.
 */
function bestOfCities<Row extends ResultRow>(
  rows: readonly Row[],
  isOffered: (row: Row) => boolean,
  cities: readonly ReadonlySet<string>[],
  most: number,
): Row[] {
  const found = cities.map((colleges) => {
    const own = rows.filter((row) => row.chance !== null && colleges.has(row.collegeId) && isOffered(row));
    const [first, ...others] = own;
    const safe = first && pickGroupOf(first) === 'safe' ? [] : firstWhere(others, CANDIDATES, isSafe);
    const second = varied(safe.length > 0 ? safe : firstWhere(others, CANDIDATES, isLikely)).slice(0, 1);
    return { first: own.slice(0, 1), second };
  });
  const best = [...found.flatMap(({ first }) => first), ...found.flatMap(({ second }) => second)];
  return [...new Set(best)].slice(0, most);
}

const isSafe = (row: ResultRow) => pickGroupOf(row) === 'safe';
const isLikely = (row: ResultRow) => ['match', 'safe'].includes(pickGroupOf(row) ?? '');

/** The surest seats that are sure to be offered, a fair share of them. */
function surestOf<Row extends ResultRow>(rows: readonly Row[]): Row[] {
  const offered = rows.filter((row) => row.chance !== null && !isOfferInDoubt(row.offered));
  const bySafety = offered.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  return varied(bySafety.slice(0, CANDIDATES)).slice(0, FAIR_SHARE);
}

/** Finds the fee waiver seats that do not surely save money and whose ordinary seat is a result too: that one is easier to get. */
function idleWaivers<Row extends ResultRow>(rows: readonly Row[], money: MoneyTable): (row: Row) => boolean {
  const byCollege = once(() => Map.groupBy(rows, ({ collegeId }) => collegeId));
  return (row) => {
    if (!isFeeWaiver(row.programme)) return false;
    const name = withoutFeeWaiver(row.programme);
    const isTwin = (other: Row) => other.programme === name && pickGroupOf(other) !== null;
    const twin = byCollege().get(row.collegeId)?.findLast(isTwin);
    return twin !== undefined && doesWaiverSave(firstYearOf(money, twin), firstYearOf(money, row)) !== 'yes';
  };
}

/** The rows with repeated ones last: a third programme of a college, or the fee waiver seat or second choice code of a programme that is listed above. */
function varied<Row extends ResultRow>(rows: readonly Row[]): Row[] {
  const ofCollege = new Map<string, number>();
  const seen = new Set<string>();
  const repeated: Row[] = [];
  const first = rows.filter((row) => {
    const programme = `${row.collegeId} ${withoutFeeWaiver(row.programme)}`;
    const count = ofCollege.get(row.collegeId) ?? 0;
    const isNew = count < MOST_OF_COLLEGE && !seen.has(programme);
    if (isNew) {
      ofCollege.set(row.collegeId, count + 1);
      seen.add(programme);
    } else repeated.push(row);
    return isNew;
  });
  return [...first, ...repeated];
}
