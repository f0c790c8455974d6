/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

// WCAG 2.2: text 4.5:1, what draws a control or carries meaning 3:1.
const TEXT = 4.5;
const SHAPE = 3;

const PAIRS: [front: string, back: string, atLeast: number][] = [
  ...['page', 'card', 'sunken'].flatMap((back): [string, string, number][] => [
    ['text', back, TEXT],
    ['quiet', back, TEXT],
    ['ink', back, TEXT],
    ['ink-pressed', back, TEXT],
    ['marigold-text', back, TEXT],
    ['good-text', back, TEXT],
    ['danger', back, TEXT],
    ['edge', back, SHAPE],
    ['good', back, SHAPE],
  ]),
  ...['ink-soft', 'marigold-soft', 'good-soft', 'danger-soft'].map((back): [string, string, number] => [
    'text',
    back,
    TEXT,
  ]),
  ['quiet', 'ink-soft', TEXT],
  ['quiet', 'marigold-soft', TEXT],
  ['quiet', 'danger-soft', TEXT],
  ['ink', 'ink-soft', TEXT],
  ['marigold-text', 'marigold-soft', TEXT],
  ['good-text', 'good-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['on-ink', 'ink', TEXT],
  ['on-ink', 'ink-pressed', TEXT],
  ['on-marigold', 'marigold', TEXT],
  ['on-good', 'good', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-pressed', TEXT],
  ['on-slab', 'slab', TEXT],
  ['slab-quiet', 'slab', TEXT],
  ['slab-good', 'slab', SHAPE],
  ['slab-marigold', 'slab', SHAPE],
];

const TOKENS = new Map(
  [...styles.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function token(name: string, theme: 'light' | 'dark'): string {
  const values = TOKENS.get(name);
  if (!values) throw new Error(`tokens.css has no colour ${name}`);
  return values[theme];
}

test('the measure is right: black on white is 21:1, #767676 on white 4.54:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)('in the %s theme every pair of colours reaches AA', (theme) => {
  const failures = PAIRS.map(([front, back, atLeast]) => {
    const ratio = contrast(token(front, theme), token(back, theme));
    return ratio < atLeast ? `${front} on ${back}: ${ratio.toFixed(2)}, needs ${atLeast}` : '';
  }).filter(Boolean);
  expect(failures).toEqual([]);
});

const BANDS = ['safe', 'likely', 'possible', 'reach', 'unlikely'].map((band) => `chance-${band}`);

/** How eyes without one kind of cone see linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritanopia: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
} as const;

/** The colour as CIE Lab, in which distance is difference to the eye; from 20 on nobody mistakes two fields side by side. */
function seenAs(hex: string, matrix: readonly number[]): number[] {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  const by = (weights: readonly number[], values: readonly number[]) =>
    weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
  const seen = [0, 3, 6].map((row) => Math.min(1, Math.max(0, by(matrix.slice(row, row + 3), rgb))));
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = [
    root(by([0.4124, 0.3576, 0.1805], seen) / 0.95047),
    root(by([0.2126, 0.7152, 0.0722], seen)),
    root(by([0.0193, 0.1192, 0.9505], seen) / 1.08883),
  ] as const;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(['light', 'dark'] as const)('in the %s theme every eye tells the bands of a chance apart', (theme) => {
  for (const back of ['card', 'sunken'])
    for (const band of BANDS)
      expect(contrast(token(band, theme), token(back, theme)), `${band} on ${back}`).toBeGreaterThanOrEqual(SHAPE);
  for (const [eye, matrix] of Object.entries(EYES)) {
    const colors = BANDS.map((band) => seenAs(token(band, theme), matrix));
    for (const [index, one] of colors.entries())
      for (const [later, other] of colors.entries())
        if (later > index)
          expect(
            Math.hypot(...one.map((value, at) => value - (other[at] ?? 0))),
            `${BANDS[index]}, ${BANDS[later]}, ${eye}`,
          ).toBeGreaterThan(19);
  }
});
