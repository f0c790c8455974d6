import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/languages.ts';
import { say } from '../../messages/say.ts';
import { roundRules } from '../round-rules.ts';
import { isHome, isPreferredKind, likesOf, nearnessOf, type ProgrammeTraits } from './likes.ts';
import { areSameCandidate } from './same-candidate.ts';
import { cautionText, effectText, fallText, reasonText, togetherText } from './texts.ts';

const CAP = roundRules('mht-cet', 2025);
const JOSAA = roundRules('josaa', 2025);
const LINKS = {
  ...{ likeChoice: 2, city: 'Pune', choicesInCity: 3 },
  ...{
    isToldBranch: false,
    isLikeToldBranch: false,
    isOtherBranch: false,
    isToldCity: null,
    isToldKind: null,
    fitsAssessment: false,
  },
};
const item = { key: 'x', place: 3, above: null, none: 0.1, endsEarly: 0.05, final: 0.4 };

test('reasons are the student’s own: what was told, else what the list shows', () => {
  expect(say('en', reasonText({ kind: 'safety', above: null }, LINKS))).toBe(
    'A branch similar to the one in your choice 2. In Pune, where you have 3 choices.',
  );
  const told = { ...LINKS, isToldBranch: true, isToldCity: true, fitsAssessment: true };
  expect(say('en', reasonText({ kind: 'reach', above: 4 }, told))).toBe(
    'More in demand than your choice 4. You told us you like this branch. You told us you like Pune. Your assessment says this branch suits you.',
  );
});

test('a city that the list lacks is the reason itself', () => {
  const own = { ...LINKS, likeChoice: null, city: 'Latur', choicesInCity: 0, isToldBranch: true, isToldCity: true };
  expect(say('en', reasonText({ kind: 'city', above: null }, own))).toBe(
    'You told us you like this branch. Your list has no choice in Latur yet, and you told us you like it.',
  );
});

test('a college of another kind than the told one says so', () => {
  expect(say('en', reasonText({ kind: 'safety', above: null }, { ...LINKS, isToldKind: false }))).toMatch(
    /3 choices\. But it isn’t the kind of college you told us you like\.$/,
  );
});

test('a college outside the chosen cities says so, and nothing is said where none was chosen', () => {
  const reason = (isToldCity: boolean | null) =>
    say('en', reasonText({ kind: 'safety', above: null }, { ...LINKS, choicesInCity: 0, isToldCity }));
  expect(reason(false)).toBe('A branch similar to the one in your choice 2. But it’s outside the cities you chose.');
  expect(reason(null)).toBe('A branch similar to the one in your choice 2.');
});

test('every recommendation has a reason for it, also where nothing links it to the student', () => {
  const links = fc.record({
    likeChoice: fc.option(fc.integer({ min: 1, max: 300 })),
    city: fc.constantFrom('Pune', 'Imphal'),
    choicesInCity: fc.nat(3),
    isToldBranch: fc.boolean(),
    isLikeToldBranch: fc.boolean(),
    isToldCity: fc.option(fc.boolean()),
    isToldKind: fc.option(fc.boolean()),
    fitsAssessment: fc.boolean(),
    isOtherBranch: fc.boolean(),
  });
  const kinds = fc.constantFrom(
    { kind: 'safety', above: null } as const,
    { kind: 'reach', above: 2 } as const,
    {
      kind: 'city',
      above: null,
    } as const,
  );
  fc.assert(
    fc.property(kinds, links, (kind, own) => {
      for (const language of LANGUAGES) expect(say(language, reasonText(kind, own))).not.toBe('');
      expect(say('en', reasonText(kind, own))).not.toMatch(/^But/);
    }),
  );
});

test('effects are points of the chance of a seat, and how often it would be the seat', () => {
  expect(say('en', effectText({ ...item, kind: 'safety' }, 0.21))).toBe(
    'Adds 11 percentage points to your chance of a seat.',
  );
  expect(say('en', effectText({ ...item, kind: 'safety' }, 0.11))).toBe(
    'Adds 1 percentage point to your chance of a seat.',
  );
  expect(say('en', effectText({ ...item, kind: 'reach' }, 0.1))).toBe(
    'In 40 of 100 simulations of your whole list, this would be your final seat.',
  );
  const items = [item, item].map((own) => ({ ...own, kind: 'safety' as const }));
  expect(say('en', togetherText({ items, none: 0.5, noneTogether: 0.01 }) ?? '')).toBe(
    'With all 2, your chance of a seat goes from 50% to 97%+.',
  );
});

test('the choice that loses the most is named with its place, unless it is less than one in a hundred', () => {
  const said = (share: number, place = 2) => {
    const text = fallText({ place, falls: { choice: 4, share } }, () => 'Civil Engineering, COEP');
    return text && say('en', text);
  };
  expect(said(0.08)).toBe(
    'Your choice 4, Civil Engineering, COEP, would be your final seat in 8 fewer of 100 simulations.',
  );
  expect(said(0.08, 4)).toBe('The choice right below it would be your final seat in 8 fewer of 100 simulations.');
  expect([said(0.004), fallText({ place: 2, falls: null }, String)]).toEqual([null, null]);
});

