import { expect, test } from 'vitest';
import { say } from '../../messages/say.ts';
import { isSafeChance } from '../../predictor/bands.ts';
import { roundRules } from '../round-rules.ts';
import { simulate } from '../simulate.ts';
import { checkList } from './check-list.ts';
import type { CheckedChoice } from './checked.ts';
import { doesMoveHelp } from './order.ts';

const JOSAA = roundRules('josaa', 2025);
const CAP = roundRules('mht-cet', 2025);

const choice = (key: string, chance: number | null, more: Partial<CheckedChoice> = {}): CheckedChoice => ({
  key,
  name: key.toUpperCase(),
  line: key,
  isOnForm: true,
  chance,
  isSafe: isSafeChance(chance ?? 0),
  isDrawn: true,
  closedWhy: null,
  feeWaiver: null,
  doesWaiverSave: 'yes',
  ...more,
});
/** Checks a list whose choices open with their chance in round 1. */
function found(choices: CheckedChoice[], rules = JOSAA) {
  const drawn = choices.map(({ key, chance }) => ({
    key,
    chances: Array.from({ length: rules.rounds }, () => chance ?? 0),
    factors: [],
  }));
  const simulation = simulate(drawn, rules, { draws: 4_000, seed: 1 });
  return checkList({ choices, rules, simulation }).map((check) => ({
    ...check,
    title: say('en', check.title),
    reason: say('en', check.reason),
    mend: check.mend && { ...check.mend, label: say('en', check.mend.label) },
  }));
}
const codes = (choices: CheckedChoice[], rules = JOSAA) => found(choices, rules).map(({ code }) => code);

test('a good list passes, and an empty one has nothing to check', () => {
  expect(codes([choice('dream', 0.2), choice('likely', 0.8), choice('safe', 0.96)])).toEqual([]);
  expect(codes([])).toEqual([]);
});

test('a list that often ends without a seat is too short, gravely so from three in ten', () => {
  expect(found([choice('a', 0.3), choice('b', 0.75)])).toMatchObject([
    { code: 'too-short', severity: 'warning', mend: null },
  ]);
  expect(found([choice('a', 0.3)])).toMatchObject([{ code: 'too-short', severity: 'danger' }]);
  expect(found([choice('a', 0.3)])[0]?.reason).toMatch(/In (69|70|71) of 100 simulations/);
});

test('a list with nine in a hundred without a seat is too short, and one without a safe choice passes only where all of it surely leads to a seat', () => {
  expect(found([choice('a', 0.91)])).toMatchObject([{ code: 'too-short', severity: 'warning' }]);
  const middlingOf = (count: number) => Array.from({ length: count }, (_, at) => choice(`c${at}`, 0.55));
  const middling = middlingOf(4);
  expect(found(middling)).toMatchObject([{ code: 'no-safe-choice', severity: 'info', mend: null }]);
  expect(found(middling)[0]?.reason).toMatch(/No single choice opens in 90 of 100.*At the end, add programmes/);
  expect(codes([...middling, choice('safe', 0.95)])).toEqual([]);
  // A row that says “Safe · 91%”, of a seat that is offered in 95 of 100 years, is safe although both together are 86%.
  expect(codes([...middling, choice('safe', 0.86, { isSafe: true })])).toEqual([]);
  expect(codes(middlingOf(6))).toEqual([]);
});

test('what counts as safe is what is shown: 90% for a choice, 97%+ for any seat', () => {
  const codesAt = (none: number, ...chances: number[]) => {
    const choices = chances.map((chance, at) => choice(`c${at}`, chance));
    const drawn = choices.map(({ key }, at) => ({ key, chances: [chances[at] ?? 0], factors: [] }));
    const simulation = simulate(drawn, { ...JOSAA, rounds: 1 }, { draws: 100, seed: 1 });
    return checkList({ choices, rules: JOSAA, simulation: { ...simulation, none } }).map(({ code }) => code);
  };
  // Shown as 90%, although as a stored number it is a little less.
  const storedAs90 = 0.9 - 1e-7;
  expect(codesAt(0.04, 0.6, storedAs90)).toEqual([]);
  expect(codesAt(0.04, 0.6, 0.8999)).toEqual(['no-safe-choice']);
  expect(codesAt(0.034, 0.6, 0.7)).toEqual([]);
  expect(codesAt(0.036, 0.6, 0.7)).toEqual(['no-safe-choice']);
});

