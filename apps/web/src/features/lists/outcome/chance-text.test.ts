import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChanceText } from './chance-text.ts';

test.each([
  [0.004, 'under 3%'],
  [0.03, '3%'],
  [0.416, '42%'],
  [0.97, '97%'],
  [0.999, 'over 97%'],
])('a chance of %d reads %s', (chance, text) => {
  expect(renderHook(useChanceText).result.current(chance)).toBe(text);
});
