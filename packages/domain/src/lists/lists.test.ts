import { expect, test } from 'vitest';
import { sayAll } from '../messages/say.ts';
import { arranged, changesSince, type Seen, seenAfterEdit, withAdded, without } from './changes.ts';
import { CHOICE_KEY, choiceKeyOf, feeWaiverTwin } from './choice-key.ts';
import { remindersDue, type ScheduledStep, withEnteredDays } from './schedule.ts';

test.each([
  [{ collegeId: '16006', programme: 'Civil Engineering', choiceCode: '1600619110' }, '1600619110'],
  [{ collegeId: '16006', programme: 'Civil Engineering (TFWS)', choiceCode: '1600619110' }, '1600619110-TFWS'],
  [{ collegeId: '03033', programme: 'Oil Technology', choiceCode: '0303337293LK' }, '0303337293LK'],
  [{ collegeId: 'iit-bombay', programme: 'Civil (4 Years)', programmeId: 17 }, 'iit-bombay.17'],
])('%j is known as %s', (line, key) => {
  expect(choiceKeyOf(line)).toBe(key);
  expect(CHOICE_KEY.test(key)).toBe(true);
});

test('only an ordinary CAP line has a fee waiver twin', () => {
  expect(['1600619110', '1600619110-TFWS', 'iit-bombay.17'].map(feeWaiverTwin)).toEqual([
    '1600619110-TFWS',
    null,
    null,
  ]);
});

test.each(['', '16006', '16006191100', '1600619110-tfws', 'IIT.1', 'iit-bombay', "iit'.1", '../x.1'])(
  '%o is no key',
  (key) => {
    expect(CHOICE_KEY.test(key)).toBe(false);
  },
);

test('adding keeps the order and what is there already; removing takes one', () => {
  expect(withAdded(['b', 'a'], ['a', 'c', 'c'])).toEqual({ ok: true, choices: ['b', 'a', 'c'] });
  expect(without(['b', 'a'], 'b')).toEqual(['a']);
  expect(without(['b'], 'x')).toEqual(['b']);
});

test('an order holds each choice once, and at most 300', () => {
  const many = Array.from({ length: 301 }, (_, at) => String(at));
  expect(arranged(['a', 'b', 'a'])).toMatchObject({ ok: false, why: { messageId: 'lists.sameTwice' } });
  expect(arranged(many)).toMatchObject({ ok: false });
  expect(arranged(many.slice(1))).toMatchObject({ ok: true });
  expect(withAdded(many.slice(1), ['x'])).toMatchObject({ ok: false });
  expect(withAdded(many.slice(1), ['1'])).toMatchObject({ ok: true });
});

const seen = (candidate: Seen['candidate'], choices: Seen['choices'], edition = 'e1'): Seen => ({
  candidate,
  edition,
  choices,
});
const judged = (percent: number) => ({ state: 'estimated', percent });

test('a changed profile is told field by field, with the choices that moved', () => {
  const before = seen({ category: 'OPEN', mainCrl: 900 }, { a: judged(40), b: judged(90) });
  const now = seen({ category: 'SC', mainCrl: 900, mainCategoryRank: 20 }, { a: judged(97), b: judged(90) });
  expect(sayAll('en', changesSince(before, now))).toEqual({
    reasons: ['Category: OPEN → SC', 'JEE Main category rank: not given → 20'],
    choices: [{ choice: 'a', before: judged(40), after: judged(97) }],
  });
});

test('what moved nothing is not news, and neither is a choice that was just added', () => {
  const before = seen({ gender: 'male' }, { a: judged(40) });
  expect(changesSince(before, seen({ gender: 'other' }, { a: judged(40), b: judged(10) }))).toBeNull();
});

test('new facts are a reason too', () => {
  const changes = changesSince(seen({}, { a: judged(40) }), seen({}, { a: { state: 'range', percent: null } }, 'e2'));
  expect(sayAll('en', changes?.reasons)).toEqual(['New closing ranks or a newer forecast']);
});

test('an edit hides no change: old choices stay as they were seen, new ones count as seen', () => {
  const before = seen({ category: 'OPEN' }, { a: judged(40), gone: judged(5) });
  const now = seen({ category: 'SC' }, { a: judged(90), b: judged(70) });
  expect(seenAfterEdit(before, now)).toEqual(seen({ category: 'OPEN' }, { a: judged(40), b: judged(70) }));
  expect(seenAfterEdit(null, now)).toBe(now);
});

const step = (id: string, firstDay: string | null, lastDay: string | null): ScheduledStep => ({
  ...{ id, title: id, detail: '', kind: 'allotment', round: 1, firstDay, lastDay, source: null, asOf: null },
});

test('one is reminded the day before a step begins, and the day before it ends', () => {
  const steps = [step('allotment', '2026-06-14', '2026-06-14'), step('reporting', '2026-06-15', '2026-06-30')];
  const due = (today: string) =>
    remindersDue([...steps, step('unknown', null, null)], today).map(({ step: own, moment }) => [own.id, moment]);
  expect(due('2026-06-13')).toEqual([['allotment', 'begins']]);
  expect(due('2026-06-14')).toEqual([['reporting', 'begins']]);
  expect(due('2026-06-29')).toEqual([['reporting', 'ends']]);
  expect(due('2026-06-30')).toEqual([]);
});

test('one is reminded of documents three, two and one weeks before a registration, and before no other step', () => {
  const steps = [{ ...step('registration', '2026-06-22', '2026-06-30'), kind: 'registration' as const }];
  const due = (today: string) => remindersDue([...steps, step('allotment', '2026-06-22', '2026-06-22')], today);
  for (const today of ['2026-06-01', '2026-06-08', '2026-06-15'])
    expect(due(today)).toEqual([{ step: steps[0], moment: 'papers', day: '2026-06-22' }]);
  expect(due('2026-06-02')).toEqual([]);
});

test('entered days replace those of the file, and only those', () => {
  const entered = { id: 'b', firstDay: '2026-06-14', lastDay: '2026-06-15', source: 'JoSAA', asOf: '2026-05-01' };
  expect(withEnteredDays([step('a', null, null), step('b', null, null)], [entered])).toEqual([
    step('a', null, null),
    { ...step('b', null, null), ...entered },
  ]);
});