test('a student whose prediction has nothing safe is not asked for something safer than there is', () => {
  const choices = [choice('a', 0.3), choice('b', 0.75)];
  const simulation = simulate(
    choices.map(({ key, chance }) => ({ key, chances: [chance ?? 0], factors: [] })),
    { ...JOSAA, rounds: 1 },
    { draws: 1_000, seed: 1 },
  );
  const reasonWith = (isNothingSafe: boolean) =>
    say('en', checkList({ choices, rules: JOSAA, simulation, isNothingSafe })[0]?.reason ?? '');
  expect(reasonWith(false)).toContain('add programmes you’re more likely to get');
  expect(reasonWith(true)).toContain('No programme in your prediction is safe on its own. At the end, add the surest');
});

test('adding is harmless at the end, and within the first six places of CAP only with care', () => {
  const [short] = found([choice('a', 0.3)]);
  expect(short?.reason).toMatch(/They’re only used when nothing above them opens\.$/);
  const inCap = found([choice('a', 0.3)], CAP).find(({ code }) => code === 'too-short');
  expect(inCap?.reason).toMatch(/You may have to accept any of your first 6 choices/);
});

test('only dreams: all unreachable, and not called too short as well', () => {
  expect(codes([choice('a', 0.01), choice('b', 0.02)])).toEqual(['all-unreachable']);
});

test('a choice without odds may be within reach: only closed ones do not speak against it', () => {
  const dreams = [choice('a', 0.01), choice('b', 0.02)];
  expect(codes([...dreams, choice('range', null)])).toEqual(['too-short']);
  expect(codes([...dreams, choice('unknown', null, { isDrawn: false })])).toEqual(['too-short']);
  expect(codes([...dreams, choice('gone', null, { isDrawn: false, isOnForm: false })])).toEqual(['all-unreachable']);
  expect(codes([...dreams, choice('closed', null, { closedWhy: 'No.', isOnForm: false })])).toEqual([
    'not-eligible',
    'all-unreachable',
  ]);
});

test('what could not be estimated is named, and not counted among the choices that did not open', () => {
  const unknown = (key: string) => choice(key, null, { isDrawn: false });
  const reasonOf = (choices: CheckedChoice[]) => found(choices).find(({ code }) => code === 'too-short')?.reason;
  expect(reasonOf([choice('a', 0.3), unknown('x'), choice('b', 0.3)])).toMatch(
    /none of these 2 choices opened\. We couldn’t estimate one choice, so it isn’t counted: X\. At the end, add/,
  );
  expect(reasonOf([choice('a', 0.3), ...['v', 'w', 'x', 'y'].map(unknown)])).toMatch(
    /the one choice we could estimate didn’t open\. We couldn’t estimate 4 choices, so they aren’t counted\. Among them: V; W; X\. At the end, add/,
  );
  expect(codes([unknown('x'), unknown('y')])).toEqual([]);
});

test('a choice under a certain one can never come; the button moves the certain one below it', () => {
  const [check] = found([choice('dream', 0.2), choice('sure', 1), choice('x', 0.5), choice('y', 0.9)]);
  expect(check).toMatchObject({ code: 'never-reached', severity: 'info', choices: ['x'] });
  expect(check?.mend).toEqual({ label: 'Move SURE lower', choices: ['dream', 'x', 'sure', 'y'] });
});

test('all that a safe choice above leaves with the lowest figure are named alike; another safe one is a net', () => {
  const [check] = found([choice('sure', 0.97), choice('a', 0.6), choice('b', 0.6), choice('net', 0.98)]);
  expect(check).toMatchObject({ code: 'never-reached', choices: ['a', 'b'] });
  expect(check?.title).toBe('2 choices below a surer one hardly ever become your seat');
  expect(check?.mend?.choices).toEqual(['a', 'b', 'sure', 'net']);
});

test('two sure choices above a likely one are moved together, because one of them alone would change nothing', () => {
  const [check] = found([choice('one', 0.97), choice('two', 0.96), choice('c', 0.7)]);
  expect(check?.mend).toEqual({ label: 'Move the surer ones lower', choices: ['c', 'one', 'two'] });
});

