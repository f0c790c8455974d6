import { expect, test } from 'vitest';
import { sayAll } from '../messages/say.ts';
import { evaluate, inForce, type Rule, type Verdict } from './eligibility.ts';
import { CAP_ROUNDS } from './exams/cap-rules.ts';
import { JOSAA_ROUNDS } from './exams/josaa-rules.ts';

type TestRule = Rule<string, string, string>;
const rule = (validFrom: number, value: TestRule['value']): TestRule => ({ validFrom, value, source: 'test' });
const ask = (rules: readonly TestRule[], year = 2025) =>
  sayAll('en', evaluate(rules, { candidate: 'c', kind: 'k', tie: 't', year })) as Verdict;

test('what no rule closes is open, for the reasons that were told', () => {
  const rules = [
    rule(2016, () => ({ because: 'One.' })),
    rule(2016, () => null),
    rule(2016, () => ({ because: 'Two.' })),
  ];
  expect(ask(rules)).toEqual({ isOpen: true, why: 'One. Two.' });
});

const HOME = { field: 'home', label: 'Your home' };
test('one rule is enough to close a pool, also where another cannot tell', () => {
  const unsure = rule(2016, () => ({ unknown: 'Say where.', missing: HOME }));
  expect(ask([unsure, rule(2016, () => ({ closed: 'No.' }))])).toEqual({ isOpen: false, why: 'No.' });
  expect(ask([unsure, rule(2016, () => ({ because: 'Yes.' }))])).toEqual({
    isOpen: false,
    why: 'Say where.',
    missing: HOME,
  });
});

test('a rule holds from its own year on', () => {
  const later = [rule(2024, () => ({ closed: 'New rule.' }))];
  expect(ask(later, 2023).isOpen).toBe(true);
  expect(ask(later, 2024).isOpen).toBe(false);
});

test.each([
  [2016, 6],
  [2017, 7],
  [2019, 7],
  [2020, 6],
  [2023, 6],
  [2024, 5],
  [2025, 6],
  [2026, 5],
  [2027, 5],
])('JoSAA of %i has %i rounds', (year, rounds) => {
  expect(inForce(JOSAA_ROUNDS, year)?.value).toBe(rounds);
});

test.each([
  [2022, 3],
  [2024, 3],
  [2025, 4],
])('CAP of %i has %i rounds', (year, rounds) => {
  expect(inForce(CAP_ROUNDS, year)?.value).toBe(rounds);
});

test('before the first entry nothing is in force', () => {
  expect(inForce(CAP_ROUNDS, 2010)).toBeUndefined();
});
