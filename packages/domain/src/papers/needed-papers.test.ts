import { expect, test } from 'vitest';
import { sayAll } from '../messages/say.ts';
import { isPaper, neededPapers, type PaperFacts } from './needed-papers.ts';
import { papersBeforeSeat } from './papers-before-seat.ts';

const ids = (exam: 'josaa' | 'mht-cet', facts: Omit<PaperFacts, 'year'>) =>
  neededPapers(exam, { year: 2027, ...facts }).map(({ id }) => id);

test('JoSAA asks everyone for proof of birth, identity, marks, score, allotment and fee', () => {
  expect(ids('josaa', { category: 'OPEN' })).toEqual([
    ...['medical', 'class-ten', 'class-twelve', 'photo-id', 'jee-main', 'allotment-letter', 'fee-proof', 'bank'],
  ]);
  expect(ids('josaa', { category: 'OBC-NCL', pwd: true, advanced: true })).toEqual(
    expect.arrayContaining(['obc-ncl', 'pwd', 'class-ten', 'photo-id', 'jee-main', 'jee-advanced', 'fee-proof']),
  );
});

test.each(['OBC-NCL', 'EWS'])('a %s certificate is of the financial year of the season', (category) => {
  const validities = neededPapers('josaa', { year: 2027, category }).flatMap(({ validity }) => validity ?? []);
  expect(sayAll('en', validities)).toEqual(['Dated on or after 1 April 2027']);
});

test.each([
  ['orphan', { orphan: true }],
  ['minority', { minority: true }],
  ['defence', { defence: true }],
  ['pwd', { pwd: true }],
  ['jee-main', { jeeMain: true }],
] as const)('CAP asks for %s where it is claimed, and only there', (paper, claimed) => {
  expect(ids('mht-cet', { category: 'OPEN', ...claimed })).toContain(paper);
  expect(ids('mht-cet', { category: 'OPEN' })).not.toContain(paper);
});

test('an SBC candidate needs the papers of a reserved category', () => {
  expect(ids('mht-cet', { category: 'SBC' })).toEqual(
    expect.arrayContaining(['caste', 'caste-validity', 'non-creamy-layer']),
  );
});

test('a candidate from outside Maharashtra is asked for nothing that only state seats need', () => {
  const claims = { ews: true, tfws: true, defence: true, orphan: true, minority: true, pwd: true };
  expect(ids('mht-cet', { category: 'OBC', candidature: 'outside', ...claims })).toEqual([
    ...['nationality', 'class-ten', 'class-twelve', 'leaving-certificate', 'jee-main', 'allotment-letter'],
  ]);
});

test('papers follow the category and what is claimed', () => {
  const everyone = ['class-ten', 'class-twelve', 'leaving-certificate', 'mht-cet', 'allotment-letter'];
  expect(ids('mht-cet', { category: 'SC' })).toEqual(['domicile', 'caste', 'caste-validity', 'income-sc', ...everyone]);
  expect(ids('mht-cet', { category: 'SEBC', tfws: true })).toEqual([
    ...['domicile', 'caste', 'caste-validity', 'non-creamy-layer', 'income', ...everyone],
  ]);
  const validities = neededPapers('mht-cet', { year: 2027, category: 'OBC' }).flatMap(({ validity }) => validity ?? []);
  expect(sayAll('en', validities)).toEqual(['Valid until 31 March 2028']);
  expect([isPaper('josaa', 'obc-ncl'), isPaper('josaa', 'domicile')]).toEqual([true, false]);
});

test.each([
  [{ category: 'OPEN', gender: 'female' }, true],
  [{ category: 'OPEN', gender: 'male' }, true],
  [{ category: 'OPEN', ews: true }, true],
  [{ category: 'OBC', gender: 'female' }, true],
  [{ category: 'ST', orphan: true }, true],
  [{ category: 'OPEN', income: '6-to-8' as const }, true],
  [{ category: 'OPEN', income: 'above-8' as const }, false],
  [{ category: 'OBC', gender: 'male' }, false],
  [{ category: 'ST', gender: 'female' }, false],
  [{ category: 'OPEN', candidature: 'outside' }, false],
  [{}, false],
])('the income certificate for help with the fee: %o', (facts, isNeeded) => {
  expect(ids('mht-cet', facts).includes('income')).toBe(isNeeded);
});

test('an SC candidate is told the limit of the SC scholarship, and not that of other schemes alone', () => {
  const papers = neededPapers('mht-cet', { year: 2027, category: 'SC', tfws: true, gender: 'female' });
  const income = papers.filter(({ id }) => id.startsWith('income'));
  expect(
    sayAll(
      'en',
      income.map(({ title }) => title),
    ),
  ).toEqual([expect.stringContaining('₹2.5 lakh')]);
  expect(
    sayAll(
      'en',
      income.map(({ why }) => why),
    ),
  ).toEqual([expect.stringMatching(/TFWS\) seat, up to ₹8 lakh/)]);
});

test.each(['josaa', 'mht-cet'] as const)('before a seat of %s, only what comes with the seat is left out', (exam) => {
  const all = neededPapers(exam, { year: 2027, category: 'OPEN' });
  const left = all.filter((paper) => !papersBeforeSeat(all).includes(paper)).map(({ id }) => id);
  expect(left).toEqual(exam === 'josaa' ? ['allotment-letter', 'fee-proof'] : ['allotment-letter']);
});
