import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearDate, roundDates } from '../lists/schedule.ts';
import { bandOf } from '../predictor/bands.ts';
import { examsTold } from '../profile/completion.ts';
import { type ListVerdict, listHealth, listToCheck, listToMend, needsMending } from './list-health.ts';
import { ASSESSMENT_STATES, faceOf, nextSteps, type Situation, STEPS } from './next-steps.ts';

const NEW_HERE: Situation = {
  examsTold: [],
  missesChances: true,
  attempts: 3,
  sessions: 0,
  prediction: null,
  hasList: false,
  listToMend: null,
  soundList: null,
  assessment: { state: 'none', id: null },
  session: null,
  unrated: null,
  isConsentAsked: false,
  nearRound: null,
  answered: null,
};
const RUN = { id: 'run', exam: 'mht-cet', isOutdated: false, isFreeAgain: true } as const;
const LIST = { id: 'list', exam: 'mht-cet' } as const;
const told = (changed: Partial<Situation>): Situation => ({ ...NEW_HERE, examsTold: ['mht-cet'], ...changed });
const namesFor = (situation: Situation) => nextSteps(situation).map(({ step }) => step);

test.each<[string, Situation, string[]]>([
  ['someone new tells an exam first', NEW_HERE, ['tell-exam']],
  ['an exam told is predicted', told({}), ['predict', 'complete-profile']],
  ['without attempts a top-up comes before it', told({ attempts: 0 }), ['top-up', 'complete-profile']],
  ['a prediction whose answers were not saved leads to a list too', { ...NEW_HERE, prediction: RUN }, ['start-list']],
  ['a prediction leads to a list', told({ prediction: RUN, missesChances: false }), ['start-list']],
  [
    'a list without safety is mended before money is spent',
    told({
      prediction: RUN,
      hasList: true,
      listToMend: LIST,
      sessions: 1,
      assessment: { state: 'ready', id: null },
    }),
    ['mend-list', 'take-assessment', 'book-session', 'complete-profile'],
  ],
  [
    'a session that begins now comes before everything else',
    told({ prediction: RUN, session: { id: 's', isNow: true }, nearRound: 'josaa' }),
    ['join-session', 'round-date', 'start-list', 'complete-profile'],
  ],
  [
    'who has done everything may look around',
    told({ prediction: RUN, hasList: true, missesChances: false, assessment: { state: 'done', id: 'a' } }),
    ['explore'],
  ],
  [
    'a sound list is checked before it is submitted',
    told({
      ...{ prediction: RUN, hasList: true, missesChances: false, assessment: { state: 'done', id: 'a' } },
      soundList: LIST,
    }),
    ['check-list'],
  ],
])('%s', (_promise, situation, steps) => {
  expect(namesFor(situation)).toEqual(steps);
});

test('with both exams told the student chooses which to predict', () => {
  expect(nextSteps(told({}))[0]).toMatchObject({ step: 'predict', exam: 'mht-cet' });
  expect(nextSteps(told({ examsTold: ['mht-cet', 'josaa'] }))[0]).toMatchObject({ step: 'predict', exam: null });
});

const exam = fc.constantFrom('mht-cet' as const, 'josaa' as const);
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anySituation: fc.Arbitrary<Situation> = fc.record({
  examsTold: fc.uniqueArray(exam),
  missesChances: fc.boolean(),
  attempts: fc.nat(3),
  sessions: fc.nat(2),
  prediction: nullable(
    fc.record({ id: fc.constant('run'), exam, isOutdated: fc.boolean(), isFreeAgain: fc.boolean() }),
  ),
  hasList: fc.boolean(),
  listToMend: nullable(fc.record({ id: fc.uuid(), exam })),
  soundList: nullable(fc.record({ id: fc.uuid(), exam })),
  assessment: fc.record({ state: fc.constantFrom(...ASSESSMENT_STATES), id: fc.constant('sitting') }),
  session: nullable(fc.record({ id: fc.constant('session'), isNow: fc.boolean() })),
  unrated: nullable(fc.constant('session')),
  isConsentAsked: fc.boolean(),
  nearRound: nullable(exam),
  answered: nullable(fc.constant('ticket')),
});

test('there is always one main step, no step twice, and always in the same order', () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const places = namesFor(situation).map((step) => STEPS.indexOf(step));
      expect(places.length).toBeGreaterThan(0);
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    }),
  );
});

