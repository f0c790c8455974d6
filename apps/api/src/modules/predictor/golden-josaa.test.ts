import type { JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import { describe, expect, test } from 'vitest';
import { catalogue, josaaPools, type OpenPool } from './golden-fixture.ts';

/** The figures are of round 5 of JoSAA 2026, read off the source by hand. */
const candidate = (more: Partial<JosaaCandidate> = {}): JosaaCandidate => ({
  mainCrl: 1,
  mainCategoryRank: 1,
  advancedCrl: 1,
  advancedCategoryRank: 1,
  category: 'OPEN',
  gender: 'male',
  homeState: 'Maharashtra',
  ...more,
});
const COMPUTER_SCIENCE = 'Computer Science and Engineering (4 Years, Bachelor of Technology)';
const at = (pools: readonly OpenPool[], college: string, programme = COMPUTER_SCIENCE) =>
  pools.filter((pool) => pool.college === college && pool.programme === programme);
const codesAt = (pools: readonly OpenPool[], college: string, programme?: string) =>
  at(pools, college, programme)
    .map(({ code }) => code)
    .sort();

describe('quota', () => {
  test('an NIT gives home state seats or other states seats, never both', () => {
    expect(codesAt(josaaPools(candidate({ homeState: 'Tamil Nadu' })), 'nit-tiruchirappalli')).toEqual(['HS-OPEN-N']);
    expect(codesAt(josaaPools(candidate({ homeState: 'Kerala' })), 'nit-tiruchirappalli')).toEqual(['OS-OPEN-N']);
    for (const homeState of ['Maharashtra', 'Delhi', 'Goa', 'Ladakh', 'Assam']) {
      const byCollege = Map.groupBy(josaaPools(candidate({ homeState })), ({ college }) => college);
      for (const [college, own] of byCollege) {
        const quotas = new Set(own.map(({ code }) => code.split('-')[0]));
        expect([college, quotas.has('OS') && quotas.size > 1]).toEqual([college, false]);
      }
    }
  });
  test('AI and HS pools stand side by side for the home state', () => {
    const home = josaaPools(candidate({ homeState: 'Jharkhand' }));
    expect(
      at(home, 'bit-deoghar')
        .map(({ code, lastYear }) => [code, lastYear])
        .sort(),
    ).toEqual([
      ['AI-OPEN-N', 69_578],
      ['HS-OPEN-N', 117_607],
    ]);
    expect(codesAt(josaaPools(candidate({ homeState: 'Bihar' })), 'bit-deoghar')).toEqual(['AI-OPEN-N']);
  });
  test.each([
    ['Goa', 'nit-goa', ['GO-OPEN-N']],
    ['Lakshadweep', 'nit-goa', ['HS-OPEN-N']],
    ['Daman and Diu', 'nit-goa', ['HS-OPEN-N']],
    ['Karnataka', 'nit-goa', ['OS-OPEN-N']],
    ['Jammu and Kashmir', 'nit-srinagar', ['JK-OPEN-N']],
    ['Ladakh', 'nit-srinagar', ['LA-OPEN-N']],
    ['Punjab', 'nit-srinagar', ['OS-OPEN-N']],
    ['Chandigarh', 'nit-delhi', ['HS-OPEN-N']],
    ['Andaman and Nicobar Islands', 'nit-puducherry', ['HS-OPEN-N']],
  ])('a candidate of %s at %s', (homeState, college, codes) => {
    expect(codesAt(josaaPools(candidate({ homeState })), college)).toEqual(codes);
  });
  test('the north-eastern states have home seats at Malda', () => {
    const malda = (homeState: string) =>
      new Set(
        josaaPools(candidate({ homeState })).flatMap(({ college, code }) => (college === 'gkciet-malda' ? code : [])),
      );
    expect([...malda('Tripura')].every((code) => code.startsWith('HS'))).toBe(true);
    expect([...malda('West Bengal')].every((code) => code.startsWith('OS'))).toBe(true);
  });
});

describe('seat types and genders', () => {
  test('women compete in the female-only and in the gender-neutral pool', () => {
    expect(codesAt(josaaPools(candidate({ gender: 'female' })), 'iit-bombay')).toEqual(['AI-OPEN-F', 'AI-OPEN-N']);
    expect(codesAt(josaaPools(candidate({ gender: 'male' })), 'iit-bombay')).toEqual(['AI-OPEN-N']);
    expect(codesAt(josaaPools(candidate({ gender: 'other' })), 'iit-bombay')).toEqual(['AI-OPEN-N']);
  });
  test('a reserved candidate competes by common rank in OPEN and by category rank in the own category', () => {
    const pools = at(josaaPools(candidate({ category: 'SC' })), 'iit-bombay');
    expect(pools.map(({ code, list }) => [code, list]).sort()).toEqual([
      ['AI-OPEN-N', 'JEE Advanced, common rank (CRL)'],
      ['AI-SC-N', 'JEE Advanced, category rank'],
    ]);
  });
  test('PwD pools are for candidates with a disability, by the PwD list', () => {
    const pwd = candidate({ pwd: true, category: 'OBC-NCL', mainPwdRank: 1, mainCategoryPwdRank: 1 });
    expect(
      at(josaaPools(pwd), 'bit-mesra')
        .map(({ code, list }) => [code, list])
        .sort(),
    ).toEqual([
      ['AI-OBC+-N', 'JEE Main, PwD rank in the category list'],
      ['AI-OBC-N', 'JEE Main, category rank'],
      ['AI-OPEN+-N', 'JEE Main, PwD rank in the common list'],
      ['AI-OPEN-N', 'JEE Main, common rank (CRL)'],
    ]);
    expect(josaaPools(candidate({ category: 'OBC-NCL' })).some(({ code }) => code.includes('+'))).toBe(false);
  });
  test('without PwD ranks the PwD pools are not judged by any other rank', () => {
    const codes = josaaPools(candidate({ pwd: true, category: 'OBC-NCL' })).map(({ code }) => code);
    expect(codes.some((code) => code.includes('+'))).toBe(false);
  });
});

describe('rank lists', () => {
  const byAdvanced = new Set(
    catalogue.jee.records.flatMap(({ id, rankBasis }) => (rankBasis === 'JEE Advanced' ? id : [])),
  );
  test('IITs and IISc go by JEE Advanced, all others by JEE Main', () => {
    expect([...byAdvanced].filter((id) => !id.startsWith('iit-'))).toEqual(['iisc-bangalore']);
    for (const { college, list } of josaaPools(candidate({ gender: 'female', category: 'EWS' })))
      expect([college, list.startsWith('JEE Advanced')]).toEqual([college, byAdvanced.has(college)]);
  });
  test('without a rank of JEE Advanced neither an IIT nor IISc is judged', () => {
    const { advancedCrl: _, advancedCategoryRank: __, ...main } = candidate();
    expect(josaaPools(main).some(({ college }) => byAdvanced.has(college))).toBe(false);
  });
  const ARCHITECTURE = 'Architecture (5 Years, Bachelor of Architecture)';
  const PLANNING = 'Planning (4 Years, Bachelor of Planning)';
  test('B.Arch and B.Plan have rank lists of their own', () => {
    const pools = josaaPools(candidate());
    expect(codesAt(pools, 'manit-bhopal', ARCHITECTURE)).toEqual([]);
    const architect = josaaPools(candidate({ architectureCrl: 1, planningCrl: 1 }));
    expect(at(architect, 'manit-bhopal', ARCHITECTURE)).toMatchObject([
      { code: 'OS-OPEN-N', list: 'JEE Main paper 2A (B.Arch), common rank (CRL)', lastYear: 777 },
    ]);
    expect(at(architect, 'manit-bhopal', PLANNING)).toMatchObject([
      { list: 'JEE Main paper 2B (B.Plan), common rank (CRL)', lastYear: 620 },
    ]);
  });
  test('B.Arch at an IIT needs the aptitude test', () => {
    expect(codesAt(josaaPools(candidate()), 'iit-roorkee', ARCHITECTURE)).toEqual([]);
    expect(codesAt(josaaPools(candidate({ aatPassed: true })), 'iit-roorkee', ARCHITECTURE)).toEqual(['AI-OPEN-N']);
  });
  test('preparatory ranks are never compared', () => {
    // Computer Science at IIT (BHU): the SC (PwD) pool closed at 10P only.
    const pwd = candidate({ pwd: true, category: 'SC', advancedPwdRank: 1, advancedCategoryPwdRank: 1 });
    expect(codesAt(josaaPools(pwd), 'iit-bhu-varanasi')).not.toContain('AI-SC+-N');
    // Electrical Engineering: OPEN (PwD) closed at 313 in round 1 and at preparatory ranks after that.
    const electrical = 'Electrical Engineering (4 Years, Bachelor of Technology)';
    const open = at(josaaPools(pwd), 'iit-bhu-varanasi', electrical).find(({ code }) => code === 'AI-OPEN+-N');
    expect(open?.lastYear).toBe(313);
  });
});
