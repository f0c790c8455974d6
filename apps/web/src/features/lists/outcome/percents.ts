import type { Outcome } from '@dakhila/contract/list-views';
import { wholePercents } from '@dakhila/domain/lists/whole-percents';
import { HIGHEST_PERCENT } from '@dakhila/domain/predictor/bands';
import type { KnownChoice, KnownChoices } from '../choices.ts';
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

/** No choice shows a better chance of being the final seat than of being available at all. */
export function outcomePercents({ choices, none, withoutOdds }: Outcome, known: KnownChoices): OutcomePercents {
  const [noSeat = 0, unestimated = 0, ...own] = wholePercents(
    [none, withoutOdds, ...choices.map(({ chance }) => chance ?? 0)],
    [undefined, undefined, ...choices.map(({ choice }) => shownPercentOf(known.get(choice)))],
  );
  const ids = rowIds(choices.map(({ choice }) => choice));
  const final = choices.map(({ chance }, at) => [ids[at] ?? '', chance === null ? null : (own[at] ?? 0)] as const);
  return { some: 100 - noSeat, none: noSeat, unestimated, final: new Map(final) };
}

/** The chance that the details of a choice show. The highest figure stands for everything above it, so it limits nothing. */
function shownPercentOf(choice: KnownChoice | undefined): number | undefined {
  const percent = Math.round((choice?.standing?.chance ?? 1) * 100);
  return percent < HIGHEST_PERCENT ? percent : undefined;
}

/** How one figure changed. `before` is null for a choice that is new on the list. */
type Change = { before: number | null; after: number };

/** What an edit did: to the chance of some seat, and to the choice that it changed most, now at `place`; null where it changed none. */
export type Effect = {
  some: { before: number; after: number };
  choice: (Change & { key: string; place: number }) | null;
};

export function outcomeEffect(before: Outcome, after: Outcome, known: KnownChoices): Effect {
  const [old, now] = [outcomePercents(before, known), outcomePercents(after, known)];
  const changes = [...now.final].flatMap(([rowId, percent], at) => {
    if (percent === null) return [];
    const key = after.choices[at]?.choice ?? '';
    return [{ key, place: at + 1, before: old.final.get(rowId) ?? null, after: percent }];
  });
  const size = (change: Change) => Math.abs(change.after - (change.before ?? 0));
  const [largest] = changes.sort((one, other) => size(other) - size(one));
  return {
    some: { before: old.some, after: now.some },
    choice: largest !== undefined && size(largest) > 0 ? largest : null,
  };
}
