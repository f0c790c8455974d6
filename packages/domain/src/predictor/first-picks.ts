import { withoutFeeWaiver } from './exams/fee-waiver.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { PICK_GROUPS, type PickGroup } from './result-names.ts';
import { firstOf, type ResultRow } from './result-order.ts';

export type FirstPicks<Row> = Record<PickGroup, Row[]>;

/** As many as a student can consider at once: a third ambitious, a third matches, a third safe. */
export const MOST_PICKS = 12;
const FAIR_SHARE = MOST_PICKS / 3;
/** Slots that a group cannot fill go to these groups, in this order. */
const FILL_ORDER = ['match', 'safe', 'ambitious', 'range'] as const satisfies readonly PickGroup[];
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

/** The programmes to consider first, in groups, the best of each on top: `compare` is the recommended order. */
export function pickFirst<Row extends ResultRow>(
  rows: readonly Row[],
  compare: (one: Row, other: Row) => number,
): FirstPicks<Row> {
  const byGroup = Map.groupBy(rows, pickGroupOf);
  const found = (group: PickGroup) => varied(firstOf(byGroup.get(group) ?? [], CANDIDATES, compare));
  const candidates = {
    ambitious: found('ambitious'),
    match: found('match'),
    safe: found('safe'),
    range: found('range'),
  };
  const shares = { ambitious: FAIR_SHARE, match: FAIR_SHARE, safe: FAIR_SHARE, range: 0 };
  for (const group of PICK_GROUPS) shares[group] = Math.min(shares[group], candidates[group].length);
  let left = MOST_PICKS - shares.ambitious - shares.match - shares.safe;
  for (const group of FILL_ORDER) {
    const more = Math.min(left, candidates[group].length - shares[group]);
    shares[group] += more;
    left -= more;
  }
  const taken = (group: PickGroup) => candidates[group].slice(0, shares[group]).sort(compare);
  return { ambitious: taken('ambitious'), match: taken('match'), safe: taken('safe'), range: taken('range') };
}

/** The rows with repeated ones last: a third programme of a college, or the fee waiver seat of a programme that is listed above. */
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
