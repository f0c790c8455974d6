import { expect, test } from 'vitest';
import type { ResultRow } from './result-order.ts';
import { indexResults, type ResultView } from './result-view.ts';

const row = (
  programme: string,
  collegeId: string,
  chance: number | null,
  band: ResultRow['band'],
  closing = 10_000,
): ResultRow => ({
  collegeId,
  collegeName: NAMES[collegeId] ?? collegeId,
  programme,
  chance,
  band,
  forecast: { q10: closing * 0.9, q50: closing, q90: closing * 1.1 },
  pool: { seatType: 'OPEN' },
  pools: [{ list: 'state' }],
});
const NAMES: Record<string, string> = {
  vjti: 'Veermata Jijabai Technological Institute (VJTI), Mumbai',
  coep: 'COEP Technological University',
  pict: 'Pune Institute of Computer Technology',
};
const place = (id: string, city: string, level: string, nirfRanking: number | null) =>
  ({
    id,
    city,
    state: 'Maharashtra',
    type: level === 'Un-Aided' ? 'private' : 'government',
    level,
    nirfRanking,
  }) as const;

const CIVIL = row('Civil Engineering', 'coep', 0.95, 'Safe');
const EASY = row('Civil Engineering', 'pict', 0.95, 'Safe', 90_000);
const TELECOM = row('Electronics and Telecommunication Engineering', 'pict', 0.7, 'Likely', 9_500);
const COMPUTER = row('Computer Engineering', 'vjti', 0.1, 'Reach');
const SMALL = { ...row('Textile Technology', 'vjti', null, null), pool: { seatType: 'TFWS' } };
const FAR = row('Computer Science and Engineering', 'coep', 0.03, 'Unlikely');

const { show, count, countUnknown } = indexResults({
  colleges: [
    place('vjti', 'Mumbai', 'Government Autonomous', 119),
    place('coep', 'Pune', 'University Autonomous', 90),
    { ...place('pict', 'Pune', 'Un-Aided', null), district: 'Pune' },
  ],
  lists: [{ id: 'state', rank: 9_000 }],
  results: [EASY, CIVIL, TELECOM, COMPUTER, SMALL],
  unlikely: [FAR],
  money: new Map([
    [
      'vjti',
      { fee: null, median: { rupees: 900_000, year: '2024-25' }, firstYear: { tfws: { least: 0, most: 9_000 } } },
    ],
    [
      'pict',
      { fee: null, median: { rupees: 700_000, year: '2024-25' }, firstYear: { cap: { least: 10, most: 99_000 } } },
    ],
    [
      'coep',
      {
        ...{ fee: null, median: null, firstYear: { cap: { least: 5, most: 99_000 } } },
        openFacts: { cap: ['domicile', 'income'] },
      },
    ],
  ]),
});

test.each<[ResultView, ResultRow[]]>([
  [{}, [TELECOM, CIVIL, EASY, COMPUTER, SMALL]],
  [{ withUnlikely: true }, [TELECOM, CIVIL, EASY, COMPUTER, SMALL, FAR]],
  [{ order: 'chance' }, [EASY, CIVIL, TELECOM, COMPUTER, SMALL]],
  [{ band: 'Reach' }, [COMPUTER]],
  [{ band: 'range' }, [SMALL]],
  [{ band: 'Unlikely' }, [FAR]],
  [{ branches: ['Civil Engineering', 'Textile Technology'] }, [CIVIL, EASY, SMALL]],
  [{ groups: ['electronics', 'materials'] }, [TELECOM, SMALL]],
  [{ groups: ['computer'], branches: ['Textile Technology'] }, [COMPUTER, SMALL]],
  [{ cities: ['Pune'] }, [TELECOM, CIVIL, EASY]],
  [{ cities: ['Pune', 'Mumbai'], groups: ['civil'] }, [CIVIL, EASY]],
  // CoEP’s district is not known here: its city stands for the district of that name.
  [{ cities: ['Pune district'] }, [TELECOM, CIVIL, EASY]],
  [{ cities: ['Satara district'] }, []],
  [{ seats: ['TFWS'] }, [SMALL]],
  [{ state: 'Goa' }, []],
  [{ kind: 'private' }, [TELECOM, EASY]],
  [{ kind: 'University Autonomous' }, [CIVIL]],
  [{ college: 'vjti' }, [COMPUTER, SMALL]],
  [{ text: 'vjti comp' }, [COMPUTER]],
  [{ text: 'extc' }, [TELECOM]],
  [{ text: 'B.Tech EXTC' }, [TELECOM]],
  [{ text: 'bombay' }, [COMPUTER, SMALL]],
  [{ text: 'xyz' }, []],
  [{ order: 'toughest' }, [COMPUTER, TELECOM, CIVIL, EASY, SMALL]],
  [{ order: 'nirf' }, [CIVIL, COMPUTER, SMALL, EASY, TELECOM]],
  [{ order: 'cost' }, [SMALL, CIVIL, EASY, TELECOM, COMPUTER]],
  [{ paysAtMost: 99_000 }, [TELECOM, CIVIL, EASY, SMALL]],
  [{ paysAtMost: 98_999 }, [SMALL]],
  [{ medianAtLeast: 700_000 }, [TELECOM, EASY, COMPUTER, SMALL]],
  [{ medianAtLeast: 700_001, paysAtMost: 99_000 }, [SMALL]],
  [{ order: 'college' }, [CIVIL, EASY, TELECOM, COMPUTER, SMALL]],
])('%j shows what fits, in its order', (view, rows) => {
  expect(show(view)).toEqual(rows);
});

