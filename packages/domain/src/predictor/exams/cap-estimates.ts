import { type Message, messageOf } from '../../messages/message.ts';
import type { Estimates } from '../exam.ts';
import { type CurvePoint, expectedMerit, growthAt, type MeritCurves, meritCurves } from '../merit-curve.ts';

/** What the estimates of a CAP candidate's places rest on. */
export type CapCurves = {
  year: number;
  /** Percentile of MHT-CET ↔ state merit number. */
  state: MeritCurves;
  /** Percentile of JEE Main ↔ number in CAP's All India list. */
  allIndia: MeritCurves;
  /** Candidates who sat JEE Main in the latest year known. */
  jeeMainCandidates: number;
};

/** Turns percentiles and JEE ranks into places of the merit lists of CAP. */
export function capEstimates({ year, state, allIndia, jeeMainCandidates }: CapCurves): Estimates {
  const byPercentile: Estimates = {
    percentile: (percentile) => ({
      ...expectedMerit(state, year, percentile),
      note: growthMessage(state, year, percentile),
    }),
  };
  if (allIndia.years.length === 0) return byPercentile;
  return {
    ...byPercentile,
    jeeMainPercentile: (percentile) => ({
      ...expectedMerit(allIndia, year, percentile),
      note: messageOf('predictor.estimate.jeePercentile', { percentile }),
    }),
    jeeMainRank: (rank) => {
      const percentile = Math.max(0, 100 * (1 - rank / jeeMainCandidates));
      return {
        ...expectedMerit(allIndia, year, percentile),
        note: messageOf('predictor.estimate.jeeRank', { rank, percentile: percentile.toFixed(2) }),
      };
    },
  };
}

/** How the merit number of a coming year is estimated. */
export function growthMessage(merit: MeritCurves, year: number, percentile: number): Message {
  if (merit.curves.has(year)) return messageOf('predictor.estimate.sameYear', { year });
  const last = merit.years.at(-1) ?? year;
  const { mean, years } = growthAt(merit, percentile);
  if (years === 0) return messageOf('predictor.estimate.unknownGrowth', { year: last });
  const perCent = Math.round((Math.exp(mean) - 1) * 100);
  return perCent >= 0
    ? messageOf('predictor.estimate.rose', { percent: perCent, last, year })
    : messageOf('predictor.estimate.fell', { percent: -perCent, last, year });
}

/** Fewer points than this are too few for a curve. */
const LEAST_PAIRS = 50;
const BINS = 60;

/** A curve from printed pairs of merit number and percentile: the middle of each of sixty stretches, so that a misprint moves nothing. */
export function curveFromPairs(pairs: Iterable<CurvePoint>): MeritCurves {
  const byYear = Map.groupBy(pairs, ({ year }) => year);
  const points = [...byYear].flatMap(([year, all]) => {
    if (all.length < LEAST_PAIRS) return [];
    const sorted = all.sort((one, other) => one.meritNumber - other.meritNumber);
    const size = Math.ceil(sorted.length / BINS);
    return Array.from({ length: Math.ceil(sorted.length / size) }, (_, bin): CurvePoint => {
      const stretch = sorted.slice(bin * size, (bin + 1) * size);
      return {
        year,
        meritNumber: middle(stretch.map((one) => one.meritNumber)),
        percentile: middle(stretch.map((one) => one.percentile)),
      };
    });
  });
  return meritCurves(points);
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
