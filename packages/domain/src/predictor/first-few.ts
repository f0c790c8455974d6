import type { FirstPicks } from './first-picks.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { PICK_GROUPS, type PickGroup } from './result-names.ts';

type Pick = { chance: number | null; offered?: number | null | undefined };
type Named<Row> = { group: PickGroup; row: Row };

/** After the surest one, each of these names its next best in turn. */
const TURNS = ['match', 'ambitious', 'safe'] as const satisfies readonly PickGroup[];

/**
 * The few of the first picks that a counsellor would name first: one that can be counted on, then some of each group, so that their beginning is a spread too.
 * Without a safe one the surest stands for it.
 */
export function firstFew<Row extends Pick>(picks: FirstPicks<Row>, most: number): Named<Row>[] {
  const all = PICK_GROUPS.flatMap((group) => picks[group].map((row): Named<Row> => ({ group, row })));
  const first = all.find(({ group }) => group === 'safe') ?? surestOf(all);
  const queues = TURNS.map((turn) => all.filter((one) => one.group === turn && one !== first));
  const inTurn = Array.from({ length: most }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
  const ranges = all.filter(({ group }) => group === 'range');
  return [...(first ? [first] : []), ...inTurn, ...ranges].slice(0, most);
}

/** Undefined where none has a chance, or all may not be offered. */
function surestOf<Row extends Pick>(all: readonly Named<Row>[]): Named<Row> | undefined {
  const offered = all.filter(({ row }) => row.chance !== null && !isOfferInDoubt(row.offered));
  return offered.toSorted((one, other) => (other.row.chance ?? 0) - (one.row.chance ?? 0))[0];
}
