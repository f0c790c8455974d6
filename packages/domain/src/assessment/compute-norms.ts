import { type Answers, pointsOf } from './answers.ts';
import { SECTIONS, sectionOf } from './instrument.ts';
import type { InstrumentItem } from './items/item.ts';
import { LEAST_SAMPLE, NORMED_SCALES, type NormedScale, type Norms, type ScaleNorm } from './norms.ts';
import { APTITUDE_SCALES } from './scales.ts';
import { alpha, mean, omega, spread, sum } from './statistics.ts';

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
