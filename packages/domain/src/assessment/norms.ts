import { normalBelow } from '../predictor/normal.ts';
import { SECTIONS, sectionOf } from './instrument.ts';
import type { InstrumentItem } from './items/item.ts';
import { type Answers, pointsOf } from './items/item.ts';
import {
  APTITUDE_SCALES,
  type AptitudeScale,
  INTEREST_SCALES,
  type InterestScale,
  TRAIT_SCALES,
  type TraitScale,
} from './scales.ts';
import { alpha, mean, omega, spread, sum } from './statistics.ts';

/** Scales that are compared with others' scores. Values are not: they are ranked within one person. */
export type NormedScale = InterestScale | TraitScale | AptitudeScale;
export const NORMED_SCALES: readonly NormedScale[] = [...INTEREST_SCALES, ...TRAIT_SCALES, ...APTITUDE_SCALES];

/** Mean and spread of raw scores (1 to 5 a rated item, right answers of a timed part), with the reliability of the scale. */
export type ScaleNorm = { mean: number; spread: number; alpha: number; omega: number | null };
export type Norms = {
  name: string;
  isProvisional: boolean;
  sampleSize: number | null;
  scales: Record<NormedScale, ScaleNorm>;
};

/** From this many valid sittings on, our own norms replace the provisional ones. */
export const LEAST_SAMPLE = 300;

const rated = (mean: number, spread: number): ScaleNorm => ({ mean, spread, alpha: 0.8, omega: null });
const timed = (mean: number): ScaleNorm => ({ mean, spread: 1.8, alpha: 0.6, omega: null });

/**
 * Set by judgement, not measured: means a little above the midpoint, as in most published studies of similar scales, and reliabilities that scales of eight
 * items usually reach. They are used until `npm run ops -- assessment norms` has 300 valid sittings.
 */
export const PROVISIONAL_NORMS: Norms = {
  name: 'Provisional norms 2026',
  isProvisional: true,
  sampleSize: null,
  scales: {
    realistic: rated(3.2, 0.8),
    investigative: rated(3.5, 0.75),
    artistic: rated(3.2, 0.85),
    social: rated(3.5, 0.75),
    enterprising: rated(3.2, 0.8),
    conventional: rated(3.0, 0.75),
    openness: rated(3.5, 0.6),
    conscientiousness: rated(3.4, 0.65),
    extraversion: rated(3.2, 0.7),
    agreeableness: rated(3.6, 0.55),
    steadiness: rated(3.0, 0.7),
    numerical: timed(4.5),
    verbal: timed(4.5),
    abstract: timed(4.5),
    spatial: timed(4.5),
  },
};

type Level = 'lower' | 'middle' | 'higher';
type Normed = {
  t: number;
  tLow: number;
  tHigh: number;
  percentile: number;
  percentileLow: number;
  percentileHigh: number;
  level: Level;
};

/** With so few items, more extreme scores mean nothing more. */
const T_ENDS = { low: 20, high: 80 };
/** Half a spread either side of the mean. */
const MIDDLE = { low: 45, high: 55 };

/** The standard error of a T score: how far a second sitting would usually differ by chance alone. */
export const standardErrorT = ({ alpha }: ScaleNorm) => 10 * Math.sqrt(1 - Math.max(0, Math.min(alpha, 1)));

/** A raw score against the norms, with the band of one standard error either side. */
export function againstNorm(raw: number, norm: ScaleNorm): Normed {
  const exact = 50 + (10 * (raw - norm.mean)) / norm.spread;
  const error = standardErrorT(norm);
  const t = boundT(exact);
  const tLow = boundT(exact - error);
  const tHigh = boundT(exact + error);
  return {
    t: Math.round(t),
    tLow: Math.round(tLow),
    tHigh: Math.round(tHigh),
    percentile: percentileOf(t),
    percentileLow: percentileOf(tLow),
    percentileHigh: percentileOf(tHigh),
    // Rounded as shown: two students who see 55 read the same text.
    level: Math.round(t) < MIDDLE.low ? 'lower' : Math.round(t) > MIDDLE.high ? 'higher' : 'middle',
  };
}

const boundT = (t: number) => Math.max(T_ENDS.low, Math.min(t, T_ENDS.high));
/** Of a hundred students, how many score lower; never none and never all. */
const percentileOf = (t: number) => Math.max(1, Math.min(99, Math.round(100 * normalBelow((t - 50) / 10))));

const isTimed = (scale: NormedScale): scale is (typeof APTITUDE_SCALES)[number] =>
  APTITUDE_SCALES.some((timed) => timed === scale);

/** The items of a scale. */
const itemsOf = (scale: NormedScale): readonly InstrumentItem[] =>
  isTimed(scale)
    ? sectionOf(scale).items
    : SECTIONS.flatMap(({ items }) => items).filter((item) => item.kind === 'rated' && item.scale === scale);

/** 1 to 5 for a statement, 1 or 0 for a question; the middle where a statement was left out. */
function pointsIn(item: InstrumentItem, answers: Answers): number {
  if (item.kind === 'rated') return pointsOf(item, answers) ?? 3;
  return item.kind === 'task' && answers.get(item.id)?.choice === item.right ? 1 : 0;
}

/** Averages, spreads and reliabilities of every scale, from two sittings on. */
export function measureScales(sittings: readonly Answers[]): Record<NormedScale, ScaleNorm> {
  const measured = NORMED_SCALES.map((scale) => [scale, normOf(scale, sittings)] as const);
  // Every normed scale has just got its entry.
  return Object.fromEntries(measured) as Record<NormedScale, ScaleNorm>;
}

/** Our own norms from finished sittings; null where there are too few. */
export function computeNorms(sittings: readonly Answers[], name: string): Norms | null {
  if (sittings.length < LEAST_SAMPLE) return null;
  return { name, isProvisional: false, sampleSize: sittings.length, scales: measureScales(sittings) };
}

function normOf(scale: NormedScale, sittings: readonly Answers[]): ScaleNorm {
  const items = itemsOf(scale);
  const matrix = items.map((item) => sittings.map((answers) => pointsIn(item, answers)));
  const raws = sittings.map((_, person) => {
    const points = matrix.map((row) => row[person] ?? 0);
    return isTimed(scale) ? sum(points) : mean(points);
  });
  return {
    mean: mean(raws),
    // Where everyone answers alike there is nothing to compare; a tiny spread keeps the scores finite.
    spread: Math.max(spread(raws), 0.05),
    alpha: alpha(matrix),
    omega: omega(matrix),
  };
}
