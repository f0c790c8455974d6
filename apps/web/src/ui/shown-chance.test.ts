import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownChance, useShownPercent } from './shown-chance.ts';

test.each([
  [0.03, 'up to 3%'],
  [0.04, '4%'],
  [0.96, '96%'],
  [0.97, '97%+'],
])('a programme with a chance of %d reads %s', (chance, text) => {
  expect(renderHook(useShownChance).result.current(chance)).toBe(text);
});

test.each([
  [0, 'up to 3%'],
  [2, 'up to 3%'],
  [42, '42%'],
  [98, '97%+'],
])('%d per cent of an outcome reads %s, in the words of a programme’s chance', (percent, text) => {
  expect(renderHook(useShownPercent).result.current(percent)).toBe(text);
});
