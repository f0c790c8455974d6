import { type FirstPicks, isAllIndia } from './first-picks.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { PICK_GROUPS, type PickGroup } from './result-names.ts';

type Pick = {
  chance: number | null;
  offered?: number | null | undefined;
  pools: readonly { list: string }[];
  collegeId: string;
};
/** The colleges near home, where the student named no city. */
type Near = ReadonlySet<string> | undefined;
type Named<Row> = { group: PickGroup; row: Row };

/** After the surest one, each of these names its next best in turn. */
const TURNS = ['match', 'ambitious', 'safe'] as const satisfies readonly PickGroup[];

/**
 * The few of the first picks that a counsellor would name first: one that can be counted on, then some of each group, so that their beginning is a spread too.
 * Without a safe one the surest stands for it. The second one stands for the other rank list and for home, where the first one does not.
 */
export function firstFew<Row extends Pick>(picks: FirstPicks<Row>, most: number, near?: Near): Named<Row>[] {
  const all = PICK_GROUPS.flatMap((group) => picks[group].map((row): Named<Row> => ({ group, row })));
  const first = all.find(({ group }) => group === 'safe') ?? surestOf(all);
  const queues = TURNS.map((turn) => all.filter((one) => one.group === turn && one !== first));
  const inTurn = Array.from({ length: most }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
  const ranges = all.filter(({ group }) => group === 'range');
  const others = [...inTurn, ...ranges];
  if (first === undefined) return others.slice(0, most);
  const second = missingBeside(first, others, near);
  const few = second ? [first, second, ...others.filter((one) => one !== second)] : [first, ...others];
  return few.slice(0, most);
}

/** The best of those that stand for what the first one does not: the other rank list, and a college near home. */
function missingBeside<Row extends Pick>(first: Named<Row>, others: readonly Named<Row>[], near?: Near) {
  const isOther = ({ row }: Named<Row>) => isAllIndia(row) !== isAllIndia(first.row);
  const isNear = ({ row }: Named<Row>) => near?.has(row.collegeId) === true;
  const missing = [isOther, isNear].filter((isOne) => !isOne(first));
  const countOf = (one: Named<Row>) => missing.filter((isOne) => isOne(one)).length;
  return others.filter((one) => countOf(one) > 0).toSorted((one, other) => countOf(other) - countOf(one))[0];
}

/** Undefined where none has a chance, or all may not be offered. */
function surestOf<Row extends Pick>(all: readonly Named<Row>[]): Named<Row> | undefined {
  const offered = all.filter(({ row }) => row.chance !== null && !isOfferInDoubt(row.offered));
  return offered.toSorted((one, other) => (other.row.chance ?? 0) - (one.row.chance ?? 0))[0];
}
