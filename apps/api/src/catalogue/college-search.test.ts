import { fileURLToPath } from 'node:url';
import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { beforeAll, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)));
});

test('every college is found by its own name, code and id', () => {
  for (const item of catalogue.mhtCet.items) {
    expect(catalogue.mhtCet.byCode(item.id)?.id).toBe(item.id);
    expect(catalogue.mhtCet.byCode(String(Number(item.id)))?.id).toBe(item.id);
    expect(
      catalogue.mhtCet.find({ search: item.name.slice(0, 100), page: 1, limit: 100 }).items.map(({ id }) => id),
      item.name,
    ).toContain(item.id);
  }
  for (const item of catalogue.jee.items) {
    expect(catalogue.jee.byName(item.name)?.id).toBe(item.id);
    expect(catalogue.jee.byName(item.name.toUpperCase().replace(/[.,()-]/g, ' '))?.id).toBe(item.id);
    expect(
      catalogue.jee.find({ search: item.name, page: 1, limit: 3 }).items.map(({ id }) => id),
      item.name,
    ).toContain(item.id);
  }
});

test.each([
  ['VNIT', false, true],
  ['COEP', true, false],
  ['IIT Bombay', false, true],
  ['mechatronics', false, false],
])('whether %s names a college is known for each exam', (text, mhtCet, josaa) => {
  const asked = { search: text, page: 1, limit: 1 };
  expect(catalogue.mhtCet.find(asked).isNamed).toBe(mhtCet);
  expect(catalogue.jee.find(asked).isNamed).toBe(josaa);
});

