import type { InstrumentItem } from './items/item.ts';

/** The chosen option of each item, by item id, and how long it was on screen if the device reported it. */
export type Answers = ReadonlyMap<string, { choice: number; tookMs: number | null }>;

/** 1 to 5 in the direction of the scale; nothing where the item was not answered. */
export function pointsOf(item: Extract<InstrumentItem, { kind: 'rated' }>, answers: Answers): number | undefined {
  const choice = answers.get(item.id)?.choice;
  if (choice === undefined) return undefined;
  return item.isReversed ? item.options.length - choice : choice + 1;
}
