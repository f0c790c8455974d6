import type { CapCandidate } from '@dakhila/domain/predictor/candidate';
import { describe, expect, test } from 'vitest';
import { capPools, catalogue, type OpenPool } from './golden-fixture.ts';

/** The figures are of the CAP lists of 2025, read off the source by hand. */
const SOLAPUR = 'Punyashlok Ahilyadevi Holkar Solapur University, Solapur';
const MUMBAI = 'University of Mumbai';
const PUNE = 'Savitribai Phule Pune University';

const candidate = (more: Partial<CapCandidate> = {}): CapCandidate => ({
  percentile: 99,
  category: 'OPEN',
  gender: 'male',
  candidature: 'maharashtra',
  homeUniversity: PUNE,
  ...more,
});
const at = (pools: readonly OpenPool[], choiceCode: string) => pools.filter((pool) => pool.choiceCode === choiceCode);
const codesAt = (pools: readonly OpenPool[], choiceCode: string) =>
  at(pools, choiceCode)
    .map(({ code, section }) => `${code} ${section}`)
    .sort();

describe('home university', () => {
  // Computer Engineering and IoT at Wada, a college of Mumbai: every kind of section in one programme.
  const WADA = '0346592110';
  const woman = (homeUniversity: string) =>
    codesAt(capPools(candidate({ gender: 'female', category: 'NT1', homeUniversity })), WADA);

  test('home candidates get home seats and the other seats that were given to home candidates', () => {
    expect(codesAt(capPools(candidate({ category: 'SC', homeUniversity: MUMBAI })), WADA)).toEqual([
      'GOPENH HU',
      'GSCH HU',
      'GSCO OHU_TO_HU',
    ]);
  });
  test('candidates of other universities get the other seats and the home seats that were given to them', () => {
    expect(woman(SOLAPUR)).toEqual(['GOPENO OHU', 'LNT1H HU_TO_OHU', 'LOPENO OHU']);
    expect(woman(MUMBAI)).toEqual(['GOPENH HU', 'LOPENH HU']);
  });
  test('never both sides at one college', () => {
    for (const homeUniversity of [PUNE, SOLAPUR, MUMBAI]) {
      const pools = capPools(candidate({ homeUniversity, category: 'OBC' }));
      const sides = Map.groupBy(pools, ({ college }) => college);
      for (const [college, own] of sides) {
        const sections = new Set(own.map(({ section }) => section));
        const home = sections.has('HU') || sections.has('OHU_TO_HU');
        const other = sections.has('OHU') || sections.has('HU_TO_OHU');
        expect([college, home && other]).toEqual([college, false]);
      }
    }
  });
  test('without a home university neither side is judged', () => {
    const sections = new Set(
      capPools({ percentile: 99, category: 'OPEN', gender: 'male', candidature: 'maharashtra' }).map(
        ({ section }) => section,
      ),
    );
    expect([...sections]).toEqual(['STATE']);
  });
  test('a college that became autonomous is judged by its state level pools, not by the home university pools it had', () => {
    // Computer Science at Deogiri, Chhatrapati Sambhajinagar: home university pools to 2024, state level in 2025.
    const MARATHWADA = 'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar';
    const pools = capPools(candidate({ meritNumber: 38_000, homeUniversity: MARATHWADA }));
    expect(codesAt(pools, '0211424210')).toEqual(['GOPENS STATE']);
  });
  test('no autonomous college has home university seats, and 02508 has them by course', () => {
    const sectionsAt = (pools: readonly OpenPool[]) => Map.groupBy(pools, ({ college }) => college);
    const autonomous = new Set(
      catalogue.mhtCet.records.flatMap(({ code, seatSections }) => (seatSections?.autonomy === 'all' ? code : [])),
    );
    expect(autonomous.size).toBe(106);
    for (const homeUniversity of [PUNE, MUMBAI, SOLAPUR])
      for (const [college, own] of sectionsAt(capPools(candidate({ homeUniversity }))))
        if (autonomous.has(college))
          expect([college, own.every(({ section }) => section === 'STATE')]).toEqual([college, true]);
    const NANDED = 'Swami Ramanand Teerth Marathwada University, Nanded';
    const byCourse = Map.groupBy(
      capPools(candidate({ homeUniversity: NANDED })).filter(({ college }) => college === '02508'),
      ({ choiceCode }) => choiceCode,
    );
    const kinds = [...byCourse.values()].map((own) => [...new Set(own.map(({ section }) => section))].join(' '));
    expect(new Set(kinds)).toEqual(new Set(['HU', 'STATE']));
  });
  test('a home university that is none counts as not answered', () => {
    const DBATU = 'Dr. Babasaheb Ambedkar Technological University, Lonere';
    const sections = new Set(capPools(candidate({ homeUniversity: DBATU })).map(({ section }) => section));
    expect([...sections]).toEqual(['STATE']);
  });
  test('autonomous colleges have state level seats, whatever the home university', () => {
    const COEP_COMPUTER = '1600624210';
    for (const homeUniversity of [PUNE, SOLAPUR])
      expect(codesAt(capPools(candidate({ homeUniversity })), COEP_COMPUTER)).toEqual(['GOPENS STATE']);
  });
});

