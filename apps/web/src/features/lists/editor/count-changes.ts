import type { PreferenceList } from '@dakhila/contract/list-views';

type Change = NonNullable<PreferenceList['changes']>['choices'][number];

/** How many choices became better, worse, judged at last, or lost their odds. */
export function countChanges(changes: readonly Change[]) {
  const counts = { better: 0, worse: 0, opened: 0, closed: 0 };
  for (const { before, after } of changes) {
    if (before.chance !== null && after.chance !== null) {
      counts[after.chance > before.chance ? 'better' : 'worse'] += 1;
    } else counts[after.chance !== null ? 'opened' : 'closed'] += 1;
  }
  return counts;
}
