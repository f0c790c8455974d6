import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { addChance, type Chances, emptyChances, joinChances, scoresOfChances } from './chances.ts';

/** How well it was predicted whether a candidate has a seat at all: as if every seat of last year were offered again, and with the chance that it is. */
export type SeatTally = {
  pools: number;
  /** Of these, how many were offered again, and how many were expected to be. */
  offered: number;
  expected: number;
  /** How well offers alone were predicted, and the outcome of those in doubt. */
  offers: Chances;
  doubtful: { pools: number; missing: number };
  ifOffered: Chances;
  counted: Chances;
};

export function emptySeatTally(): SeatTally {
  return {
    pools: 0,
    offered: 0,
    expected: 0,
    offers: emptyChances(),
    doubtful: { pools: 0, missing: 0 },
    ifOffered: emptyChances(),
    counted: emptyChances(),
  };
}

/** Nothing is scored as surer than this. */
const LEAST_CHANCE = 0.002;
export const bounded = (chance: number): number => Math.min(Math.max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE);

/** Adds a pool of last year: the chance that it is offered, and whether it was. */
export function addSeat(tally: SeatTally, chance: number, isOffered: boolean): void {
  tally.pools += 1;
  tally.expected += chance;
  if (isOffered) tally.offered += 1;
  addChance(tally.offers, bounded(chance), isOffered);
  if (!isOfferInDoubt(chance)) return;
  tally.doubtful.pools += 1;
  if (!isOffered) tally.doubtful.missing += 1;
}

/** Adds a candidate with both chances. */
export function addSeatCandidate(tally: SeatTally, ifOffered: number, counted: number, isIn: boolean): void {
  addChance(tally.ifOffered, ifOffered, isIn);
  addChance(tally.counted, counted, isIn);
}

/** Adds one tally to another. */
export function addSeatTally(into: SeatTally, from: SeatTally): void {
  into.pools += from.pools;
  into.offered += from.offered;
  into.expected += from.expected;
  into.doubtful.pools += from.doubtful.pools;
  into.doubtful.missing += from.doubtful.missing;
  joinChances(into.offers, from.offers);
  joinChances(into.ifOffered, from.ifOffered);
  joinChances(into.counted, from.counted);
}

/** What a tally comes to. */
export type SeatScores = {
  pools: number;
  offered: number | null;
  expected: number | null;
  ifOffered: ReturnType<typeof scoresOfChances>;
  counted: ReturnType<typeof scoresOfChances>;
};

export function seatScoresOf({ pools, offered, expected, ifOffered, counted }: SeatTally): SeatScores {
  const share = (sum: number) => (pools === 0 ? null : Number((sum / pools).toFixed(4)));
  return {
    pools,
    offered: share(offered),
    expected: share(expected),
    ifOffered: scoresOfChances(ifOffered),
    counted: scoresOfChances(counted),
  };
}
