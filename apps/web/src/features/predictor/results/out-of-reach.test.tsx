import type { Run } from '@dakhila/contract/predictor-results';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aResult, aRun } from '../../../../test/predictions.ts';
import { OutOfReach } from './out-of-reach.tsx';

const textOf = (
  exam: 'josaa' | 'mht-cet',
  kinds: { value: string; count: number; unlikely?: number }[],
  over: Partial<Run> = {},
) => {
  const run = aRun([aResult()]);
  return render(<OutOfReach run={{ ...run, ...over, exam, filters: { ...run.filters, kinds } }} />).container
    .textContent;
};
const NONE = { count: 0, unlikely: 3 };

test('institutes of JoSAA that are all out of reach are named, and nothing else', () => {
  const kinds = [
    { value: 'NIT', ...NONE },
    { value: 'IIIT', count: 6, unlikely: 2 },
    { value: 'government', ...NONE },
    { value: 'IIT', count: 0 },
  ];
  expect(textOf('josaa', kinds)).toBe('None of your chances reaches 5% in: NIT.');
  expect(textOf('josaa', kinds.slice(1))).toBe('');
});

test('in CAP government colleges are named as a whole', () => {
  const kinds = [
    { value: 'government', ...NONE },
    { value: 'Government Autonomous', ...NONE },
    { value: 'private', count: 40 },
  ];
  expect(textOf('mht-cet', kinds)).toBe('None of your chances reaches 5% in: Government or aided, all kinds.');
});

test('nothing is said of institutes where the student asked for some branches only', () => {
  const kinds = [{ value: 'NIT', ...NONE }];
  const input = { preferences: { branches: ['Computer Engineering'], cities: [] } };
  expect(textOf('josaa', kinds, { input })).toBe('');
  expect(textOf('josaa', kinds, { input: { preferences: { branches: [], cities: [] } } })).toContain('NIT');
});
