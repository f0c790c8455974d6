import type { Figure } from '../figure.ts';
import type { InterestScale, TraitScale, ValueScale } from '../scales.ts';

type Option = { text?: string; figure?: Figure };
type Figures = { columns: number; list: Figure[] };
/** A statement on a scale of five. `isReversed`: agreement speaks against the trait. */
export type RatedItem = {
  kind: 'rated';
  id: string;
  text: string;
  options: readonly Option[];
  scale: InterestScale | TraitScale;
  isReversed: boolean;
};
/** Says which step to choose: answered by whoever reads. */
export type CheckItem = { kind: 'check'; id: string; text: string; options: readonly Option[]; expected: number };
/** Two values, one of which matters more. */
export type PairItem = {
  kind: 'pair';
  id: string;
  text: string;
  options: readonly Option[];
  values: readonly [ValueScale, ValueScale];
};
/** A question with one right answer. */
export type TaskItem = {
  kind: 'task';
  id: string;
  text: string;
  figures?: Figures;
  options: readonly Option[];
  right: number;
};
export type InstrumentItem = RatedItem | CheckItem | PairItem | TaskItem;
