import type { Outcome } from '@dakhila/contract/list-views';
import { outcomeFigures } from '@dakhila/domain/lists/outcome-percents';
import { formNumbers, type KnownChoices } from '../choices.ts';
import { rowIds } from '../editor/order.ts';

/** An outcome in whole percents, rounded together: the choices, the unestimated ones and no seat make 100. */
export type OutcomePercents = {
  some: number;
  none: number;
  /** Of a seat in a pool too small for an estimate of its own. */
  unestimated: number;
  /** Of each choice being the final seat, by the id of its row; null where it has no estimate. */
  final: ReadonlyMap<string, number | null>;
};

export function outcomePercents(outcome: Outcome, known: KnownChoices): OutcomePercents {
  const keys = outcome.choices.map(({ choice }) => choice);
  const { final, ...others } = outcomeFigures(
    outcome,
    keys.map((key) => known.get(key)?.standing?.chance),
  );
  return { ...others, final: new Map(rowIds(keys).map((id, at) => [id, final[at] ?? null])) };
}

/** How one figure changed. `before` is null for a choice that is new on the list. */
type Change = { before: number | null; after: number };

type ChangedChoice = Change & { key: string; place: number };

/**
 * What an edit did: to the chance of some seat, to the choice that it changed most, now at `place`, and to the one that it changed most the other way: where one
 * rises another falls. Null where there is none.
 */
export type Effect = {
  some: { before: number; after: number };
  choice: ChangedChoice | null;
  other: ChangedChoice | null;
};

export function outcomeEffect(before: Outcome, after: Outcome, known: KnownChoices): Effect {
  const [old, now] = [outcomePercents(before, known), outcomePercents(after, known)];
  const numbers = formNumbers(
    after.choices.map(({ choice }) => choice),
    known,
  );
  const changes = [...now.final].flatMap(([rowId, percent], at) => {
    const place = numbers[at] ?? null;
    if (percent === null || place === null) return [];
    const key = after.choices[at]?.choice ?? '';
    return [{ key, place, before: old.final.get(rowId) ?? null, after: percent }];
  });
  const size = (change: Change) => change.after - (change.before ?? 0);
  const [largest, ...others] = changes
    .filter((change) => size(change) !== 0)
    .sort((one, other) => Math.abs(size(other)) - Math.abs(size(one)));
  const isOpposite = (change: Change) => largest !== undefined && size(change) > 0 !== size(largest) > 0;
  return {
    some: { before: old.some, after: now.some },
    choice: largest ?? null,
    other: others.find(isOpposite) ?? null,
  };
}
