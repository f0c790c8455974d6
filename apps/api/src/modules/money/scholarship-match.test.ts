import { fileURLToPath } from 'node:url';
import type { Family } from '@dakhila/domain/money/family';
import { matchScholarship } from '@dakhila/domain/money/scholarship-match';
import { expect, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';

const { scholarships } = factsIn(fileURLToPath(new URL('../../../../../data', import.meta.url)));
const match = (name: string, family: Family) => {
  const found = scholarships.find((scholarship) => scholarship.name.startsWith(name));
  if (found === undefined) throw new Error(`no scholarship ${name}`);
  return matchScholarship(found, family);
};
const FITS = { verdict: 'fits', reasons: ['money.match.fits'] };

const girl: Family = { gender: 'female', category: 'OPEN', income: '2.5-to-6', domicile: true, pwd: false, ews: false };
const boy: Family = { ...girl, gender: 'male' };

test.each([
  ['AICTE Pragati', girl, FITS],
  ['AICTE Pragati', boy, { verdict: 'not', reasons: ['money.match.not.girls'] }],
  ['AICTE Pragati', { ...girl, income: 'above-8' }, { verdict: 'not', reasons: ['money.match.not.income'] }],
  ['AICTE Pragati', {}, { verdict: 'may', reasons: ['money.match.may.gender', 'money.match.may.income'] }],
  // A limit of 3 lakh cuts through the band.
  ['Aadhar Kaushal', { ...boy, pwd: true }, { verdict: 'may', reasons: ['money.match.may.income'] }],
  ['Aadhar Kaushal', boy, { verdict: 'not', reasons: ['money.match.not.category'] }],
  ['Aditya Birla Capital Scholarship (professional', boy, FITS],
  // No limit in the compilation, and a branch to choose.
  ['Amazon Future Engineer', girl, { verdict: 'may', reasons: ['money.match.may.noLimit', 'money.match.may.branch'] }],
  // What it is for is said first; another stay refuses it.
  [
    'Swadhar',
    { ...girl, category: 'SC', stays: 'hostel' },
    { verdict: 'may', reasons: ['money.match.hostel', 'money.match.may.noLimit'] },
  ],
  ['Swadhar', { ...girl, category: 'SC', stays: 'home' }, { verdict: 'not', reasons: ['money.not.stays'] }],
  [
    'DXC Progressing Minds Scholarship for Sports',
    girl,
    { verdict: 'may', reasons: ['money.match.may.income', 'money.match.onlyIf.sports'] },
  ],
  // The compilation does not know whom it is for.
  ['HOPE Engineering', boy, { verdict: 'may', reasons: ['money.match.may.anyGender', 'money.match.may.income'] }],
  ['HOPE Engineering', girl, { verdict: 'may', reasons: ['money.match.may.anyGender', 'money.match.may.income'] }],
] as const)('%s for %j', (name, family, expected) => {
  expect(match(name, family)).toEqual(expected);
});

test('each of the 65 is answered for everybody, and nobody without facts is told that one fits or does not', () => {
  expect(scholarships).toHaveLength(65);
  const verdicts = (family: Family) => scholarships.map((scholarship) => matchScholarship(scholarship, family).verdict);
  expect(verdicts(girl).filter((verdict) => verdict === 'fits').length).toBeGreaterThan(5);
  for (const [index, scholarship] of scholarships.entries()) {
    const verdict = verdicts({})[index];
    const isForAll =
      scholarship.gender === 'any' && scholarship.categories === 'any' && scholarship.states === 'all India';
    if (!isForAll || scholarship.incomeLimitRupees === null)
      expect([scholarship.name, verdict]).toEqual([scholarship.name, 'may']);
    expect(verdict).not.toBe('not');
  }
});

test('an unknown gender or limit of a scholarship leaves it open', () => {
  for (const scholarship of scholarships) {
    const { verdict } = matchScholarship(scholarship, boy);
    if (scholarship.gender === null || scholarship.incomeLimitRupees === null) expect(verdict).not.toBe('fits');
    if (scholarship.gender === 'female') expect(verdict).toBe('not');
  }
});
