import { take, takeCodes } from './numbers.ts';
import type { OfferYear } from './offer-years.ts';
import type { System } from './systems.ts';

/** Pools with a seat in the year before, and what is known of them then. */
export type OfferRows = { pools: Int32Array; columns: readonly Float64Array[] };

/** Only to keep columns near 0, where the regression is well behaved: a rank of 3,000, a programme of seven pools. */
const MIDDLE_LOG = 8;
const MIDDLE_SIZE = 2;

/** The rows of the pools that may offer a seat again in `year`. Null when no round was held in the year before. */
export function offerRows(
  { pools, programme }: System,
  years: readonly (OfferYear | null)[],
  year: number,
): OfferRows | null {
  const last = years[year - 1];
  if (!last) return null;
  const [two, three] = [years[year - 2] ?? null, years[year - 3] ?? null];
  const chosen = placesWith(last.rounds, pools.length);
  const column = () => new Float64Array(chosen.length);
  const [missedTwo, ownMissedTwo, missedThree, fewRounds, isLate] = [column(), column(), column(), column(), column()];
  const [height, heightSquared, size] = [column(), column(), column()];
  for (let row = 0; row < chosen.length; row += 1) {
    const pool = chosen[row] ?? 0;
    const high = ((last.reach[pool] ?? MIDDLE_LOG) - MIDDLE_LOG) / 2;
    missedTwo[row] = missingIn(two?.first, pool);
    ownMissedTwo[row] = missingIn(two?.rounds, pool);
    missedThree[row] = missingIn(three?.first, pool);
    fewRounds[row] = (last.rounds[pool] ?? 0) / last.roundsHeld - 1;
    isLate[row] = last.first[pool] === 1 ? 0 : 1;
    height[row] = high;
    heightSquared[row] = high * high;
    size[row] = Math.log(Math.max(last.programmeSize[programme.code[pool] ?? 0] ?? 1, 1)) - MIDDLE_SIZE;
  }
  const columns = [
    ...[column().fill(1), missedTwo, ownMissedTwo, missedThree, fewRounds, isLate],
    ...[height, heightSquared, size],
  ];
  return { pools: chosen, columns };
}

/** 1 where there was no seat. A year that is not known says nothing against a pool. */
const missingIn = (counts: Uint8Array | undefined, pool: number) => (counts?.[pool] === 0 ? 1 : 0);

function placesWith(counts: Uint8Array, size: number): Int32Array {
  const places = new Int32Array(size);
  let count = 0;
  for (let place = 0; place < size; place += 1) {
    if (counts[place] === 0) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** The rows of pools whose programme has a seat in a later year. */
export function ofProgrammesThatGoOn({ pools, columns }: OfferRows, { programme }: System, now: OfferYear): OfferRows {
  const kept = Int32Array.from(pools.keys()).filter(
    (row) => now.programmeSize[programme.code[pools[row] ?? 0] ?? 0] !== 0,
  );
  return { pools: takeCodes(pools, kept), columns: columns.map((column) => take(column, kept)) };
}
