import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChoice } from '../../../../test/lists.ts';
import { EffectLine } from './effect-line.tsx';
import type { Effect } from './percents.ts';
import type { OutcomeState } from './use-outcome.ts';

const known = new Map([['a', aChoice('a')]]);
const open = (effect: Effect) => {
  const state = { effect, progress: 'current', isFetching: false } as unknown as OutcomeState;
  render(<EffectLine state={state} known={known} />);
};

test('a change is shown with an arrow', () => {
  open({ some: { before: 60, after: 70 }, choice: { key: 'a', place: 1, before: 40, after: 50 } });
  expect(screen.getByText('40% → 50%')).toBeTruthy();
});

test('two figures beyond the limit of the model read the same: no arrow', () => {
  open({ some: { before: 98, after: 99 }, choice: { key: 'a', place: 1, before: 98, after: 99 } });
  expect(screen.queryByText(/→/)).toBeNull();
  expect(screen.getByText('Same chances as before.')).toBeTruthy();
  expect(screen.getByText('Any seat: still 97%+.')).toBeTruthy();
});
