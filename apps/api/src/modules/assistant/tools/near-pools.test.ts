import { join } from 'node:path';
import { speechIn } from '@dakhila/domain/assistant/say/speech';
import type { Said } from '@dakhila/domain/assistant/tool-types';
import { expect, test } from 'vitest';
import { factsIn } from '../../../../test/facts.ts';
import { PROJECT_DIR } from '../../../config.ts';
import { capCandidate, josaaCandidate } from './candidate.ts';
import { capPools, josaaPools, surest } from './near-pools.ts';
import { programmesNear } from './programmes-near.ts';

const catalogue = factsIn(join(PROJECT_DIR, 'data'));
const totalFor = (said: Said) => {
  const outcome = programmesNear(catalogue, { exam: 'mht-cet', said: { percentile: 88, ...said } }, {});
  return outcome.ok ? outcome.output.total : 0;
};
const isAtPune = (id: string) => catalogue.mhtCet.byId(id)?.universityFullForm === 'Savitribai Phule Pune University';
const row = (pool: string, side: string | null, rank: number) => ({
  ...{ collegeId: '01', programme: 'Civil', round: 1, percentile: null },
  ...{ pool, poolWords: '', side, rank },
});

test.each(['SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC'])(
  '%s has its own seats beside the open ones',
  (category) => {
    expect(totalFor({ category })).toBeGreaterThan(totalFor({}));
  },
);

test('the economically weaker, and women, have their seats beside the open ones', () => {
  expect(totalFor({ ews: true })).toBeGreaterThan(totalFor({}));
  expect(totalFor({ gender: 'female' })).toBeGreaterThan(totalFor({}));
});

test('with a known home university its colleges count by home seats, and all others by the other seats', () => {
  const mhtCet = { homeUniversity: 'Savitribai Phule Pune University' };
  const { rows } = capPools(catalogue, { exam: 'mht-cet', said: {} }, { mhtCet });
  const sidesOf = (isOwn: boolean) =>
    new Set(rows.flatMap(({ collegeId, side }) => (isAtPune(collegeId) === isOwn ? (side ?? []) : [])));
  expect([...sidesOf(true)]).toEqual(['home']);
  expect([...sidesOf(false)]).toEqual(['other']);
});

test('a home university and a category of the question win over the profile’s, and are said', () => {
  const profile = { mhtCet: { homeUniversity: 'University of Mumbai', category: 'OPEN' } } as const;
  const said = { homeUniversity: 'SPPU', category: 'SC' };
  const { rows, category, assumptions } = capPools(catalogue, { exam: 'mht-cet', said }, profile);
  const atPune = rows.filter(({ collegeId, side }) => isAtPune(collegeId) && side !== null);
  expect(new Set(atPune.map(({ side }) => side))).toEqual(new Set(['home']));
  expect(category).toBe('SC');
  expect(assumptions.join('; ')).toMatch(/SC, as you said, not OPEN.*Savitribai Phule Pune University, as you said/);
});

test('a range of cut-offs leaves out what closed below it', () => {
  const near = (leastPercentile?: number) => {
    const outcome = programmesNear(
      catalogue,
      { exam: 'mht-cet', said: { percentile: 88 }, leastPercentile, limit: 25 },
      {},
    );
    return outcome.ok ? outcome.output : undefined;
  };
  const narrow = near(87);
  expect(narrow?.total).toBeLessThan(near()?.total ?? 0);
  expect(
    narrow?.programmes.every(({ percentile }) => percentile !== null && percentile >= 87 && percentile <= 88),
  ).toBe(true);
});

test('where no government college is in reach, it is told how many programmes of all colleges are', () => {
  const near = (type?: 'government') => {
    const said = { percentile: 82, category: 'OBC' };
    const outcome = programmesNear(catalogue, { exam: 'mht-cet', said, city: 'Pune', type }, {});
    return outcome.ok ? outcome.output : undefined;
  };
  expect(near('government')).toMatchObject({ total: 0, totalOfAnyType: near()?.total });
  expect(near()?.total).toBeGreaterThan(0);
  expect(near()).not.toHaveProperty('totalOfAnyType');
});

test('the easier of two categories counts, and the stricter of two sides', () => {
  const poolsOf = (...rows: ReturnType<typeof row>[]) => surest(rows).map(({ pool }) => pool);
  expect(poolsOf(row('GOPENH', 'home', 900), row('GSEBCH', 'home', 500))).toEqual(['GOPENH']);
  expect(poolsOf(row('GOPENH', 'home', 900), row('GSEBCO', 'other', 500))).toEqual(['GSEBCO']);
  expect(poolsOf(row('GOPENH', 'home', 900), row('GSEBCO', 'other', 500), row('EWS', null, 700))).toEqual(['EWS']);
  expect(poolsOf(row('GOPENS', null, 900), row('GSEBCS', null, 950))).toEqual(['GSEBCS']);
});

