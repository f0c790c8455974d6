import type { Language } from '../../../language/languages.ts';
import type { Cell, Shape } from '../../figure.ts';
import type { InterestScale, SectionId, TraitScale, ValueScale } from '../../scales.ts';

/** One thing said in every language. */
export type Said = Readonly<Record<Language, string>>;

type Four = readonly [string, string, string, string];
type Five = readonly [...Four, string];
type Eight = readonly [...Four, ...Four];

/** The statements and pairs of one language. Each stands where its English original stands, so none can be missing or too many. */
export type StatementWords = {
  /** From dislike to like, and from unlike me to like me. */
  liking: Five;
  likeness: Five;
  /** An attention item that asks for a step. */
  check: (step: string) => string;
  activities: Readonly<Record<InterestScale, Eight>>;
  sentences: Readonly<Record<TraitScale, { for: Four; against: Four }>>;
  matters: string;
  faces: Readonly<Record<ValueScale, Five>>;
};

type Eighth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** A question with its options, the right one in the same place in every language. */
export type TaskWords = { text: string; options: Four };
export type QuestionWords = {
  numerical: Readonly<Record<`n${Eighth}`, TaskWords>>;
  verbal: Readonly<Record<`w${Eighth}`, TaskWords>>;
};

/** `left`: the left half of what lies on the table is folded over to the right. */
export type Fold = 'left' | 'right' | 'top' | 'bottom';

/** What the questions with figures ask, and the figures in words for whoever does not see them. */
export type FigureWords = {
  next: string;
  missing: string;
  turned: string;
  folded: (folds: readonly Fold[]) => string;
  blank: string;
  /** Shapes wherever they stand, and so many alike in a row. */
  shapes: (shapes: readonly Shape[]) => string;
  row: (shape: Shape, count: number) => string;
  squares: (count: number, rows: string) => string;
  /** `columns` count from 1. */
  line: (row: number, columns: readonly number[]) => string;
  wholeSheet: string;
  paper: (rows: string) => string;
  holes: (rows: string) => string;
};

export type SectionWords = Readonly<Record<SectionId, { title: string; instructions: string }>>;

/** Squares of a grid, row by row. */
export const linesOf = ({ line }: FigureWords, cells: readonly Cell[]): string =>
  [...Map.groupBy(cells, ({ row }) => row)]
    .map(([row, own]) =>
      line(
        row + 1,
        own.map(({ column }) => column + 1),
      ),
    )
    .join(' ');