test('option lists are sorted, without doubles, and every option finds something', () => {
  const { mhtCet, jee } = catalogue;
  expect(jee.options.levels).toEqual(['IIT', 'NIT', 'IIIT', 'GFTI']);
  for (const list of [
    mhtCet.options.courses,
    mhtCet.options.universities,
    mhtCet.options.cities,
    jee.options.courses,
    jee.options.cities,
    jee.options.states,
  ]) {
    expect(new Set(list.map((option) => option.toLowerCase())).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(10);
  }
  for (const course of mhtCet.options.courses)
    expect(mhtCet.find({ course, page: 1, limit: 1 }).total, course).toBeGreaterThan(0);
  for (const university of mhtCet.options.universities)
    expect(mhtCet.find({ university, page: 1, limit: 1 }).total, university).toBeGreaterThan(0);
  for (const city of mhtCet.options.cities)
    expect(mhtCet.find({ city, page: 1, limit: 1 }).total, city).toBeGreaterThan(0);
  for (const course of jee.options.courses)
    expect(jee.find({ course, page: 1, limit: 1 }).total, course).toBeGreaterThan(0);
  for (const state of jee.options.states)
    expect(jee.find({ state, page: 1, limit: 1 }).total, state).toBeGreaterThan(0);
  for (const collegeLevel of jee.options.levels)
    expect(jee.find({ collegeLevel, page: 1, limit: 1 }).total, collegeLevel).toBeGreaterThan(10);
});

test('no published branch name is cleaned into something that needs cleaning', () => {
  for (const list of [catalogue.mhtCet.options.courses, catalogue.jee.options.courses]) {
    for (const course of list) expect(cleanBranch(course)).toBe(course);
  }
});

test('without search text the best NIRF rank comes first and unranked colleges come last, by name', () => {
  const items = catalogue.jee.find({ page: 1, limit: 200 }).items;
  expect(items.slice(0, 3).map(({ id }) => id)).toEqual(['iit-madras', 'iit-delhi', 'iit-bombay']);
  const ranks = items.map((item) => item.nirfRanking ?? 10_000);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  expect(catalogue.mhtCet.find({ sort: 'nirf', page: 1, limit: 1 }).items[0]?.id).toBe('03036');
});

test('CAP colleges stand hardest to enter first, and those that no longer admit come last', () => {
  const items = catalogue.mhtCet.find({ page: 1, limit: 400 }).items;
  const places = ['03012', '16006', '06271', '06007', '06276'].map((id) => items.findIndex((item) => item.id === id));
  expect(places.every((place) => place >= 0 && place < 20)).toBe(true);
  const firstGone = items.findIndex(({ notAdmittingSince }) => notAdmittingSince !== null);
  expect(firstGone).toBeGreaterThan(300);
  expect(items.slice(firstGone).every(({ notAdmittingSince }) => notAdmittingSince !== null)).toBe(true);
});

test('filters hold together', () => {
  const { items, total } = catalogue.mhtCet.find({
    type: 'government',
    city: 'Mumbai',
    course: 'Computer Engineering',
    page: 1,
    limit: 100,
  });
  expect(total).toBe(items.length);
  expect(items.map(({ id }) => id)).toContain('03012');
  for (const item of items)
    expect(item).toMatchObject({
      type: 'government',
      location: { city: 'Mumbai' },
      courses: expect.arrayContaining(['Computer Engineering']),
    });
  expect(catalogue.mhtCet.find({ minRanking: 50, maxRanking: 10, page: 1, limit: 10 })).toEqual({
    items: [],
    total: 0,
    page: 1,
    totalPages: 0,
    hasMore: false,
    isNamed: false,
  });
  expect(catalogue.mhtCet.find({ page: 40, limit: 10 })).toMatchObject({
    total: 393,
    totalPages: 40,
    hasMore: false,
    isNamed: false,
  });
  expect(catalogue.mhtCet.find({ page: 41, limit: 10 })).toMatchObject({
    items: [],
    total: 393,
    totalPages: 40,
    hasMore: false,
    isNamed: false,
  });
});

test.each([
  ['VJTI', '03012'],
  ['vjti mumbai', '03012'],
  ['COEP', '16006'],
  ['college of engineering pune', '16006'],
  ['SPIT', '03215'],
  ['PICT', '06271'],
  ['ICT', '03036'],
  ['UDCT', '03036'],
  ['DJ Sanghvi', '03199'],
  ['SGGS', '02020'],
  ['YCCE', '04167'],
  ['KK Wagh', '05121'],
  ['Cummins', '06276'],
  ['Walchand sangli', '06007'],
  ['I2IT', '06754'],
  ['LIT Nagpur', '14005'],
  ['vishvakarma institute of technology', '06273'],
  ['govt college of engg karad', '06005'],
  ['thadomal shahni', '03182'],
  ['sardar patel institue', '03215'],
  ['6006', '16006'],
])('MHT-CET search: "%s" finds %s first', (text, id) => {
  expect(catalogue.mhtCet.find({ search: text, page: 1, limit: 1 }).items[0]?.id).toBe(id);
});

test.each([
  ['IIT Bombay', 'iit-bombay'],
  ['iitb', 'iit-bombay'],
  ['iit mumbai', 'iit-bombay'],
  ['NITK', 'nit-surathkal'],
  ['nit trichy', 'nit-tiruchirappalli'],
  ['IIIT-A', 'iiit-allahabad'],
  ['ISM Dhanbad', 'iit-ism-dhanbad'],
  ['BESU', 'iiest-shibpur'],
  ['nifft', 'niamt-ranchi'],
  ['Indian School of Mines', 'iit-ism-dhanbad'],
  ['pondicherry engineering college', 'ptu-puducherry'],
  ['kharagpr', 'iit-kharagpur'],
  ['warrangal', 'nit-warangal'],
])('JEE search: "%s" finds %s first', (text, id) => {
  expect(catalogue.jee.find({ search: text, page: 1, limit: 1 }).items[0]?.id).toBe(id);
});

test.each([
  ['EXTC', 'Electronics and Telecommunication Engineering'],
  ['AIDS', 'Artificial Intelligence and Data Science'],
  ['entc pune', 'Electronics and Telecommunication Engineering'],
])('the abbreviation "%s" finds colleges with the course, hardest to enter first', (text, course) => {
  const { items, total } = catalogue.mhtCet.find({ search: text, page: 1, limit: 20 });
  expect(total).toBeGreaterThan(30);
  for (const item of items)
    expect(item.courses.some((name) => name.startsWith(course) || name.includes(course))).toBe(true);
  const usual = catalogue.mhtCet.find({ page: 1, limit: 400 }).items;
  const places = items.map((item) => usual.indexOf(item));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('CSE in the JEE set starts with the best ranked institutes', () => {
  expect(catalogue.jee.find({ search: 'cse', page: 1, limit: 3 }).items.map(({ id }) => id)).toEqual([
    'iit-madras',
    'iit-delhi',
    'iit-bombay',
  ]);
});

test.each([
  ['अमरावती', 'Amravati'],
  ['पुणे', 'Pune'],
  ['नाशिक', 'Nashik'],
  ['नागपूर', 'Nagpur'],
  ['नागपुर', 'Nagpur'],
  ['मुंबई', 'Mumbai'],
  ['कोल्हापूर', 'Kolhapur'],
  ['औरंगाबाद', 'Sambhajinagar'],
  ['बारामती', 'Baramati'],
  ['पुणे की कॉलेज', 'Pune'],
])('%s in Devanagari finds what %s does', (written, latin) => {
  const found = (text: string) =>
    catalogue.mhtCet.find({ search: text, page: 1, limit: 400 }).items.map(({ id }) => id);
  expect(found(latin).length).toBeGreaterThan(0);
  expect(found(written).sort()).toEqual(found(latin).sort());
});
