import type { PoolWords } from './exam.ts';
import { chanceIfOffered, type ForecastTable, offeredBy } from './forecast-table.ts';
import type { Standing } from './verdicts.ts';

/** Which kinds of pool are the same seat to one candidate: those with the same number. The section may differ; rank list, seat type and gender do not. */
export function seatsOfKinds(kinds: readonly PoolWords[]): Uint16Array {
  const places = new Map<string, number>();
  return Uint16Array.from(kinds, ({ list, seatType, gender }) => {
    const key = `${list} ${seatType} ${gender}`;
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  });
}

/** Pools that a candidate competes in, as columns: the pool, the place of its rank list in the candidate's standing, the number of its seat, and its chance by the last round. */
export type Ways = { pool: Uint32Array; list: Uint8Array; seat: Uint16Array; chance: Float32Array };

/** What is left to further pools below this share is not worth a look. */
const NEGLIGIBLE = 0.001;
/** Far more pools than any programme has for one candidate. */
const MOST_WAYS = 256;
const offered = new Float64Array(MOST_WAYS);
const reach = new Float64Array(MOST_WAYS);
const seat = new Uint16Array(MOST_WAYS);

/**
 * The chance of a seat in a programme by the end of a round, over those of its pools that have odds, from `begin` to `end`. The luck of a year moves the pools of
 * a programme together, so that where several are offered the one that reaches furthest decides; a further one counts only for when those before it are
 * not offered. That goes together through the programme alone, which is offered to all or to none.
 */
export function programmeChance(
  forecast: ForecastTable,
  { logRank, spread }: Pick<Standing, 'logRank' | 'spread'>,
  ways: Ways,
  isTiny: Uint8Array,
  [begin, end]: readonly [begin: number, end: number],
  round: number,
): number {
  let count = 0;
  let programme = 0;
  let single = 0;
  for (let at = begin; at < end && count < MOST_WAYS; at += 1) {
    const pool = ways.pool[at] ?? 0;
    if (isTiny[pool] === 1) continue;
    const list = ways.list[at] ?? 0;
    const own = offeredBy(forecast, pool, round);
    if (own === 0) continue;
    programme = Math.max(programme, own, forecast.programmeOffered[pool] ?? 0);
    // Most pools of CAP open in one round only: their chance is known already.
    const far =
      round >= (forecast.settledFrom[pool] ?? 0)
        ? (ways.chance[at] ?? 0) / offeredBy(forecast, pool, forecast.rounds)
        : chanceIfOffered(forecast, pool, round, logRank[list] ?? 0, spread[list] ?? 0);
    single = Math.max(single, own * far);
    const of = ways.seat[at] ?? 0;
    // Of the pools of one seat the best one stands for it.
    let place = 0;
    while (place < count && seat[place] !== of) place += 1;
    if (place < count && (offered[place] ?? 0) * (reach[place] ?? 0) >= own * far) continue;
    offered[place] = own;
    reach[place] = far;
    seat[place] = of;
    if (place === count) count += 1;
  }
  // What was too little to look at must not make the programme worse than one of its pools.
  return Math.max(furthestOffered(count, programme), single);
}

/** Takes the seats from the furthest-reaching on. */
function furthestOffered(count: number, programme: number): number {
  let chance = 0;
  let left = programme;
  for (;;) {
    let best = 0;
    for (let at = 1; at < count; at += 1) if ((reach[at] ?? 0) > (reach[best] ?? 0)) best = at;
    const most = count === 0 ? 0 : (reach[best] ?? 0);
    if (left * most < NEGLIGIBLE) return chance;
    const own = (offered[best] ?? 0) / programme;
    chance += left * own * most;
    left *= 1 - own;
    reach[best] = 0;
  }
}