test('within the first six places CAP’s rule is said with its cost; JoSAA has none', () => {
  expect(say('en', cautionText(item, CAP, 0) ?? '')).toBe(
    'At position 3, you must accept it if you get it in round 2. In 5 of 100 simulations, that would cost you a higher choice that opens later.',
  );
  expect(say('en', cautionText({ ...item, place: 1 }, CAP, 0) ?? '')).toBe(
    'At position 1, you must accept it if you get it in round 1. In 5 of 100 simulations, it opens only after you’ve had to accept a lower choice.',
  );
  expect(cautionText({ ...item, place: 7 }, CAP, 0)).toBeNull();
  expect(cautionText(item, JOSAA, 0)).toBeNull();
});

test('a run counts for the same answers, however they were written down', () => {
  const input = { category: 'OPEN', percentile: 95, tfws: false, minority: [] };
  expect(
    areSameCandidate(input, { percentile: 95, category: 'OPEN', preferences: { cities: ['Pune'] }, year: 2027 }),
  ).toBe(true);
  expect(areSameCandidate(input, { percentile: 95.1, category: 'OPEN' })).toBe(false);
});

const at = (branch: string, city: string): ProgrammeTraits => ({ branch, city, type: 'private', level: null });

test('preferences come from what recurs; a list of many cities preferences for none', () => {
  const list = [
    at('Computer Engineering', 'Pune'),
    at('Information Technology', 'Pune'),
    at('Computer Engineering', 'Nashik'),
  ];
  const likes = likesOf('mht-cet', undefined, list);
  const near = (branch: string, city: string) => nearnessOf(likes, at(branch, city));
  expect(near('Computer Engineering', 'Pune')).toBe(1);
  expect(near('Computer Engineering', 'Pune')).toBeGreaterThan(near('Computer Engineering', 'Nashik'));
  expect(near('Computer Engineering', 'Nashik')).toBeGreaterThan(near('Computer Engineering', 'Mumbai'));
  expect(near('Civil Engineering', 'Mumbai')).toBe(0);
  const everywhere = ['Delhi', 'Surat', 'Goa', 'Patna'].map((city) => at('Civil Engineering', city));
  expect(likesOf('josaa', undefined, everywhere).cities).toBeNull();
  expect(likesOf('josaa', { cities: ['Surat'], kinds: ['government'] }, everywhere)).toMatchObject({
    cities: { surat: 1 },
    kinds: ['government'],
  });
});

test('better programmes are suggested in the chosen cities only, else in those of a CAP list, however many', () => {
  const towns = ['Amravati', 'Akola', 'Yavatmal', 'Buldana'].map((city) => at('Mechanical Engineering', city));
  const homes = (told?: { cities?: string[] }) => likesOf('mht-cet', told, towns);
  expect([isHome(homes(), { city: 'Akola' }), isHome(homes(), { city: 'Pune' })]).toEqual([true, false]);
  const chosen = homes({ cities: ['Amravati'] });
  expect([isHome(chosen, { city: 'Amravati' }), isHome(chosen, { city: 'Akola' })]).toEqual([true, false]);
  expect(isHome(likesOf('josaa', undefined, towns), { city: 'Surat' })).toBe(true);
});

test('a chosen district takes in all its towns', () => {
  const baramati = { ...at('Computer Engineering', 'Baramati'), district: 'Pune' };
  const likes = likesOf('mht-cet', { cities: ['Pune district'] }, [at('Computer Engineering', 'Nashik')]);
  expect([isHome(likes, baramati), isHome(likes, { city: 'Karad', district: 'Satara' })]).toEqual([true, false]);
  expect(nearnessOf(likes, baramati)).toBe(1);
});

test('with chosen branches nothing of another branch is near, unless the list has it', () => {
  const list = [at('Civil Engineering', 'Pune')];
  const near = (branch: string, branches?: string[]) =>
    nearnessOf(likesOf('mht-cet', { branches }, list), at(branch, 'Pune'));
  expect(near('Chemical Engineering')).toBeGreaterThan(0);
  expect(near('Chemical Engineering', ['group:mechanical'])).toBe(0);
  expect(near('Civil Engineering', ['group:mechanical'])).toBeGreaterThan(0);
});

test.each([
  ['government', 'government', 'Government Autonomous', true],
  // Its students pay the full fee.
  ['government', 'government', 'University Managed (Un-Aided)', false],
  ['private', 'government', 'University Managed (Un-Aided)', false],
  ['University Managed (Un-Aided)', 'government', 'University Managed (Un-Aided)', true],
  ['private', 'private', 'Un-Aided Autonomous', true],
] as const)('who prefers %s: a %s college of level %s is preferred: %s', (kind, type, level, isPreferred) => {
  expect(isPreferredKind(likesOf('mht-cet', { kinds: [kind] }, []), { type, level })).toBe(isPreferred);
});
