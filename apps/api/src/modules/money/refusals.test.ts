/** No reason for a refusal leads to a scheme or scholarship that is refused to the same student. */
import { fileURLToPath } from 'node:url';
import { type Family, INCOMES, STAYS } from '@dakhila/domain/money/family';
import { type CollegeKind, SEATS } from '@dakhila/domain/money/place';
import { reliefsOf } from '@dakhila/domain/money/refer';
import { matchScholarship } from '@dakhila/domain/money/scholarship-match';
import { CAP_CATEGORY_CODES, GENDERS } from '@dakhila/domain/predictor/candidate';
import { expect, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';

const { feeRelief, scholarships } = factsIn(fileURLToPath(new URL('../../../../../data', import.meta.url)));
const swadhar = scholarships.find(({ name }) => name === 'Swadhar Yojana');

const FAMILIES: Family[] = [undefined, ...CAP_CATEGORY_CODES].flatMap((category) =>
  [undefined, ...GENDERS].flatMap((gender) =>
    [undefined, ...INCOMES].flatMap((income) =>
      [undefined, true, false].flatMap((domicile) =>
        [undefined, ...STAYS].map((stays) => ({ category, gender, income, domicile, stays })),
      ),
    ),
  ),
);

/** One of each that the schemes treat alike. */
const KINDS: readonly CollegeKind[] = ['unaided', 'government-deemed', 'private-deemed'];

/** Which scheme a reason names. */
const named = (reason: string) =>
  reason === 'money.not.boys' ? 'girls' : reason.startsWith('money.own.') ? reason.slice('money.own.'.length) : null;

test('for every category, gender, income, domicile and stay, on every seat and where schemes differ by college', () => {
  const wrong = new Set<string>();
  for (const family of FAMILIES) {
    const hasSwadhar = swadhar !== undefined && matchScholarship(swadhar, family).verdict !== 'not';
    for (const seat of SEATS)
      for (const kind of KINDS) {
        const found = reliefsOf(feeRelief, family, () => ({ seat, kind }));
        const refused = new Set<string>(
          found.filter(({ verdict }) => verdict === 'not').map(({ scheme }) => scheme.id),
        );
        if (!hasSwadhar) refused.add('swadhar');
        for (const { scheme, reasons } of found)
          for (const reason of reasons)
            if (refused.has(named(reason) ?? ''))
              wrong.add(`${scheme.id}, ${reason}: ${JSON.stringify({ ...family, seat, kind })}`);
      }
  }
  expect([...wrong].slice(0, 3)).toEqual([]);
});

const OF_STATE = { domicile: true, gender: 'female', income: '1-to-2.5', stays: 'hostel' } as const;
const reasonsFor = (family: Family, id: string) =>
  reliefsOf(feeRelief, family, () => ({ seat: 'cap', kind: 'unaided' })).find(({ scheme }) => scheme.id === id)
    ?.reasons;

test.each([
  ['ebc', { ...OF_STATE, category: 'SC' }, ['money.not.category', 'money.own.sc']],
  ['obc', { ...OF_STATE, category: 'SC' }, ['money.not.category']],
  ['girls', { ...OF_STATE, category: 'SC' }, ['money.not.category', 'money.own.sc']],
  ['hostel', { ...OF_STATE, category: 'SC' }, ['money.not.category', 'money.own.swadhar']],
  ['hostel', { ...OF_STATE, category: 'ST' }, ['money.not.category']],
  ['girls', { ...OF_STATE, category: 'NT2' }, ['money.not.category', 'money.own.vj-nt']],
  ['ebc', { ...OF_STATE, category: 'OPEN' }, ['money.not.boys']],
  ['ebc', { ...OF_STATE, category: 'OPEN', income: 'above-8' }, ['money.not.boysOnly', 'money.not.income']],
  ['ebc', { ...OF_STATE, category: 'OBC' }, ['money.not.category', 'money.own.girls']],
  ['ebc', { ...OF_STATE, category: 'OBC', gender: 'male' }, ['money.not.category', 'money.own.obc']],
] as const)('%s for %j: %j', (id, family, reasons) => {
  expect(reasonsFor(family, id)).toEqual(reasons);
});
