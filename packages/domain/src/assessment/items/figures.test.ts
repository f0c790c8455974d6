import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { type Cell, SHAPE_FILLS, SHAPE_FORMS, type Shape } from '../figure.ts';
import { ABSTRACT_ITEMS } from './abstract.ts';
import type { SaidFigure, TaskItem } from './item.ts';
import { SPATIAL_ITEMS } from './spatial.ts';

const optionFigures = ({ options }: TaskItem) => options.map(({ figure }) => figure);
const shapesOf = (figure: SaidFigure | undefined): Shape[] => (figure?.kind === 'shapes' ? figure.shapes : []);

/** What can be seen of a figure, as numbers that a rule can move. */
const seen = (shapes: readonly Shape[]) => {
  const [main] = shapes;
  const dot = shapes.length === 2 ? shapes[1] : undefined;
  return {
    form: SHAPE_FORMS.indexOf(main?.form ?? 'circle'),
    count: shapes.length,
    fill: SHAPE_FILLS.indexOf(main?.fill ?? 'none'),
    turn: (main?.turn ?? 0) / 45,
    // Which corner, clockwise from the upper left.
    corner: dot === undefined || dot.form === main?.form ? 0 : dot.x < 50 ? (dot.y < 50 ? 0 : 3) : dot.y < 50 ? 1 : 2,
  };
};
type Seen = ReturnType<typeof seen>;
const NAMES = ['form', 'count', 'fill', 'turn', 'corner'] as const;
/** What only one of two has. */
const onlyOne = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) =>
  new Set([...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))]);

/** After how many steps a feature is where it began; a count never is. */
const CYCLE: Readonly<Record<keyof Seen, number>> = {
  form: SHAPE_FORMS.length,
  count: 1000,
  fill: 3,
  turn: 8,
  corner: 4,
};
const modulo = (value: number, cycle: number) => ((value % cycle) + cycle) % cycle;

/** The next value if the same step was made each time, around the cycle; a feature with two values by turns also goes on. */
function continued(values: readonly number[], cycle: number): number {
  const steps = values.slice(1).map((value, index) => modulo(value - (values[index] ?? 0), cycle));
  if (steps.every((step) => step === steps[0])) return modulo((values.at(-1) ?? 0) + (steps[0] ?? 0), cycle);
  expect(values.every((value, index) => index < 2 || value === values[index - 2])).toBe(true);
  return values.at(-2) ?? 0;
}

const isAsSeen = (figure: SaidFigure | undefined, expected: Seen) =>
  NAMES.every((name) => seen(shapesOf(figure))[name] === expected[name]);

test.each(ABSTRACT_ITEMS.filter(({ figures }) => figures?.columns === 5))(
  '$id: the series goes on with the option called right, and no other',
  (item) => {
    const shown = item.figures?.list.slice(0, 4).map((figure) => seen(shapesOf(figure))) ?? [];
    const expected = seen([]);
    for (const name of NAMES)
      expected[name] = continued(
        shown.map((one) => one[name]),
        CYCLE[name],
      );
    expect(optionFigures(item).flatMap((figure, place) => (isAsSeen(figure, expected) ? [place] : []))).toEqual([
      item.right,
    ]);
  },
);

/** What the empty place must show, if every full row and column changes by the same steps. */
function ninth(places: readonly number[], cycle: number): number {
  const at = (row: number, column: number) => places[row * 3 + column] ?? Number.NaN;
  const across = modulo(at(0, 1) - at(0, 0), cycle);
  const down = modulo(at(1, 0) - at(0, 0), cycle);
  for (let place = 0; place < 8; place += 1) {
    const [row, column] = [Math.floor(place / 3), place % 3];
    expect(places[place]).toBe(modulo(at(0, 0) + row * down + column * across, cycle));
  }
  return modulo(at(0, 0) + 2 * down + 2 * across, cycle);
}

const OVERLAY = 'a8';
test.each(ABSTRACT_ITEMS.filter(({ id, figures }) => figures?.columns === 3 && id !== OVERLAY))(
  '$id: rows and columns ask for the option called right, and no other',
  (item) => {
    const shown = item.figures?.list.slice(0, 8).map((figure) => seen(shapesOf(figure))) ?? [];
    const forms = [...new Set(shown.map(({ form }) => form))].toSorted((one, other) => one - other);
    const ranked = (one: Seen) => ({ ...one, form: forms.indexOf(one.form) });
    const expected = seen([]);
    for (const name of NAMES)
      expected[name] = ninth(
        shown.map((one) => ranked(one)[name]),
        name === 'form' ? 3 : CYCLE[name],
      );
    const fits = (figure: SaidFigure | undefined) =>
      NAMES.every((name) => ranked(seen(shapesOf(figure)))[name] === expected[name]);
    expect(optionFigures(item).flatMap((figure, place) => (fits(figure) ? [place] : []))).toEqual([item.right]);
  },
);