describe('categories', () => {
  const VJTI_COMPUTER = '0301224510';
  const codes = (more: Partial<CapCandidate>) =>
    at(capPools(candidate(more)), VJTI_COMPUTER)
      .map(({ code }) => code)
      .sort();

  test('women compete in ladies and general pools, of the own category and of OPEN', () => {
    expect(codes({ gender: 'female', category: 'OBC' })).toEqual(['GOBCS', 'GOPENS', 'LOBCS', 'LOPENS']);
    expect(codes({ gender: 'male', category: 'OBC' })).toEqual(['GOBCS', 'GOPENS']);
    expect(codes({ gender: 'other', category: 'OBC' })).toEqual(['GOBCS', 'GOPENS']);
  });
  test('SBC has no seats of its own in the lists: its candidates compete for the open ones', () => {
    expect(codes({ category: 'SBC' })).toEqual(['GOPENS']);
  });

  test('SEBC is not OBC', () => {
    expect(codes({ category: 'SEBC' })).toEqual(['GOPENS', 'GSEBCS']);
    expect(codes({ category: 'OBC' })).toEqual(['GOBCS', 'GOPENS']);
  });
  test('the loosest closing of last year stands beside each pool', () => {
    const [open] = at(capPools(candidate()), VJTI_COMPUTER);
    expect(open).toMatchObject({ code: 'GOPENS', lastYear: 119, lastRound: 2 });
    const aissms = at(capPools(candidate({ gender: 'female' })), '0613924510');
    expect(aissms.map(({ code, lastYear }) => [code, lastYear]).sort()).toEqual([
      ['GOPENS', 17_082],
      ['LOPENS', 16_673],
    ]);
  });
  test('EWS seats are for EWS candidates outside the reserved categories', () => {
    expect(codes({ ews: true })).toEqual(['EWS', 'GOPENS']);
    expect(codes({ ews: true, category: 'SC' })).toEqual(['GOPENS', 'GSCS']);
    expect(codes({})).toEqual(['GOPENS']);
  });
  test('PWD, DEF and orphan pools are shown to those they are for, by their own codes, and to nobody else', () => {
    expect(codes({ pwd: true, category: 'OBC' })).toEqual(['GOBCS', 'GOPENS', 'PWDOBCS', 'PWDOPENS', 'PWDROBCS']);
    expect(codes({ defence: true, category: 'OBC' })).toEqual(['DEFOBCS', 'DEFOPENS', 'DEFROBCS', 'GOBCS', 'GOPENS']);
    expect(codes({ orphan: true })).toEqual(['GOPENS', 'ORPHAN']);
    const ordinary = capPools(candidate({ category: 'OBC', gender: 'female' }));
    expect(ordinary.filter(({ code }) => /^(PWD|DEF|PHC|ORPHAN)/.test(code))).toEqual([]);
  });
});

test('a fee waiver seat is found by its choice code, as an option of its own', () => {
  const COEP_COMPUTER = '1600624210';
  const with_ = at(capPools(candidate({ tfws: true })), COEP_COMPUTER);
  expect(with_.map(({ programme, code, lastYear }) => [programme, code, lastYear])).toEqual([
    ['Computer Science and Engineering', 'GOPENS', 913],
    ['Computer Science and Engineering (TFWS)', 'TFWS', 582],
  ]);
  expect(at(capPools(candidate()), COEP_COMPUTER)).toHaveLength(1);
});

test('minority seats go to the community of the college', () => {
  // Shah & Anchor is of the Gujarati language, Thadomal Shahani of the Sindhi one.
  const gujarati = capPools(candidate({ minority: ['Gujarati'] })).filter(({ code }) => code === 'MI');
  expect(gujarati.find(({ choiceCode }) => choiceCode === '0314824510')).toMatchObject({ lastYear: 77_961 });
  expect(gujarati.some(({ choiceCode }) => choiceCode === '0318224510')).toBe(false);
  const sindhi = capPools(candidate({ minority: ['Sindhi'] })).filter(({ code }) => code === 'MI');
  // Closed at 23,157, 23,270, 3,663 and 10,434: the last rounds gave single seats only.
  const thadomal = sindhi.find(({ choiceCode }) => choiceCode === '0318224510');
  expect(thadomal).toMatchObject({ lastYear: 23_270, lastRound: 2 });
  expect(
    capPools(candidate({ minority: ['Muslim'] })).some(
      ({ choiceCode, code }) => choiceCode === '0314824510' && code === 'MI',
    ),
  ).toBe(false);
  expect(capPools(candidate()).some(({ code }) => code === 'MI')).toBe(false);
});

describe('All India seats', () => {
  test('go by the All India list of CAP, never by the state merit number', () => {
    const pools = capPools(candidate({ jeeMainRank: 1 }));
    for (const { code, list } of pools) expect(list.startsWith('All India')).toBe(code === 'AI');
    expect(at(pools, '1600624210').find(({ code }) => code === 'AI')).toMatchObject({ lastYear: 858 });
    expect(capPools(candidate({ meritNumber: 1 })).some(({ code }) => code === 'AI')).toBe(false);
  });
  test('are all that candidates from outside Maharashtra compete for', () => {
    const pools = capPools(candidate({ candidature: 'outside', jeeMainRank: 1, tfws: true, ews: true, pwd: true }));
    expect(pools.length).toBeGreaterThan(1000);
    expect(new Set(pools.map(({ code, section }) => `${code} ${section}`))).toEqual(new Set(['AI AI']));
  });
});

test("a women's college is closed to men", () => {
  const CUMMINS = '06276';
  expect(capPools(candidate()).some(({ college }) => college === CUMMINS)).toBe(false);
  expect(capPools(candidate({ gender: 'female' })).some(({ college }) => college === CUMMINS)).toBe(true);
});

test('seats released to others are no cut-off of the pool', () => {
  // Instrumentation at Amravati: the list of 2025 has no ladies' seat of ST at its own stage.
  const codes = at(capPools(candidate({ category: 'ST', gender: 'female' })), '0100246610').map(({ code }) => code);
  expect(codes).toContain('GSTS');
  expect(codes).not.toContain('LSTS');
});
