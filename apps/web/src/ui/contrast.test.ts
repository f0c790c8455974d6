/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(`${import.meta.dirname}/../styles.css`, 'utf8');

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

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function token(name: string, theme: 'light' | 'dark'): string {
  const values = TOKENS.get(name);
  if (!values) throw new Error(`styles.css has no colour ${name}`);
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

test.each(['light', 'dark'] as const)('in the %s theme the four chance colours differ in depth, in order', (theme) => {
  const depths = ['safe', 'likely', 'possible', 'reach'].map((band) =>
    contrast(token(`chance-${band}`, theme), token('card', theme)),
  );
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  for (const [index, depth] of depths.entries()) {
    const next = depths[index + 1];
    if (next !== undefined) expect(depth / next).toBeGreaterThan(1.3);
  }
});
