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

/** Pools that a candidate competes in, as columns: the pool, the place of its rank list in the candidate's standing, the number of its seat, and its chance by the last round if it is offered. */
export type Ways = { pool: Uint32Array; list: Uint8Array; seat: Uint16Array; chance: Float32Array };

/**
 * The chance of a programme in two parts, which multiply to the chance of a seat: that one of the seats open to the candidate is offered by the last round, and
 * that the rank is good enough by the end of a round if so.
 */
export type ProgrammeChance = { offered: number; chanceBy: (round: number) => number };

/** A pool counts beside the best one of its programme when its chance is at least this share of the best one's: another would hide how good the rank is. */
const STANDS_IN_FROM = 0.5;

/**
 * The chance of a programme over its pools that have one, from `begin` to `end`. The shift of a year moves the pools of a programme together, so that where
 * several are offered the one that reaches furthest decides; a further one counts only for when those before it are not offered. Offers depend on each other through the
 * programme alone, which is offered to all or to none.
 */
export function programmeChance(
  forecast: ForecastTable,
  { logRank, spread }: Pick<Standing, 'logRank' | 'spread'>,
  ways: Ways,
  isTiny: Uint8Array,
  [begin, end]: readonly [begin: number, end: number],
): ProgrammeChance {
  const serving = servingSeats(forecast, ways, isTiny, begin, end);
  let programme = 0;
  for (const at of serving) {
    const pool = ways.pool[at] ?? 0;
    programme = Math.max(programme, offeredBy(forecast, pool, forecast.rounds), forecast.programmeOffered[pool] ?? 0);
  }
  if (programme === 0) return { offered: 0, chanceBy: () => 0 };
  const shareOffered = (at: number, round: number) => offeredBy(forecast, ways.pool[at] ?? 0, round) / programme;
  const chanceAt = (at: number, round: number) => {
    const [pool, list] = [ways.pool[at] ?? 0, ways.list[at] ?? 0];
    // Most pools of CAP open in one round only: their chance is known already.
    return round >= (forecast.settledFrom[pool] ?? 0)
      ? (ways.chance[at] ?? 0)
      : chanceIfOffered(forecast, pool, round, logRank[list] ?? 0, spread[list] ?? 0);
  };
  let missed = 1;
  for (const at of serving) missed *= 1 - shareOffered(at, forecast.rounds);
  return {
    offered: programme * (1 - missed),
    chanceBy: (round) => {
      const seats = serving.map((at) => ({ offered: shareOffered(at, round), chance: chanceAt(at, round) }));
      seats.sort((one, other) => other.chance - one.chance);
      let sum = 0;
      let left = 1;
      for (const { offered, chance } of seats) {
        sum += left * offered * chance;
        left *= 1 - offered;
      }
      return missed === 1 ? 0 : sum / (1 - missed);
    },
  };
}

/** Each seat once, by its best pool, where its chance comes near that of the pool that serves best: by chance and offer together. */
function servingSeats(
  forecast: ForecastTable,
  { pool, seat, chance }: Ways,
  isTiny: Uint8Array,
  begin: number,
  end: number,
): number[] {
  const worthAt = (at: number) => offeredBy(forecast, pool[at] ?? 0, forecast.rounds) * (chance[at] ?? 0);
  const seats: number[] = [];
  for (let at = begin; at < end; at += 1) {
    if (isTiny[pool[at] ?? 0] === 1) continue;
    const same = seats.findIndex((other) => seat[other] === seat[at]);
    if (same === -1) seats.push(at);
    else if (worthAt(at) > worthAt(seats[same] ?? 0)) seats[same] = at;
  }
  let best = seats[0] ?? 0;
  for (const at of seats) if (worthAt(at) > worthAt(best)) best = at;
  return seats.filter((at) => (chance[at] ?? 0) >= STANDS_IN_FROM * (chance[best] ?? 0));
}
