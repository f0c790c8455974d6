import type { Backtest, ReliabilityBin } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import { BAND_FLOORS } from '@dakhila/domain/predictor/bands';
import { ALL } from './accuracy-view.ts';

/** Of a hundred who were told Safe: how many got the seat, and how many did not. */
export type SafeShare = { got: number; missed: number };
export type SafeYear = { year: number } & SafeShare;

const SAFE_FROM = BAND_FLOORS[0].fromPercent / 100;
const safeBins = (bins: readonly ReliabilityBin[]) => bins.filter(({ from }) => from >= SAFE_FROM);

const seasonStart = ({ parts }: Backtest) => parts.find(({ givenRound }) => givenRound === 0);
const oneAhead = (test: Backtest) => seasonStart(test)?.strata.find(({ name }) => name === ALL)?.bins ?? [];
const twoAhead = (test: Backtest) => test.twoYearsAhead?.bins ?? [];

/** Rounded down, as every chance is: 96.9 in a hundred are 96. Null where nobody was told Safe. */
function shareOf(bins: readonly ReliabilityBin[]): SafeShare | null {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (count === 0) return null;
  const got = Math.floor((100 * bins.reduce((sum, bin) => sum + bin.count * bin.observed, 0)) / count);
  return { got, missed: 100 - got };
}

/** How often Safe held for an exam, before round 1: together and by year, one and two years ahead. */
export function safeRecord(tests: readonly Backtest[], exam: Exam) {
  const own = tests.filter((test) => test.exam === exam);
  const record = (binsOf: (test: Backtest) => readonly ReliabilityBin[]) => ({
    together: shareOf(own.flatMap((test) => safeBins(binsOf(test)))),
    years: own.flatMap((test): SafeYear[] => {
      const share = shareOf(safeBins(binsOf(test)));
      return share === null ? [] : [{ year: test.year, ...share }];
    }),
  });
  return { newest: own[0]?.year, oneAhead: record(oneAhead), twoAhead: record(twoAhead), notOffered: notOffered(own) };
}

/** Of a hundred groups of seats, how many were not offered again the year after. Null where it was not tested. */
function notOffered(own: readonly Backtest[]): number | null {
  const seats = own.flatMap((test) => seasonStart(test)?.seats.find(({ name }) => name === ALL) ?? []);
  const pools = seats.reduce((sum, one) => sum + one.pools, 0);
  const offered = seats.reduce((sum, one) => sum + one.pools * (one.offered ?? 0), 0);
  return pools === 0 ? null : Math.round(100 * (1 - offered / pools));
}

/** The year in which most of those who were told Safe were disappointed. */
export const worstYear = (years: readonly SafeYear[]): SafeYear | undefined =>
  years.toSorted((one, other) => other.missed - one.missed)[0];
