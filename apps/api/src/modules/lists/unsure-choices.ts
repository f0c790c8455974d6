import type { Text } from '@dakhila/domain/messages/message';
import { type WhyUnsure, whyUnsure } from '@dakhila/domain/predictor/why-unsure';
import { closingFacts } from '../predictor/index.ts';
import type { Estimator } from './estimator.ts';
import { type EvaluatedChoice, shownStanding } from './evaluate-list.ts';

/** Said of choices whose chance is unsure, by choice. */
export type UnsureTexts = Readonly<Record<string, Text>>;

/** Why chances of choices are not what last year's closings suggest, by choice: the reasons that the results of a prediction give. */
export function unsureChoices(
  { table, student, ownIn }: Pick<Estimator, 'table' | 'student' | 'ownIn'>,
  evaluated: readonly EvaluatedChoice[],
): Map<string, WhyUnsure> {
  const reasons = new Map<string, WhyUnsure>();
  const owns = student?.standing.lists.map((_, at) => ownIn(at)) ?? [];
  for (const { key, estimate } of evaluated) {
    if (estimate === null || !('best' in estimate)) continue;
    const { pool, list } = estimate.best;
    const own = owns[list];
    if (own === undefined) continue;
    const { chance, lastYear } = shownStanding(table, estimate);
    const listId = table.kinds[table.pools.kind[pool] ?? 0]?.list;
    const facts = { list: listId, chance, lastYear, ...closingFacts(table, pool) };
    const reason = whyUnsure(facts, own, table.dataYears.last);
    if (reason !== null) reasons.set(key, reason);
  }
  return reasons;
}
