import { expect, test } from 'vitest';
import { say } from '../messages/say.ts';
import { type AdvisedChoice, adviseAfter } from './advice.ts';
import { roundRules } from './round-rules.ts';

const JOSAA = roundRules('josaa', 2025);
const CAP = roundRules('mht-cet', 2025);
const OPTIONS = { draws: 10_000, seed: 5 };
const CLOSE = 0.03;

const choice = (key: string, chances: number[], college = key): AdvisedChoice => ({
  key,
  chances,
  college,
  factors: [],
});
const optionOf = (advice: ReturnType<typeof adviseAfter>, action: string) => {
  const found = advice.options.find((option) => option.action === action);
  return found && { ...found, whyNot: found.whyNot && say('en', found.whyNot) };
};

test('JoSAA, by hand: what has not opened so far opens later with the rest of its chance', () => {
  // Closed with 1/2 so far, open by the end with 3/4: half of the closed half opens.
  const choices = [choice('dream', [0.5, 0.6, 0.75, 0.75, 0.75, 0.75]), choice('held', [1, 1, 1, 1, 1, 1])];
  const advice = adviseAfter('josaa', choices, { round: 1, place: 2 }, JOSAA, OPTIONS);
  expect(advice).toMatchObject({ isCompulsory: false, isLastRound: false, basis: 'like-this-season' });
  expect(optionOf(advice, 'freeze')).toMatchObject({ isAllowed: true, improves: 0, towards: [] });
  expect(Math.abs((optionOf(advice, 'float')?.improves ?? 0) - 0.5)).toBeLessThan(CLOSE);
  expect(optionOf(advice, 'slide')).toMatchObject({ isAllowed: true, improves: 0 });
});

test('Slide counts only higher choices of the same college', () => {
  const chances = [0, 0.5, 0.5, 0.5, 0.5, 0.5];
  const choices = [choice('away', chances), choice('near', chances, 'nit'), choice('held', [1, 1, 1, 1, 1, 1], 'nit')];
  const advice = adviseAfter('josaa', choices, { round: 1, place: 3 }, JOSAA, OPTIONS);
  expect(Math.abs((optionOf(advice, 'float')?.improves ?? 0) - 0.75)).toBeLessThan(CLOSE);
  expect(Math.abs((optionOf(advice, 'slide')?.improves ?? 0) - 0.5)).toBeLessThan(CLOSE);
  expect(optionOf(advice, 'slide')?.towards.map(({ place }) => place)).toEqual([2]);
});

test.each([
  ['the first preference', 1, 2, 'This is your first choice, so there’s nothing higher to wait for.'],
  ['the last round', 2, 6, 'This was the last round.'],
])('no Float or Slide at %s', (_, place, round, whyNot) => {
  const choices = [choice('a', [0, 0, 0, 0, 0, 0.5]), choice('b', [1, 1, 1, 1, 1, 1])];
  const advice = adviseAfter('josaa', choices, { round, place }, JOSAA, OPTIONS);
  for (const action of ['float', 'slide'])
    expect(optionOf(advice, action)).toMatchObject({ isAllowed: false, whyNot, improves: null });
  expect(optionOf(advice, 'freeze')?.isAllowed).toBe(true);
});

test('CAP: there is no Slide, and Betterment ends where acceptance is compulsory', () => {
  const choices = [choice('a', [0, 0.5, 1, 1]), choice('b', [1, 1, 1, 1])];
  const first = adviseAfter('mht-cet', choices, { round: 1, place: 2 }, CAP, OPTIONS);
  expect(first.options.map(({ action }) => action)).toEqual(['freeze', 'betterment']);
  // In round 2 the second preference must be accepted: what opens in round 3 comes too late.
  expect(Math.abs((optionOf(first, 'betterment')?.improves ?? 0) - 0.5)).toBeLessThan(CLOSE);
  const second = adviseAfter('mht-cet', choices, { round: 2, place: 2 }, CAP, OPTIONS);
  expect(second).toMatchObject({ isCompulsory: true, basis: 'none' });
  expect(optionOf(second, 'betterment')).toMatchObject({ isAllowed: false, improves: null });
});

test.each([[2], ['unknown' as const]])('CAP: in the last round any seat must be accepted (place %s)', (place) => {
  const choices = [choice('a', [0, 0, 0, 0]), choice('b', [1, 1, 1, 1])];
  const last = adviseAfter('mht-cet', choices, { round: 4, place }, CAP, OPTIONS);
  expect(last).toMatchObject({ isCompulsory: true, isLastRound: true, basis: 'none' });
  expect(optionOf(last, 'betterment')).toMatchObject({ isAllowed: false, improves: null });
  const none = adviseAfter('mht-cet', choices, { round: 4, place: null }, CAP, OPTIONS);
  expect(none.isCompulsory).toBe(false);
});

test('without a seat one waits, with the chances of any seat', () => {
  const choices = [choice('a', [0, 0.5, 0.5, 0.5, 0.5, 0.5]), choice('b', [0, 0.5, 0.5, 0.5, 0.5, 0.5])];
  const advice = adviseAfter('josaa', choices, { round: 1, place: null }, JOSAA, OPTIONS);
  expect(advice.options).toHaveLength(1);
  expect(Math.abs((optionOf(advice, 'wait')?.improves ?? 0) - 0.75)).toBeLessThan(CLOSE);
  const over = adviseAfter('josaa', choices, { round: 6, place: null }, JOSAA, OPTIONS);
  expect(optionOf(over, 'wait')).toMatchObject({ isAllowed: false, whyNot: 'This was the last round.' });
});

test('where the place of a seat is not known, nothing is said to be allowed but to keep it', () => {
  const choices = [choice('a', [0, 0.5, 1, 1]), choice('b', [1, 1, 1, 1])];
  const cap = adviseAfter('mht-cet', choices, { round: 2, place: 'unknown' }, CAP, OPTIONS);
  expect(cap).toMatchObject({ isCompulsory: null, isLastRound: false, basis: 'none' });
  expect(optionOf(cap, 'freeze')).toMatchObject({ isAllowed: true, whyNot: null });
  const untold = { isAllowed: null, whyNot: expect.stringContaining('can’t tell'), improves: null, towards: [] };
  expect(optionOf(cap, 'betterment')).toMatchObject(untold);
  const josaa = adviseAfter('josaa', choices, { round: 1, place: 'unknown' }, JOSAA, OPTIONS);
  expect(josaa.isCompulsory).toBe(false);
  expect(['float', 'slide'].map((action) => optionOf(josaa, action))).toMatchObject([untold, untold]);
  const over = adviseAfter('josaa', choices, { round: 6, place: 'unknown' }, JOSAA, OPTIONS);
  expect(optionOf(over, 'float')).toMatchObject({ isAllowed: false, whyNot: 'This was the last round.' });
});

test('a season unlike any draw is answered roughly, and says so', () => {
  // Two choices above that nearly always open at once stayed closed.
  const sure = [0.995, 0.995, 0.995, 0.995, 0.995, 1];
  const choices = [choice('a', sure), choice('b', sure), choice('held', [1, 1, 1, 1, 1, 1])];
  const advice = adviseAfter('josaa', choices, { round: 1, place: 3 }, JOSAA, OPTIONS);
  expect(advice.basis).toBe('rough');
  expect(optionOf(advice, 'float')?.improves).toBeCloseTo(1, 5);
});
