/**
 * Whether a seat is offered again: a closing rank says how far a pool reaches if it has a seat, not that it will have one.
 *
 * Method: of the pools that had a seat in a year, which ones had none in the next, or as many years later as lie between the data and what is asked.
 * A seat counts as offered where any pool of the same seat at the same programme shows one that serves the same candidates: a college that becomes
 * autonomous offers under another section what it offered before. The odds are a logistic regression on last year's rounds, the years before, the rank
 * and the size of the programme, and beside it what the kind of seat and the institute show, shrunk. All of it is learnt from programmes that went on;
 * what ended or was renamed counts once, for all alike. A share is offered by the end of an earlier round. Only past years are read, recent ones
 * counting more.
 * Not to be trusted: where nobody asked for a seat the lists show none either, so the chances are rather too low than too high.
 */
import type { OfferRecord } from '../forecaster.ts';
import type { History } from './history.ts';
import { fitOfferModel, offerChances } from './offer-model.ts';
import { offerRows } from './offer-rows.ts';
import { type OfferPair, offerPairs, offerRecord, offerYears } from './offer-years.ts';
import { fading } from './year-shift.ts';

export type Offers = {
  /** The chance that a pool with a seat last year offers one by the end of a round; 0 for others. */
  byRound: (pool: number, round: number) => number;
  /** The chance that a programme of last year is offered at all, in whatever pools. */
  programme: number;
  /** In how many of the last years the seat of a pool was offered. */
  record: (pool: number) => OfferRecord;
};

/** What is taken where no two years can be compared: about what both exams showed. */
const UNTOLD = 0.9;
const PROGRAMME_PRIOR = { chance: 0.97, weight: 10 };
/** So many pools does a share by round need before it outweighs that of all. */
const ROUND_PRIOR = 20;
/** How a season is spread over its rounds is a matter of the rules, which change. */
const YEARS_OF_ROUNDS = 3;

/** Learns from the years before `year`, and takes the rounds of it that were held as known. `wait` years lie between the data and what is asked. */
export function fitOffers(history: History, year: number, wait: number): Offers {
  const { system, held } = history;
  const years = offerYears(history);
  // A seat that is missing for a year often returns: years that far apart say more than the yearly chance to the power of the wait.
  const distance = offerPairs(years, year, wait).length > 0 ? wait : 1;
  const pairs = offerPairs(years, year, distance);
  const rows = offerRows(system, years, year);
  const model = fitOfferModel(system, years, year, distance);
  const atLast = new Float64Array(system.pools.length);
  if (rows !== null) {
    const chances = model && offerChances(model, system, rows);
    rows.pools.forEach((pool, row) => {
      atLast[pool] = (chances?.[row] ?? UNTOLD) ** (wait / distance);
    });
  }
  const shares = roundShares(pairs.filter(({ age }) => age <= YEARS_OF_ROUNDS));
  const first = years[year - 1]?.first ?? new Uint8Array(0);
  const before = (pool: number, round: number) => {
    const opened = first[pool] ?? 0;
    let most = 0;
    for (let own = 1; own <= round; own += 1) {
      const share = shares[opened !== 0 && opened <= own ? 1 : 0][own] ?? 1;
      if (share > most) most = share;
    }
    return (atLast[pool] ?? 0) * most;
  };
  const now = years[year];
  const known = held[year]?.at(-1) ?? 0;
  return {
    programme: programmeShare(system.programme.size, pairs) ** (wait / distance),
    record: (pool) =>
      offerRecord(years, {
        ...{ year, pool, firstYear: system.panel.firstYear },
        programme: system.programme.code[pool] ?? 0,
      }),
    byRound: (pool, round) => {
      const published = now?.first[pool] ?? 0;
      if (published !== 0) return round >= published ? 1 : 0;
      if (round <= known) return 0;
      const missed = known === 0 ? 0 : before(pool, known);
      return missed >= 1 ? 0 : (before(pool, round) - missed) / (1 - missed);
    },
  };
}

const MAX_ROUNDS = 16;

/** Which share of the seats that a year offers is offered by the end of each round: where it was later the year before, and where it was by then. */
function roundShares(pairs: readonly OfferPair[]): readonly [Float64Array, Float64Array] {
  const counts = roundCounts(pairs);
  const [late, soon] = [new Float64Array(MAX_ROUNDS).fill(1), new Float64Array(MAX_ROUNDS).fill(1)];
  for (let round = 1; round < MAX_ROUNDS && pairs.length > 0; round += 1) {
    const sums = { late: { early: 0, all: 0 }, soon: { early: 0, all: 0 } };
    for (let was = 1; was < MAX_ROUNDS; was += 1) {
      const own = was <= round ? sums.soon : sums.late;
      for (let is = 1; is < MAX_ROUNDS; is += 1) {
        const count = counts[was * MAX_ROUNDS + is] ?? 0;
        own.all += count;
        if (is <= round) own.early += count;
      }
    }
    const common = (sums.late.early + sums.soon.early) / Math.max(sums.late.all + sums.soon.all, Number.MIN_VALUE);
    late[round] = (sums.late.early + ROUND_PRIOR * common) / (sums.late.all + ROUND_PRIOR);
    soon[round] = (sums.soon.early + ROUND_PRIOR * common) / (sums.soon.all + ROUND_PRIOR);
  }
  return [late, soon];
}

/** How many seats were first offered in one round the year before and in another in a year, recent years counting more. */
function roundCounts(pairs: readonly OfferPair[]): Float64Array {
  const counts = new Float64Array(MAX_ROUNDS * MAX_ROUNDS);
  for (const { age, before, now } of pairs) {
    const weight = fading(age);
    for (let pool = 0; pool < now.first.length; pool += 1) {
      if (before.rounds[pool] === 0 || now.first[pool] === 0) continue;
      const place = (before.first[pool] ?? 0) * MAX_ROUNDS + (now.first[pool] ?? 0);
      counts[place] = (counts[place] ?? 0) + weight;
    }
  }
  return counts;
}

function programmeShare(programmes: number, pairs: readonly OfferPair[]): number {
  let again = PROGRAMME_PRIOR.chance * PROGRAMME_PRIOR.weight;
  let all = PROGRAMME_PRIOR.weight;
  for (const { age, before, now } of pairs) {
    const weight = fading(age);
    for (let programme = 0; programme < programmes; programme += 1) {
      if (before.programmeSize[programme] === 0) continue;
      all += weight;
      if (now.programmeSize[programme] !== 0) again += weight;
    }
  }
  return again / all;
}