test('the gender that only the profile tells is said where it opens seats, in every language', () => {
  const note = 'female, as in your profile, so the seats for women too';
  const profile = { gender: 'female', mhtCet: { category: 'OBC' }, josaa: { homeState: 'Maharashtra' } } as const;
  const said = { percentile: 88 };
  const rank = { value: 5200, list: 'crl' } as const;
  const notesFor = (gender: 'female' | 'male' | undefined) => [
    capPools(catalogue, { exam: 'mht-cet', said: { ...said, gender } }, profile),
    capCandidate({ ...said, gender }, profile),
    josaaCandidate({ rank, gender }, profile, 'JEE Main'),
    josaaPools(catalogue, { exam: 'josaa', said: { rank, gender } }, profile),
  ];
  for (const judged of notesFor(undefined))
    expect(judged).toMatchObject({ assumptions: expect.arrayContaining([note]) });
  for (const judged of [...notesFor('female'), ...notesFor('male')]) expect(JSON.stringify(judged)).not.toContain(note);
  for (const language of ['hi', 'mr'] as const) expect(speechIn(language).tell(note)).not.toBe(note);
});

test.each([
  ['female', undefined, true],
  ['male', undefined, false],
  ['other', undefined, false],
  [undefined, undefined, false],
  ['male', 'female', true],
  ['female', 'male', false],
] as const)(
  'seats for women at JEE institutes: %s in the profile and %s in the question',
  (ofProfile, gender, isForWomen) => {
    const said = { rank: { value: 5200, list: 'crl' }, gender } as const;
    const profile = ofProfile === undefined ? {} : { gender: ofProfile };
    const { rows, assumptions } = josaaPools(catalogue, { exam: 'josaa', said }, profile);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ pool }) => pool.endsWith('-F'))).toBe(isForWomen);
    expect(assumptions.includes('gender-neutral seats only')).toBe((gender ?? ofProfile) === undefined);
  },
);

test('a category rank counts in the category of the profile where the question names none', () => {
  const said = { rank: { value: 900, list: 'category' } } as const;
  const profile = { gender: 'male', josaa: { category: 'OBC-NCL' } } as const;
  const { rows, category } = josaaPools(catalogue, { exam: 'josaa', said }, profile);
  expect([category, ...new Set(rows.map(({ pool }) => pool.replace(/^(?:AI|OS)-/, '')))]).toEqual([
    'OBC-NCL',
    'OBC-NCL-N',
  ]);
});

test('home seats count for the home state, those of other states for all others', () => {
  const said = { rank: { value: 25_000, list: 'crl' } } as const;
  const quotasOf = (homeState: string | undefined, id: string) => {
    const profile = homeState === undefined ? {} : { josaa: { homeState } };
    const { rows } = josaaPools(catalogue, { exam: 'josaa', said }, profile);
    return new Set(
      rows.flatMap(({ collegeId, pool }) => (collegeId === id && !pool.startsWith('AI') ? pool.slice(0, 2) : [])),
    );
  };
  const nits = new Set(catalogue.jee.items.flatMap(({ id, collegeLevel }) => (collegeLevel === 'NIT' ? id : [])));
  const { id = '', homeStates } =
    catalogue.jee.records.find((record) => nits.has(record.id) && record.homeStates.HS?.[0] !== undefined) ?? {};
  expect(quotasOf(homeStates?.HS?.[0], id)).toEqual(new Set(['HS']));
  expect(quotasOf('Sikkim', id)).toEqual(new Set(['OS']));
  expect(quotasOf(undefined, id)).toEqual(new Set(['OS']));
  const { assumptions } = josaaPools(catalogue, { exam: 'josaa', said }, { josaa: { homeState: 'Bihar' } });
  expect(assumptions).toContain('Bihar is your home state');
});

test('what closed just behind the student comes after what is well within reach', () => {
  const outcome = programmesNear(catalogue, { exam: 'mht-cet', said: { percentile: 90 }, limit: 25 }, {});
  const shown = outcome.ok ? outcome.output.programmes : [];
  expect(shown).toHaveLength(25);
  expect(shown.map(({ rank }) => rank ?? 0)).toEqual(
    shown.map(({ rank }) => rank ?? 0).toSorted((one, other) => one - other),
  );
  for (const { percentile } of shown) expect(percentile).toBeLessThanOrEqual(89);
});

test('OBC of a question is OBC-NCL of a JEE profile, and no other category', () => {
  const rank = { value: 5200, list: 'category' } as const;
  const josaa = { category: 'OBC-NCL', homeState: 'Maharashtra' } as const;
  expect(JSON.stringify(josaaCandidate({ rank, category: 'OBC' }, { josaa }, 'JEE Main'))).not.toContain('as you said');
  expect(JSON.stringify(josaaCandidate({ rank, category: 'SC' }, { josaa }, 'JEE Main'))).toContain(
    'the category SC, as you said, not OBC-NCL from your profile',
  );
});

test('somebody from outside Maharashtra is not told of the state’s own seats', () => {
  const percentile = { percentile: 97, percentileExam: 'mht-cet' } as const;
  const refusal = { ok: false, message: expect.stringContaining('All India seats only') };
  const near = (said: object, mhtCet: object) =>
    programmesNear(catalogue, { exam: 'mht-cet', said: { ...percentile, ...said } }, { mhtCet });
  expect(near({ homeState: 'Gujarat' }, {})).toMatchObject(refusal);
  expect(near({}, { candidature: 'outside' })).toMatchObject(refusal);
  expect(near({ homeState: 'Maharashtra' }, {})).toMatchObject({ ok: true });
});
