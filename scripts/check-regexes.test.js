// @ts-check
import { expect, test } from 'vitest';
import { whyUnsafe } from './lib/regex-safety.js';

test.each([
  '(a+)+$',
  '(a*)*$',
  '(a|a)*$',
  '(a|aa)+$',
  '(aa?)+$',
  '(a|ab|b)+$',
  '(.*a){20}$',
  '(\\d+,?)+$',
  '([a-z]+\\s?)+$',
  '([\\w.]+)*@',
  '(?:x(?:a+)+)?',
  '(?<word>\\w+\\s*)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:(?:a|b|ab)c?)*d',
  '(a?)*b',
  '(\\s+a\\s*)*$',
])('/%s/ can run away', (pattern) => {
  expect(() => new RegExp(pattern)).not.toThrow();
  expect(whyUnsafe(pattern, '')).not.toBeNull();
});

test('letters that differ in their case alone are one where the case does not count', () => {
  expect(whyUnsafe('(?:A[a-z]+)*$', '')).toBeNull();
  expect(whyUnsafe('(?:A[a-z]+)*$', 'i')).not.toBeNull();
});

test.each([
  'a+b*c?',
  '(abc)+',
  '(?:,\\d+)*$',
  '(?:-[a-z0-9]+)*$',
  '(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$',
  '(?: [A-Z(]\\S*)*$',
  '(?:\\s+\\[name\\])*',
  '(?:and |what |in )*x',
  '(?:[^"\\\\]|\\\\.)*"',
  '(a+)?b',
  '(\\d{1,3}){2}',
  '[a+)(]{2,}',
  '(?=(a+)b)c',
])('/%s/ cannot', (pattern) => {
  expect(() => new RegExp(pattern)).not.toThrow();
  expect(whyUnsafe(pattern, '')).toBeNull();
});
