import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundRules } from '../lists/round-rules.ts';
import { type HeldRound, holdNote, holdUntil } from './hold-seat.ts';
import { type GuidedStep, mergeTimeline, roundTimings } from './timeline.ts';

type Kind = GuidedStep['kind'];
const step = (id: string, kind: Kind, days: Partial<GuidedStep> = {}): GuidedStep => ({
  ...{ id, kind, title: id, detail: '', round: null, source: null, asOf: null },
  ...{ firstDay: null, lastDay: null, yearBefore: null },
  ...days,
});
const on = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay });
const lastYear = (firstDay: string, lastDay = firstDay) => ({ yearBefore: { firstDay, lastDay } });

test('official days and days of the year before stand in one order, and say which they are', () => {
  const steps = mergeTimeline(
    [step('registration', 'registration', on('2027-06-03')), step('csab', 'other', lastYear('2026-08-01'))],
    [step('merit-list', 'merit-list', lastYear('2026-06-20')), step('options', 'choices', on('2027-07-01'))],
  );
  expect(steps.map(({ id, admission, basis }) => [id, admission, basis])).toEqual([
    ['registration', 'josaa', 'announced'],
    ['merit-list', 'cap', 'year-before'],
    ['options', 'cap', 'announced'],
    ['csab', 'csab', 'year-before'],
  ]);
  expect(steps[1]?.days).toEqual({ firstDay: '2026-06-20', lastDay: '2026-06-20' });
});

test('a step without days follows the one before it in its own admission', () => {
  const steps = mergeTimeline(
    [step('a', 'registration', on('2027-06-01')), step('b', 'choices'), step('c', 'other', on('2027-06-10'))],
    [step('x', 'registration', on('2027-06-05')), step('y', 'choices')],
  );
  expect(steps.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'y', 'c']);
});

test('two steps that want something on the same days name each other; an allotment only informs', () => {
  const steps = mergeTimeline(
    [step('reporting', 'reporting', on('2027-07-01', '2027-07-04'))],
    [step('options', 'choices', on('2027-07-04', '2027-07-06')), step('allotment', 'allotment', on('2027-07-02'))],
  );
  expect(steps.map(({ id, sameDaysAs }) => [id, sameDaysAs.map((other) => other.id)])).toEqual([
    ['reporting', ['options']],
    ['allotment', []],
    ['options', ['reporting']],
  ]);
});

test.each([
  ['before the last day to withdraw', on('2027-07-16'), on('2027-07-16'), { state: 'in-time', isGuide: false }],
  ['a day after it', on('2027-07-16'), on('2027-07-17'), { state: 'late', isGuide: false }],
  ['by days of the year before', lastYear('2026-07-16'), on('2027-07-17'), { state: 'late', isGuide: true }],
  ['not known', {}, on('2027-07-17'), { state: 'unknown', isGuide: false }],
])('a CAP round and the withdrawal: %s', (_, withdrawal, allotment, timing) => {
  const steps = mergeTimeline(
    [step('withdrawal', 'other', withdrawal)],
    [step('round-2-allotment', 'allotment', { round: 2, ...allotment })],
  );
  const [first, second, third] = roundTimings(steps, 3);
  expect(second).toEqual(timing);
  expect(first?.state).toBe('unknown');
  expect(third).toEqual(timing.state === 'late' ? timing : { state: 'unknown', isGuide: false });
});

const rounds = (gains: number[], states: HeldRound['timing']['state'][] = []): HeldRound[] =>
  gains.map((own, at) => ({ round: at + 1, gains: own, timing: { state: states[at] ?? 'unknown', isGuide: false } }));

test.each([
  ['the round after which waiting brings nothing more', rounds([0.1, 0.18, 0.18, 0.185]), 2],
  ['the last round where each brings more', rounds([0.02, 0.04, 0.08, 0.2]), 4],
  ['none where waiting brings next to nothing', rounds([0, 0.004, 0.008, 0.009]), undefined],
  ['a round in time, although a late one brings more', rounds([0.1, 0.3, 0.5], ['in-time', 'in-time', 'late']), 2],
  ['none where the gain is below the least figure shown', rounds([0.01, 0.025]), undefined],
  ['not a round whose own gain is below it', rounds([0.021, 0.05]), 2],
  ['the later round where it nearly doubles a small gain', rounds([0.03, 0.059]), 2],
  ['none where all are late', rounds([0.1, 0.3], ['late', 'late']), undefined],
])('hold until: %s', (_, held, round) => {
  expect(holdUntil(held)?.round).toBe(round);
});

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2027-07-${String(date).padStart(2, '0')}`);
const someSteps = (prefix: string) =>
  fc
    .array(fc.option(day), { maxLength: 8 })
    .map((days) =>
      days.map((own, at) => step(`${prefix}${at}`, 'reporting', own === null ? {} : { firstDay: own, lastDay: own })),
    );

test('no step is lost, known days never go back, and overlaps are mutual', () => {
  fc.assert(
    fc.property(someSteps('j'), someSteps('c'), (josaa, cap) => {
      const steps = mergeTimeline(josaa, cap);
      expect(steps.map(({ id }) => id).sort()).toEqual([...josaa, ...cap].map(({ id }) => id).sort());
      const days = steps.flatMap(({ planned }) => planned?.firstDay ?? []);
      expect(days).toEqual([...days].sort());
      for (const { id, sameDaysAs } of steps)
        for (const other of sameDaysAs)
          expect(steps.find((one) => one.id === other.id)?.sameDaysAs.map((one) => one.id)).toContain(id);
    }),
  );
});

test('what to hold: by the rules of each admission', () => {
  const noteOf = (admission: 'josaa' | 'cap', own: GuidedStep) => {
    const [merged] = admission === 'cap' ? mergeTimeline([], [own]) : mergeTimeline([own], []);
    return merged && holdNote(merged, roundRules('mht-cet', 2026))?.messageId;
  };
  const reporting = (round: number) => step(`round-${round}-reporting`, 'reporting', { round });
  expect(noteOf('josaa', reporting(1))).toBe('season.hold.josaa');
  expect(noteOf('josaa', step('withdrawal', 'other'))).toBe('season.hold.withdrawal');
  expect(noteOf('cap', reporting(3))).toBe('season.hold.capFirst');
  expect(noteOf('cap', reporting(4))).toBe('season.hold.capAny');
  expect(noteOf('cap', step('merit-list', 'merit-list'))).toBeUndefined();
});