test('a move helps where a named choice gets a figure of its own', () => {
  const check = { choices: ['a', 'b'] };
  expect(
    doesMoveHelp(
      check,
      new Map([
        ['a', 0.03],
        ['b', 0.04],
      ]),
    ),
  ).toBe(true);
  expect(
    doesMoveHelp(
      check,
      new Map([
        ['a', 0.03],
        ['b', 0.034],
      ]),
    ),
  ).toBe(false);
});

test('the same programme under two codes: the higher one is kept', () => {
  const [check] = found([choice('new', 0.95), choice('old', 0.95, { line: 'new', isOnForm: false }), choice('c', 0.9)]);
  expect(check).toMatchObject({ code: 'duplicate', choices: ['old'], mend: { choices: ['new', 'c'] } });
});

test('a choice that is not open to the student is taken off by the button', () => {
  const [check] = found([choice('a', null, { closedWhy: 'A women’s college.', isOnForm: false }), choice('b', 0.96)]);
  expect(check).toMatchObject({ code: 'not-eligible', severity: 'danger', choices: ['a'], mend: { choices: ['b'] } });
  expect(check?.reason).toContain('You aren’t eligible for A: A women’s college.');
});

test('CAP’s rule of acceptance is said by round, more sternly where it costs something', () => {
  const eight = Array.from({ length: 8 }, (_, at) => choice(`c${at}`, at < 7 ? 0.5 : 0.9));
  const [rule, ...others] = found(eight, CAP);
  expect(rule).toMatchObject({ code: 'compulsory-acceptance', severity: 'info', choices: [], mend: null });
  expect(rule?.reason).toMatch(
    /^Round 1: choice 1 · Round 2: choices 1 to 3 · Round 3: choices 1 to 6 · Round 4: any seat you get\. If you get/,
  );
  expect(others).toEqual([]);
  expect(codes(eight, JOSAA)).toEqual([]);
  const drawn = [
    { key: 'dream', chances: [0, 0, 0, 1], factors: [] },
    { key: 'safe', chances: [1, 1, 1, 1], factors: [] },
  ];
  const simulation = simulate(drawn, CAP, { draws: 100, seed: 1 });
  const [check] = checkList({ choices: [choice('dream', 1), choice('safe', 1)], rules: CAP, simulation });
  expect(check).toMatchObject({ code: 'compulsory-acceptance', severity: 'warning' });
  expect(say('en', check?.reason ?? '')).toContain('In 100 of 100 simulations, that cost you a higher choice');
});

test('a missing fee waiver line is put above its programme; one that is there is not missed', () => {
  const with95 = { feeWaiver: 'a-TFWS' };
  const [check] = found([choice('a', 0.95, with95), choice('b', 0.9)]);
  expect(check).toMatchObject({ code: 'missing-fee-waiver', choices: ['a'], mend: { choices: ['a-TFWS', 'a', 'b'] } });
  expect(codes([choice('a-TFWS', 0.3), choice('a', 0.95, with95)])).toEqual([]);
});

test('a fee waiver seat is advised only where it surely costs the family less', () => {
  const waiver = (key: string, doesWaiverSave: 'yes' | 'no' | 'unknown') =>
    choice(key, 0.95, { feeWaiver: `${key}-TFWS`, doesWaiverSave });
  expect(codes([waiver('a', 'no'), waiver('b', 'unknown')])).toEqual([]);
  const closed = { ...waiver('women', 'yes'), chance: null, closedWhy: 'A women’s college.' };
  expect(codes([waiver('a', 'no'), closed])).toEqual(['not-eligible']);
  const [sure] = found([waiver('a', 'yes'), waiver('b', 'unknown')]);
  expect(sure).toMatchObject({ severity: 'warning', choices: ['a'], mend: { choices: ['a-TFWS', 'a', 'b'] } });
});

test('a full list cannot take fee waiver lines: there is no button', () => {
  const full = Array.from({ length: 300 }, (_, at) => choice(`c${at}`, 0.5, { feeWaiver: `c${at}-TFWS` }));
  expect(found(full).find(({ code }) => code === 'missing-fee-waiver')?.mend).toBeNull();
});
