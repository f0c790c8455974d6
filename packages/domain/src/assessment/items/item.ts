import type { Figure } from '../figure.ts';
import type { InterestScale, TraitScale, ValueScale } from '../scales.ts';
import type { Said } from './item-texts.ts';

/** A figure with its texts in every language. */
export type SaidFigure = Figure<Said>;
type Option = { text?: Said; figure?: SaidFigure };
type Figures = { columns: number; list: SaidFigure[] };
/** A statement on a scale of five. `isReversed`: agreement counts against the trait. */
export type RatedItem = {
  kind: 'rated';
  id: string;
  text: Said;
  options: readonly Option[];
  scale: InterestScale | TraitScale;
  isReversed: boolean;
};
/** An attention check: it names the step to choose. */
export type CheckItem = { kind: 'check'; id: string; text: Said; options: readonly Option[]; expected: number };
/** Two values, one of which matters more. */
export type PairItem = {
  kind: 'pair';
  id: string;
  text: Said;
  options: readonly Option[];
  values: readonly [ValueScale, ValueScale];
};
/** A question with one right answer. */
export type TaskItem = {
  kind: 'task';
  id: string;
  text: Said;
  figures?: Figures;
  options: readonly Option[];
  right: number;
};
export type InstrumentItem = RatedItem | CheckItem | PairItem | TaskItem;

/** The chosen option of each item, by item id, and how long it was on screen if the device reported it. */
export type Answers = ReadonlyMap<string, { choice: number; tookMs: number | null }>;

/** 1 to 5 in the direction of the scale; nothing where the item was not answered. */
export function pointsOf(item: Extract<InstrumentItem, { kind: 'rated' }>, answers: Answers): number | undefined {
  const choice = answers.get(item.id)?.choice;
  if (choice === undefined) return undefined;
  return item.isReversed ? item.options.length - choice : choice + 1;
}