test('nobody is sent where nothing is left, or asked for what is done', () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const steps = namesFor(situation);
      const { attempts, sessions, assessment, prediction, hasList } = situation;
      if (attempts === 0) expect(steps).not.toContain('predict');
      if (attempts === 0 && !prediction?.isFreeAgain) expect(steps).not.toContain('predict-again');
      if (attempts > 0) expect(steps).not.toContain('top-up');
      if (sessions === 0) expect(steps).not.toContain('book-session');
      if (['none', 'done', 'under-way'].includes(assessment.state)) expect(steps).not.toContain('take-assessment');
      if (prediction) expect(steps).not.toContain('predict');
      if (hasList) expect(steps).not.toContain('start-list');
      if (steps.length > 1) expect(steps).not.toContain('explore');
    }),
  );
});

test('a step that is done gives way to those that were there before it was due', () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const before = namesFor({ ...situation, answered: null });
      const after = namesFor({ ...situation, answered: 'ticket' });
      const others = after.filter((step) => step !== 'read-reply');
      expect(others).toEqual(before.filter((step) => step !== 'explore'));
    }),
  );
});

test.each([
  ['first-use', null, false],
  ['midway', RUN, false],
  ['midway', null, true],
  ['power', RUN, true],
] as const)('the face is %s', (face, prediction, hasList) => {
  expect(faceOf({ prediction, hasList })).toBe(face);
});

const seen = (percents: readonly (number | null)[], states: readonly string[] = []) => ({
  candidate: {},
  edition: 'e',
  choices: Object.fromEntries(
    percents.map((percent, at) => [String(at), { state: states[at] ?? 'estimated', percent }] as const),
  ),
});
const NOW = { candidate: {}, edition: 'e' };
const keys = (count: number) => Array.from({ length: count }, (_, at) => String(at));

test.each([
  ['empty', 0, []],
  ['unestimated', 2, [null, null]],
  ['sound', 3, [10, 40, 96]],
  ['untested', 3, [10, 40, 65]],
  ['untested', 2, [4, null]],
  ['out-of-reach', 2, [3, 4]],
])('a list that was not simulated is %s with %i choices at %j', (verdict, count, percents) => {
  expect(listHealth({ choices: keys(count), version: 1, seen: seen(percents) }, NOW).verdict).toBe(verdict);
});

test('a simulated list is judged by its simulation: many middling choices make a sound list', () => {
  const health = (none: number, version = 2) =>
    listHealth(
      {
        choices: keys(12),
        version,
        seen: { ...seen(Array.from({ length: 12 }, () => 46)), outcome: { version: 2, none } },
      },
      NOW,
    ).verdict;
  expect([health(0.02), health(0.0499), health(0.05), health(0.4)]).toEqual([
    'sound',
    'sound',
    'no-safety',
    'no-safety',
  ]);
  // The list was edited since.
  expect(health(0.4, 3)).toBe('untested');
});

describe('a list whose answers or forecasts changed since it was opened', () => {
  const male = { percentile: 95, gender: 'male' };
  const own = { ...seen([96]), candidate: male };
  const health = (seen: Parameters<typeof listHealth>[0]['seen'], now: object) =>
    listHealth({ choices: ['0'], version: 1, seen }, { candidate: male, edition: 'e', ...now });

  test('has no verdict, also where it was stored before the outcome named what it rests on', () => {
    const outcome = { version: 1, none: 0.02 };
    for (const stored of [own, { ...own, outcome }, { ...own, outcome: { ...outcome, restsOn: own } }]) {
      expect(health(stored, {}).verdict).toBe('sound');
      for (const now of [{ candidate: { ...male, percentile: 60 } }, { candidate: null }, { edition: 'newer' }])
        expect(health(stored, now)).toMatchObject({ verdict: 'outdated', closed: 0, bands: { Safe: 0 } });
    }
  });

  test('keeps it while forecasts are being loaded, and where an answer says the same as none', () => {
    expect(health(own, { edition: undefined }).verdict).toBe('sound');
    expect(health(own, { candidate: { ...male, tfws: false, minority: [] } }).verdict).toBe('sound');
  });

  test('has the verdict of the newer answers once it was opened, although its changes were not read', () => {
    const worse = { ...male, percentile: 60 };
    const restsOn = { ...seen([null], ['closed']), candidate: worse, edition: 'newer' };
    const opened = { ...own, outcome: { version: 1, none: 1, restsOn } };
    expect(health(opened, { candidate: worse, edition: 'newer' })).toMatchObject({ verdict: 'closed', closed: 1 });
    expect(health(opened, {}).verdict).toBe('outdated');
    // After an edit only what was acknowledged is known.
    const edited = listHealth({ choices: ['0'], version: 2, seen: opened }, { candidate: worse, edition: 'newer' });
    expect(edited.verdict).toBe('outdated');
  });

  test('needs no fix, and an empty one is empty', () => {
    expect(needsMending({ verdict: 'outdated' })).toBe(false);
    const none = listHealth({ choices: [], version: 1, seen: own }, { candidate: null, edition: 'e' });
    expect(none.verdict).toBe('empty');
  });
});

