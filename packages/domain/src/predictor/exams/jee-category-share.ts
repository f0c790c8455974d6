import type { JosaaCategory } from '../candidate.ts';

export type ReservedCategory = Exclude<JosaaCategory, 'OPEN'>;
export const RESERVED_CATEGORIES = ['EWS', 'OBC-NCL', 'SC', 'ST'] as const satisfies readonly ReservedCategory[];

/** The percentile of JEE Main down to which a category was admitted to JEE Advanced. */
export type QualifyingPercentile = { year: number; category: ReservedCategory; percentile: number };

/**
 * A programme in round 1 of JoSAA: the common rank at which its open seats closed, and the category rank at which its category seats opened.
 * A reserved candidate is considered for the open seats first, so the first candidate of the category seats is behind that common rank.
 */
export type OpeningPair = { year: number; category: ReservedCategory; crl: number; rank: number };

/** A printed place where both ranks are known: rank `rank` of the category has about the common rank `crl`. */
export type SharePoint = { crl: number; rank: number };

/** How many of the candidates ahead of a common rank are of the category, as a share, with its spread in logs. */
export type ShareCurve = { crl: readonly number[]; share: readonly number[]; spread: number };

/** Common ranks at which the share is measured: open seats of JEE Main close densely up to the last one. */
const MEASURED_AT = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 50_000, 70_000, 100_000] as const;
const RECENT_YEARS = 5;
/** Fewer programmes at a common rank are too few to estimate the share there. */
const LEAST_PAIRS = 20;
/** In logs. With these the 80% range held for 152 of 180 shares (84%) of 2022 to 2026, each from the years before. */
const LEAST_SPREAD = 0.08;
const WIDENED = 1.3;

/**
 * The share by common rank, from the pairs of the last years. Each pair bounds the share from above, and the share grows with the rank, so the second
 * lowest bound of a year is taken (the lowest may be a misprint) and the middle of the years.
 */
export function shareCurve(pairs: readonly OpeningPair[]): ShareCurve | null {
  const newest = Math.max(...pairs.map(({ year }) => year));
  const years = [...Map.groupBy(pairs, ({ year }) => year)].filter(([year]) => year > newest - RECENT_YEARS);
  const crl: number[] = [];
  const share: number[] = [];
  const squares: number[] = [];
  for (const at of MEASURED_AT) {
    const bounds = years.flatMap(([, own]) => {
      const behind = own.filter((pair) => pair.crl >= at).map((pair) => pair.rank / pair.crl);
      const [, second] = behind.sort((one, other) => one - other);
      return second === undefined || behind.length < LEAST_PAIRS ? [] : [second];
    });
    if (bounds.length === 0) continue;
    const middle = middleOf(bounds);
    crl.push(at);
    share.push(middle);
    squares.push(...bounds.map((bound) => Math.log(bound / middle) ** 2));
  }
  if (crl.length === 0) return null;
  const variance = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  // The middle itself rests on a few years only.
  const spread = WIDENED * Math.sqrt(variance * (1 + 1 / RECENT_YEARS));
  return { crl, share, spread: Math.max(LEAST_SPREAD, spread) };
}

/** The curve with printed places beyond its last rank added: far behind, few open seats close and the lists say little. */
export function withPoints(curve: ShareCurve, points: readonly SharePoint[]): ShareCurve {
  const last = curve.crl.at(-1) ?? 0;
  const beyond = points.filter(({ crl }) => crl > last).sort((one, other) => one.crl - other.crl);
  return {
    ...curve,
    crl: [...curve.crl, ...beyond.map(({ crl }) => crl)],
    share: [...curve.share, ...beyond.map(({ crl, rank }) => rank / crl)],
  };
}

/** The share at a common rank: straight over the log of the rank between two known ones, constant outside. */
export function shareAt({ crl, share }: ShareCurve, rank: number): number {
  const next = crl.findIndex((at) => at >= rank);
  if (next === 0) return share[0] ?? 0;
  if (next === -1) return share.at(-1) ?? 0;
  const [from, to] = [crl[next - 1] ?? 1, crl[next] ?? 1];
  const part = Math.log(rank / from) / Math.log(to / from);
  const before = share[next - 1] ?? 0;
  return before + part * ((share[next] ?? 0) - before);
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.sqrt(upper * (sorted[half - 1] ?? upper));
}
