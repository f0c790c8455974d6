import { expect, test } from 'vitest';
import { fill, WORDS } from './speech.ts';

test.each([
  ['{college} has {names}.', { college: 'COEP', names: 'IT [new]' }, 'COEP has IT [new].'],
  ['{count} {count|choice|choices}', { count: 1 }, '1 choice'],
  ['{count} {count|choice|choices}', { count: 12 }, '12 choices'],
  ['closed at {rank}[ ({percentile} percentile)].', { rank: 9, percentile: 98.7 }, 'closed at 9 (98.7 percentile).'],
  ['closed at {rank}[ ({percentile} percentile)].', { rank: 9, percentile: null }, 'closed at 9.'],
])('"%s" with %j is "%s"', (sentence, values, filled) => {
  expect(fill(sentence, values)).toBe(filled);
});

/** The gaps of every sentence; a word that only English bends by number is none. */
function gapsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') {
    const gaps = [...words.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap);
    return [[path, [...new Set(gaps)].sort().join(' ')]];
  }
  return Object.entries(words ?? {}).flatMap(([key, value]) => gapsOf(value, `${path}.${key}`));
}

test.each(['hi', 'mr'] as const)('every sentence in %s has the gaps of the English one', (language) => {
  expect(gapsOf(WORDS[language])).toEqual(expect.arrayContaining(gapsOf(WORDS.en)));
  expect(gapsOf(WORDS[language])).toHaveLength(gapsOf(WORDS.en).length);
});