test.each<[ResultView, number]>([
  [{}, 0],
  [{ paysAtMost: 1 }, 2],
  [{ medianAtLeast: 1 }, 1],
  [{ medianAtLeast: 1, withUnlikely: true }, 2],
  [{ medianAtLeast: 1, cities: ['Mumbai'] }, 0],
  [{ medianAtLeast: 1, paysAtMost: 99_000 }, 2],
  [{ medianAtLeast: 1, paysAtMost: 98_999 }, 4],
])('%j leaves out %i only because a figure is not known or not sure', (view, left) => {
  expect(countUnknown(view).total).toBe(left);
});

test.each<[ResultView, Partial<ReturnType<typeof countUnknown>>]>([
  // No answer would settle the cost of PICT, and two would that of CoEP.
  [{ paysAtMost: 1 }, { fee: 1, feeOfGovernment: 1, answers: 0, rules: 1 }],
  [{ paysAtMost: 50 }, { fee: 1, answers: 1, rules: 3, median: 0, facts: ['income', 'domicile'] }],
  [
    { paysAtMost: 50, cities: ['Mumbai'] },
    { fee: 1, answers: 0, rules: 1, facts: [] },
  ],
  [
    { paysAtMost: 99_000, medianAtLeast: 1 },
    { fee: 1, answers: 0, rules: 0, median: 1 },
  ],
  [{ medianAtLeast: 1 }, { fee: 0, median: 1 }],
])('%j says what is missing where it leaves out what may fit', (view, missing) => {
  expect(countUnknown(view)).toMatchObject(missing);
});

test('an unaided college of a university is not counted among the government colleges without a fee', () => {
  const ofLevel = (level: string) =>
    indexResults({ colleges: [place('vjti', 'Mumbai', level, null)], lists: [], results: [COMPUTER], unlikely: [] });
  const counted = (level: string) => ofLevel(level).countUnknown({ paysAtMost: 1 });
  expect(counted('Government Autonomous')).toMatchObject({ fee: 1, feeOfGovernment: 1 });
  expect(counted('University Managed (Un-Aided)')).toMatchObject({ fee: 1, feeOfGovernment: 0 });
});

test('bands are counted under the filters, whatever band is shown', () => {
  const none = { Safe: 0, Likely: 0, Possible: 0, Reach: 0, range: 0, Unlikely: 0 };
  expect(count({}).bands).toEqual({ ...none, Safe: 2, Likely: 1, Reach: 1, range: 1, Unlikely: 1 });
  expect(count({ band: 'Safe', cities: ['Mumbai'] })).toEqual({
    bands: { ...none, Reach: 1, range: 1 },
    groups: { ambitious: 1, match: 0, safe: 0, range: 1 },
    ranges: { better: 1, within: 0, beyond: 0 },
  });
});

test('a row below 5% with a range only is in the lowest band alone, so that all counts agree', () => {
  const farAndSmall = row('Mining Engineering', 'coep', null, null);
  const index = indexResults({ colleges: [], lists: [], results: [COMPUTER, SMALL], unlikely: [FAR, farAndSmall] });
  const { bands } = index.count({ withUnlikely: true });
  expect(bands).toMatchObject({ Reach: 1, range: 1, Unlikely: 2 });
  expect(index.filter({ withUnlikely: true })).toHaveLength(4);
  expect(index.filter({ band: 'Unlikely' })).toEqual([FAR, farAndSmall]);
  expect(index.filter({ band: 'range', withUnlikely: true })).toEqual([SMALL]);
});
