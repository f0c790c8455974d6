/**
 * Whether a candidate has a seat at all, as the predictor estimates it: every pool with a seat last year is included, also those that offer none this year. A
 * seat counts where any pool for the same seat and the same candidates shows one.
 */
import { cross, type Factor } from '@dakhila/domain/predictor/forecast/cutoff-table';
import type { ForecastOfYear } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { forecasterOf } from '@dakhila/domain/predictor/forecast/forecaster-of';
import { chanceIfOffered, chanceOf, isForecast, offeredBy, tabulate } from '@dakhila/domain/predictor/forecast-table';
import type { ExamSource } from './exam-source.ts';
import { ALL, MULTIPLES } from './run-backtest.ts';
import { addSeat, addSeatCandidate, bounded, emptySeatTally, type SeatTally } from './seat-tally.ts';
import { ranksOf } from './year-ranks.ts';

/** Adds up how it went by the end of the last round (`all`, and by kind of pool) and by the end of each round after the `given` one. The data end `gap` years before. */
export function testSeats(
  source: ExamSource,
  forecast: ForecastOfYear,
  given: number,
  gap = 1,
): Map<string, SeatTally> {
  const { table } = source;
  const { year, rounds } = forecast;
  const season = { year, rounds, givenRound: given, lastYear: year - gap };
  const told = tabulate(forecasterOf(table, season, forecast), table.poolCount);
  const seats = source.model.seats.map((names) => cross(table, names));
  const published = publishedRounds(source, year);
  const last = published.at(-1) ?? 0;
  const tallies = new Map<string, SeatTally>();
  const tallyOf = (name: string) => {
    const tally = tallies.get(name) ?? emptySeatTally();
    tallies.set(name, tally);
    return tally;
  };
  for (const round of published) {
    if (round <= given) continue;
    const before = loosestBy(source, year - gap, round === last ? Number.POSITIVE_INFINITY : round);
    const now = ofSeats(source, loosestBy(source, year, round), seats);
    for (let pool = 0; pool < table.poolCount; pool += 1) {
      const [rank, closing] = [before[pool] ?? 0, now[pool] ?? 0];
      if (rank === 0 || source.keyOf(pool) === null || !isForecast(told, pool)) continue;
      const isLast = round === last;
      const kinds = Object.entries(source.strata).flatMap(([name, isIn]) => (isIn(pool, year - gap) ? [name] : []));
      const own = [`round ${round}`, ...(isLast ? [ALL, ...kinds] : [])].map(tallyOf);
      for (const tally of own) addSeat(tally, offeredBy(told, pool, round), closing > 0);
      for (const multiple of MULTIPLES) {
        const log = Math.log(rank * multiple);
        const ifOffered = bounded(chanceIfOffered(told, pool, round, log, 0));
        const counted = bounded(chanceOf(told, pool, round, log, 0));
        const isIn = rank * multiple <= closing * (1 + 1e-9);
        for (const tally of own) addSeatCandidate(tally, ifOffered, counted, isIn);
      }
    }
  }
  const order = [ALL, ...Object.keys(source.strata)];
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return new Map([...tallies].sort(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** The rounds of a year that were published for the tested pools. */
function publishedRounds(source: ExamSource, year: number): number[] {
  const { rounds } = ranksOf(source.table, year);
  const counts = [...rounds].map(([round, ranks]) => {
    const count = ranks.reduce(
      (sum, rank, pool) => sum + (Number.isNaN(rank) || source.keyOf(pool) === null ? 0 : 1),
      0,
    );
    return [round, count] as const;
  });
  const fullest = Math.max(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count >= fullest * LEAST_SHARE_OF_ROUND).map(([round]) => round);
}
const LEAST_SHARE_OF_ROUND = 0.03;

/** The loosest rank of each pool up to a round of a year; 0 where it had no seat. */
function loosestBy({ table }: ExamSource, year: number, upTo: number): Float64Array {
  const loosest = new Float64Array(table.poolCount);
  for (const [round, ranks] of ranksOf(table, year).rounds) {
    if (round > upTo) continue;
    for (let pool = 0; pool < ranks.length; pool += 1)
      loosest[pool] = Math.max(loosest[pool] ?? 0, Number.isNaN(ranks[pool] ?? Number.NaN) ? 0 : (ranks[pool] ?? 0));
  }
  return loosest;
}

/** The loosest rank among the pools for the same seat, each by its own rank list. */
function ofSeats({ keyOf }: ExamSource, loosest: Float64Array, seats: readonly Factor[]): Float64Array {
  const answer = new Float64Array(loosest.length);
  for (const { code, size } of seats) {
    const most = new Float64Array(size);
    for (let pool = 0; pool < loosest.length; pool += 1)
      if (keyOf(pool) !== null) most[code[pool] ?? 0] = Math.max(most[code[pool] ?? 0] ?? 0, loosest[pool] ?? 0);
    for (let pool = 0; pool < loosest.length; pool += 1)
      answer[pool] = Math.max(answer[pool] ?? 0, most[code[pool] ?? 0] ?? 0);
  }
  return answer;
}
