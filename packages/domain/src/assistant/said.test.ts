import { expect, test } from 'vitest';
import { type Basis, figuresFor } from './said.ts';
import type { Said } from './tool-types.ts';

test.each<[Said, Basis]>([
  [{ rank: { value: 50, list: 'any', exam: 'jee-main' } }, 'mht-cet'],
  [{ rank: { value: 50, list: 'crl' } }, 'mht-cet'],
  [{ rank: { value: 50, list: 'category' } }, 'mht-cet'],
  [{ rank: { value: 50, list: 'category', exam: 'mht-cet' } }, 'mht-cet'],
  [{ percentile: 98, percentileExam: 'jee-main' }, 'mht-cet'],
  [{ rank: { value: 50, list: 'merit' } }, 'jee-main'],
  [{ rank: { value: 50, list: 'any', exam: 'mht-cet' } }, 'jee-advanced'],
  [{ rank: { value: 50, list: 'crl', exam: 'jee-main' } }, 'jee-advanced'],
  [{ rank: { value: 50, list: 'crl', exam: 'jee-advanced' } }, 'jee-main'],
  [{ percentile: 98 }, 'jee-main'],
  [{ percentile: 98, percentileExam: 'mht-cet' }, 'jee-main'],
  [{ percentile: 98, percentileExam: 'jee-main' }, 'jee-advanced'],
])('%j counts nothing on the list of %s', (said, basis) => {
  expect(figuresFor(said, basis)).toBe('other');
});

test('each figure goes to its own list', () => {
  const rank = { value: 9000, list: 'crl' as const };
  const both = { percentile: 97, percentileExam: 'mht-cet' as const, rank };
  expect(figuresFor(both, 'mht-cet')).toEqual({ percentile: 97 });
  expect(figuresFor(both, 'jee-main')).toEqual({ rank });
  expect(figuresFor({ rank: { value: 9000, list: 'any' } }, 'mht-cet')).toEqual({ rank: { value: 9000, list: 'any' } });
  expect(figuresFor({ percentile: 98, percentileExam: 'jee' }, 'jee-main')).toEqual({ percentile: 98 });
  expect(figuresFor({}, 'mht-cet')).toEqual({});
});
