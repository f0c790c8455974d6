import { expect, test } from 'vitest';
import { fitOfNames, rankBranches } from './branch-fit.ts';
import { BRANCHES, branchOf } from './branches.ts';
import {
  type Code,
  cIndex,
  codeOf,
  consistency,
  differentiation,
  hexagonDistance,
  iachan,
  lettersOf,
} from './holland.ts';
import { APTITUDE_SCALES, INTEREST_SCALES, type InterestScale } from './scales.ts';

const BY_LETTER: Readonly<Record<string, InterestScale>> = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
};
const code = (letters: string): Code => {
  const [first = 'realistic', second = 'realistic', third = 'realistic'] = [...letters].map(
    (letter) => BY_LETTER[letter],
  );
  return [first, second, third];
};
const FLAT = { realistic: 3, investigative: 3, artistic: 3, social: 3, enterprising: 3, conventional: 3 };

test.each([
  ['R', 'R', 0],
  ['R', 'I', 1],
  ['R', 'C', 1],
  ['R', 'A', 2],
  ['R', 'S', 3],
  ['C', 'A', 3],
])('%s and %s stand %i apart on the hexagon', (one, other, apart) => {
  expect(hexagonDistance(BY_LETTER[one] ?? 'social', BY_LETTER[other] ?? 'social')).toBe(apart);
});

// From the definitions: 3 × (3 − distance of the firsts) + 2 × (…) + 1 × (…).
test.each([
  ['RIA', 'RIA', 18, 28],
  ['RIA', 'IRA', 13, 21],
  ['RIA', 'SEC', 0, 0],
  ['IRC', 'ICR', 15, 26],
  ['IRC', 'ERC', 9, 6],
])('%s and %s have C %i and M %i', (one, other, c, m) => {
  expect([cIndex(code(one), code(other)), iachan(code(one), code(other))]).toEqual([c, m]);
  expect([cIndex(code(other), code(one)), iachan(code(other), code(one))]).toEqual([c, m]);
});

test('the code names the three strongest, and how clear and how alike they are', () => {
  const mine = { ...FLAT, investigative: 4.8, realistic: 4.1, conventional: 3.4, social: 2 };
  expect(lettersOf(codeOf(mine))).toBe('IRC');
  expect(differentiation(mine)).toEqual({ value: 2.8, level: 'clear' });
  expect(differentiation({ ...FLAT, artistic: 3.5 }).level).toBe('flat');
  expect([consistency(code('IRC')), consistency(code('IER')), consistency(code('RSE'))]).toEqual([
    'high',
    'low',
    'low',
  ]);
  expect(consistency(code('RAI'))).toBe('middle');
});

test('a student with the interests of a branch finds it among the first', () => {
  for (const { id, profile } of BRANCHES) {
    const mine = Object.fromEntries(INTEREST_SCALES.map((scale) => [scale, 1 + profile[scale] / 25])) as typeof FLAT;
    const found = rankBranches(mine);
    expect(
      found.slice(0, 3).map(({ branch }) => branch.id),
      id,
    ).toContain(id);
    expect(found[0]?.fit).toBeGreaterThanOrEqual(70);
  }
});

test('the opposite of every engineering interest fits badly, and a flat profile says so by its figures', () => {
  const [nearest] = rankBranches({ ...FLAT, social: 5, artistic: 4, realistic: 1, investigative: 1 });
  expect(nearest?.fit).toBeLessThan(45);
  for (const { correlation } of rankBranches(FLAT)) expect(correlation).toBe(0);
});

test.each([
  ['Computer Science and Engineering (Artificial Intelligence and Machine Learning)', 'ai-data'],
  ['Computer Engineering', 'computer'],
  ['Information Technology', 'information-technology'],
  ['Electronics and Telecommunication Engineering', 'electronics'],
  ['Electrical and Electronics Engineering', 'electrical'],
  ['Civil and Environmental Engineering', 'civil'],
  ['Naval Architecture and Ocean Engineering', 'aerospace'],
  ['Applied Geophysics', 'environment'],
  ['Engineering Physics', 'mathematics-computing'],
  ['VLSI Design and Technology', 'electronics'],
  ['Mechanical Engineering (Design and Manufacturing)', 'mechanical'],
  ['Biotechnology', 'biomedical'],
  ['Industrial Design', 'design'],
  ['Production Engineering', 'industrial'],
  ['General Engineering', undefined],
])('%s belongs to %s', (name, id) => {
  expect(branchOf(name)?.id).toBe(id);
});

test('names get the fit of their family, and names without one are left out', () => {
  const fits = fitOfNames({ ...FLAT, realistic: 5, investigative: 4 }, [
    'Mechanical Engineering',
    'Fashion Technology',
    'General Engineering',
  ]);
  expect([...fits.keys()]).toEqual(['Mechanical Engineering', 'Fashion Technology']);
  expect(fits.get('Mechanical Engineering') ?? 0).toBeGreaterThan(fits.get('Fashion Technology') ?? 1);
});

test('every family of branches has a figure for each kind of interest and names timed parts that exist', () => {
  for (const { profile, aptitudes } of BRANCHES) {
    expect(Object.keys(profile)).toEqual([...INTEREST_SCALES]);
    expect(Object.values(profile).every((figure) => figure >= 0 && figure <= 100)).toBe(true);
    expect(aptitudes.every((scale) => APTITUDE_SCALES.includes(scale))).toBe(true);
  }
});
