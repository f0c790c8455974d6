import { clusterOf, type SeasonPart } from './season-training.ts';
import type { System } from './systems.ts';
import { fading, type PastShift } from './year-shift.ts';

/** What a cohort moved by in each past year, the mean over the rounds that both years held: the shift of its group and its own beside it. */
export function cohortShifts(
  { cohort, shift }: Pick<System, 'cohort' | 'shift'>,
  parts: readonly SeasonPart[],
  medians: Float64Array,
): { group: number; past: PastShift[] }[] {
  const groups = new Int32Array(cohort.size);
  for (let pool = 0; pool < cohort.code.length; pool += 1) groups[cohort.code[pool] ?? 0] = shift.code[pool] ?? 0;
  return Array.from(groups, (group, own) => ({
    group,
    past: pastShifts(parts, group, (part) => medians[clusterOf(part, own, cohort.size)] ?? 0),
  }));
}

/** How much further than the year's shift a round lay that stood one further than last year's last, by group. */
export function gapShifts({ shift }: Pick<System, 'shift'>, parts: readonly SeasonPart[]): number[] {
  return Array.from({ length: shift.size }, (_, group) => {
    const past = pastShifts(parts, group, () => 0);
    let sum = 0;
    let weights = 1;
    for (const { block, shift: own, age } of parts) {
      const usual = past.find((year) => year.age === age);
      if (block.gap !== 1 || usual === undefined) continue;
      sum += fading(age) * ((own[group] ?? 0) - usual.shift);
      weights += fading(age);
    }
    return sum / weights;
  });
}

function pastShifts(parts: readonly SeasonPart[], group: number, besideIn: (part: number) => number): PastShift[] {
  const sums = new Map<number, { sum: number; count: number }>();
  parts.forEach(({ block, shift, age }, part) => {
    if (block.gap !== 0 || !block.group.code.includes(group)) return;
    const { sum, count } = sums.get(age) ?? { sum: 0, count: 0 };
    sums.set(age, { sum: sum + (shift[group] ?? 0) + besideIn(part), count: count + 1 });
  });
  return [...sums].map(([age, { sum, count }]) => ({ age, shift: sum / count }));
}
