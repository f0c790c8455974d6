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

/** Pools that a candidate competes in, as columns: the pool, the index of its rank list in the candidate's standing, the number of its seat, and its chance by the last round if it is offered. */
export type Ways = { pool: Uint32Array; list: Uint8Array; seat: Uint16Array; chance: Float32Array };

/**
 * The chance of a programme in two parts, which multiply to the chance of a seat: that one of the seats open to the candidate is offered by the last round, and
 * that the rank is good enough by the end of a round if so.
 */
export type ProgrammeChance = { offered: number; chanceBy: (round: number) => number };

/** A pool counts beside the best one of its programme when its chance is at least this share of the best one's: another would hide how good the rank is. */
const STANDS_IN_FROM = 0.5;

/**
 * Works out the chance of a programme over its pools that have one, from `begin` to `end`. The shift of a year moves the pools of a programme together, so that where
 * several are offered the one that reaches furthest decides; a further one counts only for when those before it are not offered. Offers depend on each other through the
 * programme alone, which is offered to all or to none. A run asks for thousands of programmes: the arrays are made once, and an answer is valid until the next question.
 */
export function programmeChances(
  forecast: ForecastTable,
  { logRank, spread }: Pick<Standing, 'logRank' | 'spread'>,
  ways: Ways,
  isTiny: Uint8Array,
): (begin: number, end: number) => ProgrammeChance {
  const { rounds, settledFrom, programmeOffered } = forecast;
  const { pool: poolOf, list: listOf, chance: chanceOf } = ways;
  const serving = new Uint32Array(MAX_SEATS);
  const shares = new Float64Array(MAX_SEATS);
  const chances = new Float64Array(MAX_SEATS);
  let count = 0;
  const found = { offered: 0, programme: 0, missed: 1, chanceBy };

  const chanceAt = (at: number, pool: number, round: number) => {
    // Most pools of CAP open in one round only: their chance is known already.
    if (round >= (settledFrom[pool] ?? 0)) return chanceOf[at] ?? 0;
    const list = listOf[at] ?? 0;
    return chanceIfOffered(forecast, pool, round, logRank[list] ?? 0, spread[list] ?? 0);
  };

  /** Most programmes have one seat to consider, or seats that are all certain. */
  const areAlike = () => {
    const first = chanceOf[serving[0] ?? 0];
    for (let seat = 1; seat < count; seat += 1) if (chanceOf[serving[seat] ?? 0] !== first) return false;
    return true;
  };

  function chanceBy(round: number): number {
    const { programme, missed } = found;
    if (missed === 1) return 0;
    if (round === rounds && areAlike()) return chanceOf[serving[0] ?? 0] ?? 0;
    for (let seat = 0; seat < count; seat += 1) {
      const at = serving[seat] ?? 0;
      const pool = poolOf[at] ?? 0;
      const chance = chanceAt(at, pool, round);
      // Best chance first. There are a handful: sorting by insertion is the quickest.
      let to = seat;
      for (; to > 0 && (chances[to - 1] ?? 0) < chance; to -= 1) {
        chances[to] = chances[to - 1] ?? 0;
        shares[to] = shares[to - 1] ?? 0;
      }
      chances[to] = chance;
      shares[to] = offeredBy(forecast, pool, round) / programme;
    }
    let sum = 0;
    let left = 1;
    for (let seat = 0; seat < count; seat += 1) {
      const share = shares[seat] ?? 0;
      sum += left * share * (chances[seat] ?? 0);
      left *= 1 - share;
    }
    return sum / (1 - missed);
  }

  return (begin, end) => {
    count = findServing(forecast, ways, isTiny, begin, end, serving);
    let programme = 0;
    for (let seat = 0; seat < count; seat += 1) {
      const pool = poolOf[serving[seat] ?? 0] ?? 0;
      programme = Math.max(programme, offeredBy(forecast, pool, rounds), programmeOffered[pool] ?? 0);
    }
    let missed = 1;
    for (let seat = 0; seat < count && programme > 0; seat += 1)
      missed *= 1 - offeredBy(forecast, poolOf[serving[seat] ?? 0] ?? 0, rounds) / programme;
    found.programme = programme;
    found.missed = missed;
    found.offered = programme * (1 - missed);
    return found;
  };
}

/** More than there are kinds of pool. */
const MAX_SEATS = 256;
const worths = new Float64Array(MAX_SEATS);

/** Finds each seat once, by its best pool, where its chance comes near that of the pool that serves best: by chance and offer together. Says how many there are. */
function findServing(
  forecast: ForecastTable,
  { pool, seat, chance }: Ways,
  isTiny: Uint8Array,
  begin: number,
  end: number,
  seats: Uint32Array,
): number {
  const { rounds } = forecast;
  let found = 0;
  let best = begin;
  let most = -1;
  for (let at = begin; at < end; at += 1) {
    const own = pool[at] ?? 0;
    if (isTiny[own] === 1) continue;
    const worth = offeredBy(forecast, own, rounds) * (chance[at] ?? 0);
    if (worth > most) {
      best = at;
      most = worth;
    }
    let same = 0;
    while (same < found && seat[seats[same] ?? 0] !== seat[at]) same += 1;
    if (same === found) found += 1;
    else if (worth <= (worths[same] ?? 0)) continue;
    seats[same] = at;
    worths[same] = worth;
  }
  const least = STANDS_IN_FROM * (chance[best] ?? 0);
  let serving = 0;
  for (let at = 0; at < found; at += 1) {
    const own = seats[at] ?? 0;
    if ((chance[own] ?? 0) < least) continue;
    seats[serving] = own;
    serving += 1;
  }
  return serving;
}
