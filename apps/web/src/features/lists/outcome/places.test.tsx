import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOutcome } from '../../../../test/lists.ts';
import { PlaceBars, PlaceTable } from './places.tsx';

const NO_ODDS = { chance: null, byRound: null, gain: null, saves: null };
const outcome = anOutcome({
  choices: [
    { choice: 'a', chance: 0.4, byRound: [0.4], gain: 0.4, saves: 0.4 },
    { choice: 'b', chance: 0, byRound: [0], gain: 0, saves: 0 },
    { choice: 'c', ...NO_ODDS },
    { choice: 'd', ...NO_ODDS },
  ],
});

test('the table says of a choice without odds that it has none, and never a small chance', () => {
  render(<PlaceTable outcome={outcome} known={new Map()} />);
  const row = within(screen.getByRole('row', { name: /3\. c/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(Array(4).fill('not estimated'));
});

test('choices without odds are counted apart from those that hardly ever come', () => {
  render(<PlaceBars outcome={outcome} known={new Map()} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual(['1 more, each under 1%', '2 choices not estimated']);
});
