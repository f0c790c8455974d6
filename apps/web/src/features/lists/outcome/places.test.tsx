import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChoice, anOutcome } from '../../../../test/lists.ts';
import { PlacesCard } from './places.tsx';

const NO_ODDS = { chance: null, byRound: null, gain: null, saves: null };
const outcome = anOutcome({
  choices: [
    { choice: 'a', chance: 0.4, byRound: [0.4], gain: 0.4, saves: 0.4 },
    { choice: 'b', chance: 0.345, byRound: [0.345], gain: 0.345, saves: 0 },
    { choice: 'c', ...NO_ODDS },
  ],
  ...{ withoutOdds: 0.1, none: 0.155 },
});
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table says of a choice without odds that it has none, and never a small chance', () => {
  render(<PlacesCard outcome={outcome} known={new Map()} />);
  expect(cellsOf(/3\. c/)).toEqual(Array(4).fill('not estimated'));
});

test('a phone is told that the table scrolls, and the names stay while it does', () => {
  render(<PlacesCard outcome={outcome} known={new Map()} />);
  expect(screen.getByText('Swipe the table sideways to see all figures.').className).toContain('sm:hidden');
  expect(screen.getByRole('region', { name: 'Chance of each choice' }).className).toContain('first-child]:sticky');
});

test('the final seats of the table, the unestimated ones and no seat make 100', () => {
  render(<PlacesCard outcome={outcome} known={new Map()} />);
  const rows = [/1\. a/, /2\. b/, /couldn’t estimate/, /No seat/];
  expect(rows.map((name) => cellsOf(name)[0])).toEqual(['40%', '34%', '10%', '16%']);
});

test('no choice adds more than it is available, and a chance at the limit is not given as exact', () => {
  const withChance = (key: string, chance: number) => {
    const choice = aChoice(key);
    return [key, { ...choice, standing: { ...choice.standing, chance, offer: null } }] as const;
  };
  render(<PlacesCard outcome={outcome} known={new Map([withChance('a', 0.39), withChance('b', 0.03)])} />);
  expect(cellsOf(/^1\./).slice(1)).toEqual(['39%', '39%', '39%']);
  expect(cellsOf(/^2\./)[1]).toBe('up to 3%');
});

test('no choice is the final seat more often than it is available, and it is available no more often than its chance', () => {
  const known = (chance: number, offered: number) => {
    const choice = aChoice('a');
    const offer = { chance: offered, years: 4, of: 4 };
    return new Map([['a', { ...choice, standing: { ...choice.standing, chance, offer } }]]);
  };
  // 39.9% of 92.9% is 37%; rounded down both, it would be 36%.
  const alone = anOutcome({ choices: [{ choice: 'a', chance: 0.37, byRound: [0.37], gain: 0.37, saves: 0.37 }] });
  const view = render(<PlacesCard outcome={{ ...alone, none: 0.63 }} known={known(0.39, 0.92)} />);
  expect(cellsOf(/^1\./)).toEqual(['37%', '37%39% if offered', '37%', '37%']);
  view.unmount();
  render(<PlacesCard outcome={{ ...alone, none: 0.63 }} known={known(0.36, 0.97)} />);
  expect(cellsOf(/^1\./)).toEqual(['36%', '36%', '36%', '36%']);
});

test('the chance of the list stands beside what is available, and only where the two differ', () => {
  const known = (offered: number) => {
    const choice = aChoice('a');
    const offer = { chance: offered, years: 4, of: 4 };
    return new Map([['a', { ...choice, standing: { ...choice.standing, chance: 0.9, offer } }]]);
  };
  const view = render(<PlacesCard outcome={outcome} known={known(0.95)} />);
  expect(cellsOf(/^1\./)[1]).toBe('86%90% if offered');
  view.unmount();
  render(<PlacesCard outcome={outcome} known={known(1)} />);
  expect(cellsOf(/^1\./)[1]).toBe('90%');
});

test('where no choice is ever the only one, no column says so on every row', () => {
  const choices = outcome.choices.map((choice) => ({ ...choice, saves: choice.saves === null ? null : 0.01 }));
  const view = render(<PlacesCard outcome={{ ...outcome, choices }} known={new Map()} />);
  expect(screen.queryByRole('columnheader', { name: 'Only choice' })).toBeNull();
  expect(screen.queryByText(/“Only choice”/)).toBeNull();
  expect(cellsOf(/1\. a/)).toHaveLength(3);
  view.unmount();
  render(<PlacesCard outcome={outcome} known={new Map()} />);
  expect(screen.getByRole('columnheader', { name: 'Only choice' })).toBeTruthy();
  expect(screen.getByText(/“Only choice”/)).toBeTruthy();
});
