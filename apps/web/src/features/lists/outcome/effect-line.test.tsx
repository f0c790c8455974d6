import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChoice } from '../../../../test/lists.ts';
import { EffectLine } from './effect-line.tsx';
import type { Effect } from './percents.ts';
import type { OutcomeState } from './use-outcome.ts';

const known = new Map(['a', 'b'].map((key) => [key, aChoice(key)] as const));
const open = (told: Omit<Effect, 'other'> & Partial<Effect>) => {
  const effect: Effect = { other: null, ...told };
  const state = { effect, progress: 'current', isFetching: false } as unknown as OutcomeState;
  render(<EffectLine state={state} known={known} />);
};

test('a change is shown with an arrow', () => {
  open({ some: { before: 60, after: 70 }, choice: { key: 'a', place: 1, before: 40, after: 50 } });
  expect(screen.getByText('40% → 50%')).toBeTruthy();
});

test('the choice that falls stands below the one that rises, each with its college', () => {
  open({
    some: { before: 60, after: 70 },
    choice: { key: 'a', place: 1, before: 40, after: 60 },
    other: { key: 'b', place: 2, before: 30, after: 20 },
  });
  for (const name of ['1. Programme a', '2. Programme b'])
    expect(screen.getByText(name).parentElement?.nextElementSibling?.textContent).toBe(
      'Veermata Jijabai Technological Institute',
    );
  expect(screen.getByText('30% → 20%')).toBeTruthy();
  expect(screen.getByText(/Programme b, Veermata Jijabai Technological Institute: 30% before, 20% now\./)).toBeTruthy();
});

test('two figures beyond the limit of the model read the same: no arrow', () => {
  open({ some: { before: 98, after: 99 }, choice: { key: 'a', place: 1, before: 98, after: 99 } });
  expect(screen.queryByText(/→/)).toBeNull();
  expect(screen.getByText('Same chances as before.')).toBeTruthy();
  expect(screen.getByText('Any seat: still 97%+.')).toBeTruthy();
});

test('where only the chance of any seat changed, it does not claim that nothing did', () => {
  open({ some: { before: 93, after: 94 }, choice: { key: 'a', place: 1, before: 40, after: 40 } });
  expect(screen.getAllByText('Any seat: 93% before, 94% now.').length).toBeGreaterThan(0);
  expect(screen.queryByText('Same chances as before.')).toBeNull();
});
