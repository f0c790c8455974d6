import { messageOf } from '../../messages/message.ts';
import { groupedNumber } from '../../text.ts';
import type { JosaaCandidate } from '../candidate.ts';
import type { Estimates, Place } from '../exam.ts';
import { expectedMerit, type MeritCurves, meritCurves } from '../merit-curve.ts';
import {
  type OpeningPair,
  type QualifyingPercentile,
  RESERVED_CATEGORIES,
  type ReservedCategory,
  type ShareCurve,
  type SharePoint,
  shareAt,
  shareCurve,
  withPoints,
} from './jee-category-share.ts';

/** What NTA publishes about JEE Main, as far as it determines ranks. */
export type JeeFacts = {
  /** Unique candidates who appeared, by year. */
  candidates: readonly { year: number; count: number }[];
  /** JEE Advanced admits all above a percentile of the common list (`OPEN`), then more of each category down to its own percentile. */
  qualified: readonly { year: number; category: JosaaCandidate['category']; percentile: number; count: number }[];
  /** Likewise, also of the years whose counts are not known. */
  qualifyingPercentiles: readonly QualifyingPercentile[];
  /** The share of each category among all who appeared. */
  shares: readonly { year: number; category: ReservedCategory; share: number }[];
};

/** What the estimates of a JEE candidate's ranks rest on. */
export type JeeCurves = {
  year: number;
  /** Percentile ↔ common rank, by year: the rank is the share of candidates above. */
  common: MeritCurves;
  shares: Partial<Record<ReservedCategory, ShareCurve>>;
};

/**
 * In logs. How far the common rank was from (100 − percentile) % of the candidates where both are published: at the percentile of JEE Advanced's common
 * list, 2020 to 2026, root mean square 0.075 (once −15%, in 2021, when there were four sessions).
 */
const FORMULA_SPREAD = 0.075;
/** Each shift has its own 100th percentile, so that several candidates share the first ranks. */
const TOPPERS = 25;

/** Builds the curves of a season from what is published. */
export function jeeCurves(year: number, facts: JeeFacts, pairs: readonly OpeningPair[]): JeeCurves {
  const known = facts.candidates.filter((sat) => sat.year <= year);
  // Two points make the straight line; the better one is below 100, where the curve shrinks to rank 1.
  const points = known.flatMap((sat) =>
    [99, 0].map((percentile) => ({
      year: sat.year,
      percentile,
      meritNumber: (sat.count * (100 - percentile)) / 100,
    })),
  );
  const shares = RESERVED_CATEGORIES.flatMap((category) => {
    const curve = shareCurve(pairs.filter((pair) => pair.category === category && pair.year <= year));
    return curve === null ? [] : [[category, withPoints(curve, printedPoints(facts, category, curve))] as const];
  });
  return { year, common: meritCurves(points), shares: Object.fromEntries(shares) };
}

/** Where NTA prints more: the last rank of the category that JEE Advanced took, and the last of all candidates, in the newest year that has both. */
function printedPoints({ candidates, qualified, shares }: JeeFacts, category: ReservedCategory, curve: ShareCurve) {
  const own = qualified.findLast((row) => row.category === category);
  const common = qualified.find((row) => row.category === 'OPEN' && row.year === own?.year);
  const sat = candidates.find(({ year }) => year === own?.year);
  if (own === undefined || common === undefined || sat === undefined) return [];
  const points: SharePoint[] = [
    {
      crl: (sat.count * (100 - own.percentile)) / 100,
      rank: shareAt(curve, common.count) * common.count + own.count,
    },
  ];
  const all = shares.find((row) => row.year === own.year && row.category === category);
  if (all !== undefined) points.push({ crl: sat.count, rank: all.share * sat.count });
  return points;
}

/** Turns a JEE Main percentile into a common rank, and a common rank into the rank within a category. No curve, no estimate. */
export function jeeEstimates({ year, common, shares }: JeeCurves): Estimates {
  if (common.years.length === 0) return {};
  const last = common.years.at(-1) ?? year;
  const ofCategory = RESERVED_CATEGORIES.flatMap((category) => {
    const curve = shares[category];
    if (curve === undefined) return [];
    return [[category, (crl: number): Place => categoryPlace(category, curve, crl)] as const];
  });
  return {
    mainPercentile: (percentile) => {
      const { rank, spread } = expectedMerit(common, year, percentile);
      const least = Math.max(rank, TOPPERS);
      return {
        rank: rounded(least),
        spread: Math.hypot(spread, FORMULA_SPREAD, Math.min(1, TOPPERS / least)),
        note: messageOf('predictor.estimate.mainPercentile', { percentile, year: last }),
      };
    },
    ...Object.fromEntries(ofCategory),
  };
}

function categoryPlace(category: ReservedCategory, curve: ShareCurve, crl: number): Place {
  const share = shareAt(curve, crl);
  return {
    rank: Math.max(1, rounded(share * crl)),
    spread: curve.spread,
    note: messageOf('predictor.estimate.category', {
      percent: (100 * share).toPrecision(2),
      rank: groupedNumber(crl),
      category,
    }),
  };
}

/** Three digits: an estimate knows no more. */
const rounded = (rank: number) => Math.round(Number(rank.toPrecision(3)));
