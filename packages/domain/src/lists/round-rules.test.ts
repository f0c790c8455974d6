import { expect, test } from 'vitest';
import { compulsoryOnList } from './round-rules.ts';

const CAP = [1, 3, 6, null].map((places, at) => ({ round: at + 1, places }));
const places = (length: number) => compulsoryOnList(CAP, length).map((rule) => rule.places);

test('a rule that reaches the end of a list means any seat, so no choice is named that is not on it', () => {
  expect(places(1)).toEqual([1, null, null, null]);
  expect(places(2)).toEqual([1, null, null, null]);
  expect(places(5)).toEqual([1, 3, null, null]);
  expect(places(7)).toEqual([1, 3, 6, null]);
});
