import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChanceText } from './chance-text.ts';

test.each([
  [0.004, 'under 3\u00a0%'],
  [0.03, '3\u00a0%'],
  [0.416, '42\u00a0%'],
  [0.97, '97\u00a0%'],
  [0.999, 'over 97\u00a0%'],
])('a chance of %d reads %s', (chance, text) => {
  expect(renderHook(useChanceText).result.current(chance)).toBe(text);
});
