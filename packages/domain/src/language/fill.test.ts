import { expect, test } from 'vitest';
import { fill } from '../text.ts';

test.each([
  ['{first}, then {second}, then {first}', { first: 'one', second: 2 }, 'one, then 2, then one'],
  ['Nothing to fill', { first: 'one' }, 'Nothing to fill'],
  ['{name} and {other}', { name: 'Asha' }, 'Asha and {other}'],
  ['{zero}', { zero: 0 }, '0'],
])('%s', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test('what a student wrote is put in to the letter, also where it looks like a gap or a pattern', () => {
  expect(fill('{title}: {note}', { title: '{note} $& $1', note: 'fine' })).toBe('{note} $& $1: fine');
});
