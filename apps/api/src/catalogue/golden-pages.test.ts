/** What the pages of five real colleges show, checked by hand against the published lists, fee orders and NIRF submissions. */
import { fileURLToPath } from 'node:url';
import { closingRange, isOfPaper2, loosestRound } from '@dakhila/domain/colleges/open-closings';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { beforeAll, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)));
});

const card = (id: string) => catalogue.mhtCet.items.find((item) => item.id === id);
/** The loosest closing of 2025 of a course's open seats. */
function closedIn2025(id: string, courseCode: string, seats = 'state') {
  const course = catalogue.mhtCet.byId(id)?.courses.find((one) => one.courseCode === courseCode);
  const year = course?.openClosings.find((one) => one.seats === seats)?.years.find((one) => one.year === 2025);
  const loosest = loosestRound(year?.rounds ?? []);
  return loosest && [loosest.closing[0], loosest.round];
}

test('COEP: no fee of the authority, no NIRF placements, its own statement, computer science closed at 913 in round 4', () => {
  const coep = catalogue.mhtCet.byId('16006');
  expect(coep).toMatchObject({
    fee: null,
    placements: { years: [] },
    website: expect.stringMatching(/^https:\/\/www\.coeptech\.ac\.in\/?$/),
  });
  expect(coep?.ownSitePlacements).toMatchObject([
    { graduatingYear: '2025-26', students: 702, placed: 633, medianSalaryRupees: 1_035_000 },
  ]);
  expect(closedIn2025('16006', '1600624210')).toEqual([913, 4]);
  expect(closedIn2025('16006', '1600637210')).toEqual([1_332, 4]);
  expect(card('16006')).toMatchObject({ fee: null, medianPay: null });
});

test('VJTI: 562 of 674 placed, median ₹11,20,000, computer closed at 119 in round 2', () => {
  const vjti = catalogue.mhtCet.byId('03012');
  expect(vjti?.fee).toBeNull();
  expect(vjti?.placements.years[0]).toMatchObject({
    graduatingYear: '2024-25',
    graduated: 674,
    placed: 562,
    medianSalaryRupees: 1_120_000,
    higherStudies: 112,
    edition: 2026,
  });
  expect(placedPercent({ placed: 562, graduated: 674 })).toBe(83);
  expect(closedIn2025('03012', '0301224510')).toEqual([119, 2]);
  expect(card('03012')?.medianPay).toEqual({ rupees: 1_120_000, year: '2024-25' });
});

test('PICT: ₹1,23,000 for 2026-27, no placements, computer closed at 1,151 in round 4', () => {
  const pict = catalogue.mhtCet.byId('06271');
  expect(pict?.fee).toMatchObject({
    year: '2026-27',
    tuitionRupees: 106_956,
    developmentRupees: 16_044,
    totalRupees: 123_000,
    kind: 'approved',
  });
  expect(pict?.placements.years).toEqual([]);
  expect(closedIn2025('06271', '0627124510')).toEqual([1_151, 4]);
  expect(card('06271')).toMatchObject({ fee: { rupees: 123_000, year: '2026-27' }, medianPay: null });
});

test('Walchand, Sangli: higher studies unknown, computer science closed loosest in round 2, not in the last', () => {
  const walchand = catalogue.mhtCet.byId('06007');
  expect(walchand?.fee).toMatchObject({ totalRupees: 76_000, year: '2026-27' });
  expect(walchand?.placements.years[0]).toMatchObject({
    graduatingYear: '2023-24',
    graduated: 436,
    placed: 370,
    medianSalaryRupees: 924_000,
    higherStudies: null,
  });
  expect(closedIn2025('06007', '0600724210')).toEqual([2_340, 2]);
});

test('Rajendra Mane, Ambav: a small college with home university seats and a fee that was kept', () => {
  const mane = catalogue.mhtCet.byId('03202');
  expect(mane?.fee).toMatchObject({ totalRupees: 76_500, tuitionRupees: 67_459, kind: 'unrevised' });
  expect(mane?.placements.years[0]).toMatchObject({ graduatingYear: '2024-25', graduated: 89, placed: 42 });
  expect(closedIn2025('03202', '0320224510', 'home')).toEqual([149_513, 4]);
  expect(closedIn2025('03202', '0320224510', 'other')).toEqual([201_239, 4]);
  expect(closedIn2025('03202', '0320261210', 'home')).toEqual([201_958, 1]);
});

test('a college that is in no list of 2025 does not admit', () => {
  expect(card('02126')?.notAdmittingSince).toBe(2022);
});

test('no card counts the ranks of architecture and planning, which are of another paper; its range is that of its page', () => {
  for (const { id, closings } of catalogue.jee.items) {
    const page = catalogue.jee.byId(id);
    if (page === undefined) throw new Error(`${id} has no page`);
    const ofPaper1 = page.courses.filter(({ courseName }) => !isOfPaper2(courseName, page.rankBasis));
    expect([id, closings]).toEqual([
      id,
      closingRange(
        ofPaper1.map(({ openClosings }) => openClosings),
        page.rankBasis,
      ),
    ]);
  }
  expect(catalogue.jee.items.find(({ id }) => id === 'vnit-nagpur')?.closings).toMatchObject({
    year: 2026,
    hardest: 8_632,
  });
});
