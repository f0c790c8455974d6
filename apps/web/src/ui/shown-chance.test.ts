import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownChance } from './shown-chance.ts';

test.each([
  [0.03, 'up to 3%'],
  [0.04, '4%'],
  [0.96, '96%'],
  [0.97, '97%+'],
])('a programme with a chance of %d reads %s', (chance, text) => {
  expect(renderHook(useShownChance).result.current(chance)).toBe(text);
});