test('a safe choice that may not be offered is no safety', () => {
  const choices = (offered: number) => ({ 0: { state: 'estimated', percent: 96, offered } });
  const health = (offered: number) =>
    listHealth({ choices: ['0'], version: 1, seen: { candidate: {}, edition: 'e', choices: choices(offered) } }, NOW);
  expect(health(40)).toMatchObject({ verdict: 'untested', bands: { Safe: 1 } });
  expect(health(97).verdict).toBe('sound');
});

test('a choice that is not open to the student is said before anything else', () => {
  const health = listHealth({ choices: keys(2), version: 1, seen: seen([95, null], ['estimated', 'closed']) }, NOW);
  expect(health).toMatchObject({ verdict: 'closed', closed: 1, bands: { Safe: 1 } });
  expect(needsMending(health)).toBe(true);
});

test('the list to check is the fullest, and of equal ones the one changed last', () => {
  const list = (id: string, choices: number, verdict: ListVerdict = 'sound') => ({ id, choices, verdict });
  expect(listToCheck([list('josaa', 3), list('cap', 13, 'outdated'), list('older', 13)])?.id).toBe('cap');
  expect(listToCheck([list('cap', 13, 'no-safety'), list('new', 4, 'untested')])?.id).toBe('new');
  expect(listToCheck([list('closed', 9, 'closed')])).toBeNull();
});

test('a list of dreams needs no mending beside a sound one of the same exam', () => {
  const dreams = { id: 'dreams', exam: 'josaa', verdict: 'no-safety' } as const;
  const sound = { id: 'sound', exam: 'josaa', verdict: 'sound' } as const;
  expect(listToMend([dreams, sound])).toBeNull();
  expect(listToMend([dreams, { ...sound, exam: 'mht-cet' }])).toBe(dreams);
  expect(listToMend([])).toBeNull();
});

test('bands count the choices with odds that are on the list, and no others', () => {
  fc.assert(
    fc.property(fc.array(nullable(fc.integer({ min: 3, max: 97 }))), fc.nat(20), (percents, count) => {
      const { bands } = listHealth({ choices: keys(count), version: 1, seen: seen(percents) }, NOW);
      const own = percents.slice(0, count).filter((percent) => percent !== null);
      for (const [band, inBand] of Object.entries(bands))
        expect(inBand).toBe(own.filter((percent) => bandOf(percent) === band).length);
    }),
  );
});

test('a list that was never judged is no bad list', () => {
  expect(needsMending(listHealth({ choices: keys(4), version: 1, seen: null }, NOW))).toBe(false);
});

test.each([
  [{}, []],
  [{ mhtCet: { category: 'OPEN' } }, []],
  [{ mhtCet: { percentile: 95 } }, ['mht-cet']],
  [{ mhtCet: { jeeMainRank: 5 }, josaa: { mainCrl: 5 } }, ['mht-cet', 'josaa']],
])('of the profile %j the exams told are %j', (profile, exams) => {
  expect(examsTold(profile)).toEqual(exams);
});

const step = (id: string, firstDay: string | null, lastDay = firstDay) => ({
  ...{ id, title: id, detail: '', kind: 'choices' as const, round: 1, source: 'x', asOf: null },
  ...{ firstDay, lastDay },
});

test('dates that are over or not announced are left out; the next one comes first', () => {
  const steps = [
    step('late', '2027-07-01'),
    step('unknown', null),
    step('over', '2027-06-01'),
    step('now', '2027-06-03', '2027-06-09'),
  ];
  const dates = roundDates(steps, '2027-06-05');
  expect(dates.map(({ id, isRunning }) => [id, isRunning])).toEqual([
    ['now', true],
    ['late', false],
  ]);
  expect(nearDate(dates, '2027-06-05')?.id).toBe('now');
  expect(nearDate(dates.slice(1), '2027-06-23')).toBeNull();
  expect(nearDate(dates.slice(1), '2027-06-24')?.id).toBe('late');
});
