import type { OfferRecord } from '../forecaster.ts';
import type { Factor } from './cutoff-table.ts';
import type { History } from './history.ts';
import { logsOf } from './systems.ts';

/** What was offered in one year, by pool. */
export type OfferYear = {
  roundsHeld: number;
  /** The first round in which its seat was offered, by itself or by a pool that serves the same candidates; 0: never. */
  first: Uint8Array;
  /** In how many rounds the pool itself had a seat. */
  rounds: Uint8Array;
  /** The log of its loosest rank, NaN where it had no seat. */
  reach: Float64Array;
  /** How many pools of a programme had a seat, by programme. */
  programmeSize: Uint16Array;
};

/** What each year of a history offered, null where no round was held. */
export function offerYears({ system, held }: Pick<History, 'system' | 'held'>): (OfferYear | null)[] {
  const size = system.pools.length;
  return held.map((rounds, year) => {
    if (rounds.length === 0) return null;
    const own = { first: new Uint8Array(size), rounds: new Uint8Array(size) };
    const reach = new Float64Array(size).fill(Number.NaN);
    const programmeSize = new Uint16Array(system.programme.size);
    for (const round of rounds) {
      const logs = logsOf(system.panel, year, round);
      for (let pool = 0; pool < size; pool += 1) {
        const log = logs[pool] ?? Number.NaN;
        if (Number.isNaN(log)) continue;
        if (own.first[pool] === 0) own.first[pool] = round;
        own.rounds[pool] = (own.rounds[pool] ?? 0) + 1;
        const before = reach[pool] ?? Number.NaN;
        reach[pool] = before > log ? before : log;
      }
    }
    const { code } = system.programme;
    for (let pool = 0; pool < size; pool += 1)
      if (own.first[pool] !== 0) programmeSize[code[pool] ?? 0] = (programmeSize[code[pool] ?? 0] ?? 0) + 1;
    return {
      roundsHeld: rounds.length,
      first: firstOfSeat(own.first, system.seats),
      rounds: own.rounds,
      reach,
      programmeSize,
    };
  });
}

/** So many years back a record goes: an older offer says little about the next one. */
const YEARS_OF_RECORD = 4;

/** How often a seat was offered in the years before `year`, from the year on in which its programme was first in the lists. Years count from `firstYear`. */
export function offerRecord(
  years: readonly (OfferYear | null)[],
  { year, pool, programme, firstYear }: { year: number; pool: number; programme: number; firstYear: number },
): OfferRecord {
  const begun = years.findIndex((own) => (own?.programmeSize[programme] ?? 0) > 0);
  const known = years
    .slice(begun === -1 ? year : begun, year)
    .filter((own) => own !== null)
    .slice(-YEARS_OF_RECORD);
  const wasOffered = (own: OfferYear | null | undefined) => (own?.first[pool] ?? 0) > 0;
  const held = years.slice(0, year);
  const first = held.findIndex(wasOffered);
  // From the first list on nothing is known of the time before.
  const isUnbroken =
    wasOffered(held.at(-1)) &&
    held.slice(0, first).some((own) => own !== null) &&
    held.slice(first).every((own) => own === null || wasOffered(own));
  return {
    offered: known.filter(wasOffered).length,
    of: known.length,
    ...(isUnbroken && { since: firstYear + first }),
  };
}

/** Two years; the later one shows what was offered again: it is `past`, and as old as `age` says. */
export type OfferPair = { past: number; age: number; before: OfferYear; now: OfferYear };

/** So many pairs of whole years are enough to leave the others out. */
const ENOUGH_PAIRS = 2;

/**
 * The pairs of years, `distance` apart, to learn from before `year`. A year with only one published round does not show what it offered by its
 * end, as long as others do, and it is no good start either where enough pairs do without it.
 */
export function offerPairs(years: readonly (OfferYear | null)[], year: number, distance: number): OfferPair[] {
  const most = years.slice(0, year).reduce((sum, own) => Math.max(sum, own?.roundsHeld ?? 0), 0);
  const isWhole = ({ roundsHeld }: OfferYear) => roundsHeld >= Math.min(2, most);
  const pairs = years.slice(0, year).flatMap((now, past) => {
    const before = years[past - distance];
    return before && now && isWhole(now) ? [{ past, age: year - past, before, now }] : [];
  });
  const whole = pairs.filter(({ before }) => isWhole(before));
  return whole.length < ENOUGH_PAIRS ? pairs : whole;
}

const NEVER = 255;

/** The earliest round of any pool of the same seat. */
function firstOfSeat(first: Uint8Array, seats: readonly Factor[]): Uint8Array {
  const answer = new Uint8Array(first.length).fill(NEVER);
  for (const { code, size } of seats) {
    const earliest = new Uint8Array(size).fill(NEVER);
    for (let pool = 0; pool < first.length; pool += 1) {
      const round = first[pool] ?? 0;
      const seat = code[pool] ?? 0;
      if (round !== 0 && round < (earliest[seat] ?? NEVER)) earliest[seat] = round;
    }
    for (let pool = 0; pool < first.length; pool += 1)
      answer[pool] = Math.min(answer[pool] ?? NEVER, earliest[code[pool] ?? 0] ?? NEVER);
  }
  for (let pool = 0; pool < answer.length; pool += 1) if (answer[pool] === NEVER) answer[pool] = 0;
  return answer;
}
