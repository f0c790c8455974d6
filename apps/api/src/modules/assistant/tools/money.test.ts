import { join } from 'node:path';
import type { MyMoney } from '@dakhila/domain/assistant/tool-types';
import type { Family } from '@dakhila/domain/money/family';
import { expect, test } from 'vitest';
import { factsIn } from '../../../../test/facts.ts';
import { PROJECT_DIR } from '../../../config.ts';
import { collegeCost, myMoney } from './money.ts';

const catalogue = factsIn(join(PROJECT_DIR, 'data'));
const told = (input: MyMoney['input'], family: Family = {}) => myMoney(catalogue, input, family);

test('with the scholarships come the fee schemes that are the family’s own, and no other', () => {
  const girl = { about: 'scholarships', gender: 'female', incomeRupees: 200_000 } as const;
  expect(told(girl).schemes.map(({ id, verdict }) => [id, verdict])).toEqual([['girls', 'may']]);
  const open: Family = { category: 'OPEN', domicile: true, ews: false, orphan: false, minority: false };
  expect(told(girl, open).schemes.map(({ id, verdict }) => [id, verdict])).toEqual([['girls', 'applies']]);
  expect(told({ about: 'scholarships' }).schemes).toEqual([]);
});

test('a scholarship that names the student’s category comes before those for anybody', () => {
  const family: Family = { category: 'SC', gender: 'male', domicile: true, income: '1-to-2.5' };
  expect(told({ about: 'scholarships' }, family).scholarships[0]?.name).toBe('Post Matric Scholarship for SC Students');
});

test('hostel money is what pays for living in a hostel, by category', () => {
  const of = (category: string) => {
    const { schemes, scholarships } = told({ about: 'hostel', category });
    return [...schemes.map(({ id, verdict }) => `${id} ${verdict}`), ...scholarships.map(({ name }) => name)];
  };
  expect(of('SC')).toEqual(['hostel not', 'Swadhar Yojana']);
  expect(of('SEBC')).toEqual(['hostel may']);
});

test('a choice between seats looks at what pays fees, and at orphans and minorities only where they say so', () => {
  const of = (input: Partial<MyMoney['input']>) =>
    told({ about: 'seat-choice', ...input }, { domicile: true })
      .schemes.filter(({ verdict }) => verdict !== 'not')
      .map(({ id, verdict, tuition }) => `${id} ${verdict} ${tuition}`);
  expect(of({ category: 'SC', incomeRupees: 200_000 })).toEqual(['sc applies 1', 'tfws may 1']);
  expect(of({ category: 'SEBC', gender: 'female', incomeRupees: 300_000 })).toEqual(['girls applies 1', 'tfws may 1']);
  expect(of({ category: 'OPEN', gender: 'male', incomeRupees: 900_000 })).toEqual([]);
});

test('a fee waiver is asked of the schemes for the student’s category and gender, whatever the income', () => {
  const of = (family: Family) => told({ about: 'waiver' }, family).own;
  expect(of({ category: 'SEBC', gender: 'female' })).toEqual(['girls']);
  expect(of({ category: 'SC', gender: 'female', income: 'above-8' })).toEqual(['sc']);
  expect(of({ category: 'OPEN', gender: 'male', income: 'above-8' })).toEqual(['ebc']);
  expect(of({ category: 'OBC' })).toEqual(['girls', 'obc']);
  expect(of({ gender: 'female' })).toEqual([]);
  const { untold } = told({ about: 'waiver' }, { category: 'SC', gender: 'female', domicile: true });
  expect(untold).toEqual([]);
});

test('a student of VJ or NT hears of the own scheme, also beside one that is sure, and a boy of nothing for girls', () => {
  const boy: Family = { category: 'NT2', gender: 'male', income: '1-to-2.5', domicile: true };
  const { schemes, scholarships } = told({ about: 'scholarships' }, boy);
  expect(schemes[0]?.id).toBe('vj-nt');
  expect(schemes.map(({ id }) => id)).not.toContain('girls');
  expect(scholarships.map(({ name }) => name).join()).not.toMatch(/girl|women/i);
});

test('where a college’s fee is unknown, the answers that decide a scheme there are still asked for', () => {
  const coep = collegeCost(
    catalogue,
    { college: { exam: 'mht-cet', id: '16006' } },
    { category: 'SEBC', gender: 'female' },
  );
  expect(coep?.fee).toBeNull();
  expect(coep?.untold.map(({ words }) => words)).toContain('Tell us your family income. A range is enough.');
});

test('an EWS seat is not open to a student of a reserved category', () => {
  const open = (category: string) =>
    collegeCost(catalogue, { college: { exam: 'mht-cet', id: '05151' }, category }, {})
      ?.seats.filter(({ isOpen }) => isOpen)
      .map(({ seat }) => seat);
  expect(open('OPEN')).toContain('ews');
  expect(open('SEBC')).not.toContain('ews');
});
