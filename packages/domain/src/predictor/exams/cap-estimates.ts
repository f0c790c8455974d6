import { type Message, messageOf } from '../../messages/message.ts';
import { once } from '../../once.ts';
import type { Estimates } from '../exam.ts';
import {
  type CurvePoint,
  expectedMerit,
  growthAt,
  type MeritCurves,
  meritCurves,
  meritInYear,
} from '../merit-curve.ts';
import { CAP_LISTS } from './cap-kind.ts';

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

/** The percentile that a number in a list of CAP is expected to stand for; undefined where none is known. */
export type PercentileOf = (list: string, rank: number) => number | undefined;

export function capPercentiles({ year, state, allIndia }: CapCurves): PercentileOf {
  const scales: Readonly<Record<string, () => Scale>> = {
    [CAP_LISTS.state]: once(() => scaleOf(state, year)),
    [CAP_LISTS.allIndia]: once(() => scaleOf(allIndia, year)),
  };
  return (list, rank) => {
    const { percentiles, numbers } = scales[list]?.() ?? NO_SCALE;
    // The first number that is not better: numbers rise as percentiles fall.
    let [low, high] = [0, numbers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    const [better, worse] = [numbers[low - 1], numbers[low]];
    if (better === undefined || worse === undefined) return percentiles[low];
    const share = (rank - better) / (worse - better || 1);
    const [above = 0, below = 0] = [percentiles[low - 1], percentiles[low]];
    return Math.round((above + (below - above) * share) * 1e4) / 1e4;
  };
}

/** The number of a percentile in a list of CAP in a year before; undefined where none is known. */
export type NumberIn = (list: string, year: number, percentile: number) => number | undefined;

export function capNumbers({ state, allIndia }: CapCurves): NumberIn {
  const merits: Readonly<Record<string, MeritCurves>> = {
    [CAP_LISTS.state]: state,
    [CAP_LISTS.allIndia]: allIndia,
  };
  return (list, year, percentile) => {
    const merit = merits[list];
    return merit?.curves.has(year) ? Math.round(meritInYear(merit, year, percentile)) : undefined;
  };
}

type Scale = { percentiles: readonly number[]; numbers: readonly number[] };
const NO_SCALE: Scale = { percentiles: [], numbers: [] };
/** Every tenth of a percentile, and finer above the 99th. */
const SCALE = [
  ...Array.from({ length: 200 }, (_, at) => 100 - at / 200),
  ...Array.from({ length: 991 }, (_, at) => 99 - at / 10),
];

/** The merit numbers to expect, made once: an estimate for each pool would take far too long. */
function scaleOf(merit: MeritCurves, year: number): Scale {
  if (merit.years.length === 0) return NO_SCALE;
  let worst = 0;
  const numbers = SCALE.map((percentile) => {
    worst = Math.max(worst, expectedMerit(merit, year, percentile).rank);
    return worst;
  });
  return { percentiles: SCALE, numbers };
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