test('a8: what only one of the first two in a row has is what the third has', () => {
  const item = ABSTRACT_ITEMS.find(({ id }) => id === OVERLAY);
  const places = (figure: SaidFigure | undefined) => new Set(shapesOf(figure).map(({ x, y }) => `${x},${y}`));
  const list = item?.figures?.list ?? [];
  const overlaid = (row: number) => onlyOne(places(list[row * 3]), places(list[row * 3 + 1]));
  const same = (one: Set<string>, other: Set<string>) => onlyOne(one, other).size === 0;
  expect([0, 1].every((row) => same(overlaid(row), places(list[row * 3 + 2])))).toBe(true);
  const found = item?.options.flatMap(({ figure }, place) => (same(places(figure), overlaid(2)) ? [place] : []));
  expect(found).toEqual([item?.right]);
});

const squaresOf = (figure: SaidFigure | undefined): Cell[] => (figure?.kind === 'grid' ? figure.squares : []);
/** A shape by the distances and turns along it: the picture as a matrix, turned as matrices are. */
const picture = (cells: readonly Cell[]) => {
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (_, column) =>
      cells.some((cell) => cell.column === column + left && cell.row === row + top) ? '#' : '.',
    ).join(''),
  );
};
/** Rows become columns, last row first: a quarter turn clockwise. */
const turnPicture = (rows: readonly string[]) =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, column) =>
    rows
      .toReversed()
      .map((row) => row[column])
      .join(''),
  );

test.each(SPATIAL_ITEMS.filter(({ text }) => text.en.includes('turned')))(
  '$id: of the options only the right one is the shape after turns in the plane',
  (item) => {
    const first = picture(squaresOf(item.figures?.list[0]));
    const turned = [1, 2, 3].reduce((all) => [...all, turnPicture(all.at(-1) ?? [])], [first]).map(String);
    const flipped = picture(squaresOf(item.figures?.list[0])).map((row) => [...row].reverse().join(''));
    expect(turned, 'a shape that is its own mirror image asks nothing').not.toContain(String(flipped));
    const found = optionFigures(item).flatMap((figure, place) =>
      turned.includes(String(picture(squaresOf(figure)))) ? [place] : [],
    );
    expect(found).toEqual([item.right]);
  },
);

const HALVES: Readonly<Record<Language, readonly string[]>> = {
  en: ['the left half over', 'the right half over', 'the top half over', 'the bottom half over'],
  hi: ['बायाँ आधा', 'दायाँ आधा', 'ऊपर का आधा', 'नीचे का आधा'],
  mr: ['डावा अर्धा', 'उजवा अर्धा', 'वरचा अर्धा', 'खालचा अर्धा'],
};
/** The folds that a question describes, in order. */
const foldsIn = ({ text }: TaskItem, language: Language) =>
  [...text[language].matchAll(new RegExp(HALVES[language].join('|'), 'g'))].map(
    ([half]) => (['left', 'right', 'top', 'bottom'] as const)[HALVES[language].indexOf(half)],
  );

const holesOf = (figure: SaidFigure | undefined) =>
  figure?.kind === 'grid' ? new Set(figure.holes.map(({ column, row }) => `${column},${row}`)) : new Set<string>();

test.each(SPATIAL_ITEMS.filter(({ text }) => text.en.includes('folded')))(
  '$id: following every spot of the sheet through the folds gives the option called right, and no other',
  (item) => {
    const punched = holesOf(item.figures?.list.at(-1));
    const [folds = [], ...others] = LANGUAGES.map((language) => foldsIn(item, language));
    for (const other of others) expect(other).toEqual(folds);
    expect((item.figures?.list.length ?? 0) - 2).toBe(folds.length);
    const spots = Array.from({ length: 16 }, (_, place) => [place % 4, Math.floor(place / 4)] as const);
    const holed = spots.filter(([column, row]) => {
      const ended = folds.reduce(
        ([x, y], half) => {
          if (half === 'left') return [x < 2 ? 3 - x : x, y] as const;
          if (half === 'right') return [x > 1 ? 3 - x : x, y] as const;
          if (half === 'top') return [x, y < 2 ? 3 - y : y] as const;
          return [x, y > 1 ? 3 - y : y] as const;
        },
        [column, row] as readonly [number, number],
      );
      return punched.has(ended.join(','));
    });
    const expected = new Set(holed.map(String));
    const found = optionFigures(item).flatMap((figure, place) =>
      onlyOne(holesOf(figure), expected).size === 0 ? [place] : [],
    );
    expect(found).toEqual([item.right]);
  },
);

test('what a figure says in words differs wherever the figures differ', () => {
  for (const item of [...ABSTRACT_ITEMS, ...SPATIAL_ITEMS]) {
    for (const language of LANGUAGES) {
      const alts = optionFigures(item).map((figure) => figure?.alt[language]);
      expect(new Set(alts).size, `${item.id} ${language}`).toBe(4);
    }
  }
});
