import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { beforeAll, expect, test } from 'vitest';
import { poolKind } from './josaa-cutoffs.ts';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));
let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(DATA);
});

test('there are more than 500 colleges, as the product says', () => {
  expect([catalogue.mhtCet.items.length, catalogue.jee.items.length]).toEqual([393, 129]);
});

test('every college of the data has a whole card and detail page', () => {
  for (const [set, details] of [
    [catalogue.mhtCet, catalogue.mhtCet.byId],
    [catalogue.jee, catalogue.jee.byId],
  ] as const) {
    for (const item of set.items) {
      const detail = details(item.id);
      expect(detail, item.id).toBeDefined();
      expect(item.name.length, item.id).toBeGreaterThan(5);
      expect(['government', 'private'], item.id).toContain(item.type);
      expect(item.location.city.length * item.location.state.length, item.id).toBeGreaterThan(0);
      expect(item.courses.length, item.id).toBeGreaterThan(0);
      expect(detail?.courses.length, item.id).toBe(item.courses.length);
      expect(
        detail?.courses.every((course) => course.courseName !== '' && course.publishedName !== ''),
        item.id,
      ).toBe(true);
      expect(detail?.website === null || /^https?:\/\//.test(detail?.website ?? ''), item.id).toBe(true);
      expect(item.nirfRanking === null || (item.nirfYear ?? 0) >= 2022, item.id).toBe(true);
      expect(
        detail?.facts.every((fact) => fact.value !== '' && fact.label !== ''),
        item.id,
      ).toBe(true);
    }
  }
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

test('every name JoSAA ever printed leads to its institute', () => {
  for (const { published, canonical } of catalogue.jee.instituteNames)
    expect(catalogue.jee.byName(published)?.id, published).toBe(canonical);
});

test('COEP: renumbered, ranked by NIRF 2025, with both codes and the history of both', () => {
  const coep = catalogue.mhtCet.byId('16006');
  expect(coep).toMatchObject({
    name: 'COEP Technological University',
    university: 'COEPTU',
    universityFullForm: 'COEP Technological University',
    type: 'government',
    collegeLevel: 'University Autonomous',
    location: { city: 'Pune', district: 'Pune', state: 'Maharashtra' },
    nirfRanking: 90,
    nirfYear: 2025,
    establishmentYear: 1854,
    aicteStatus: 'Approved',
    website: null,
    earlierCodes: ['6006'],
    notAdmittingSince: null,
  });
  expect(coep?.courses).toHaveLength(9);
  expect(coep?.courses).toContainEqual(
    expect.objectContaining({
      courseName: 'Computer Science and Engineering',
      courseCode: '1600624210',
      intake: 300,
      intakeYear: 2025,
    }),
  );
  for (const code of ['16006', '06006', '6006']) expect(catalogue.mhtCet.byCode(code)?.collegeCode).toBe('16006');

  const civil = catalogue.mhtCet.cutoffHistory('16006', { programme: '19110' });
  expect(civil?.programmes).toEqual([
    {
      courseCode: '19110',
      name: 'Civil Engineering',
      publishedName: 'Civil Engineering',
      choiceCodes: ['0600619110', '1600619110'],
    },
  ]);
  const open = civil?.pools.find(
    (pool) => pool.category === 'GOPENS' && pool.section === 'STATE' && pool.stage === 'I',
  );
  expect(open?.years.map((row) => row.year)).toEqual([2020, 2021, 2022, 2023, 2024]);

  const computer = catalogue.mhtCet.cutoffHistory('16006', { programme: '24510' });
  const pool = computer?.pools.find((one) => one.category === 'GOPENS' && one.stage === 'I');
  expect(pool?.years.find((row) => row.year === 2020)?.closing).toEqual([[90, 99.9402271]]);
  expect(pool?.years.find((row) => row.year === 2023)?.closing).toMatchObject({
    0: [151, 99.9174143],
    2: [322, 99.8428732],
  });
  expect(computer?.compiledYears).toEqual([2020, 2021]);
  expect(computer?.words.category?.GOPENS).toBe('Open, general (women included), state level seats');
});

test('VJTI: 2024 closings, and a NIRF rank of 2022 with its year', () => {
  expect(catalogue.mhtCet.byId('03012')).toMatchObject({
    establishmentYear: 1887,
    collegeLevel: 'Government-Aided Autonomous',
    type: 'government',
    nirfRanking: 119,
    nirfYear: 2022,
    university: 'MU',
  });
  const history = catalogue.mhtCet.cutoffHistory('03012', { programme: '24510', fromYear: 2024 });
  const closing = (category: string) =>
    history?.pools.find((pool) => pool.category === category && pool.stage === 'I')?.years[0]?.closing[0];
  expect([closing('GOPENS'), closing('LOPENS'), closing('GSEBCS')]).toEqual([
    [101, 99.9641545],
    [141, 99.947462],
    [502, 99.7826622],
  ]);
  expect(history?.pools.every((pool) => pool.years.every((row) => row.year === 2024))).toBe(true);
});

test('a minority college names its community, by id and by code', () => {
  expect(catalogue.mhtCet.byId('03199')).toMatchObject({
    linguisticMinorityFullForm: 'Gujarati',
    religiousMinorityFullForm: null,
    collegeLevel: 'Un-Aided Autonomous',
  });
  expect(catalogue.mhtCet.byCode('3199')).toMatchObject({ linguisticMinority: 'Gujarati', religiousMinority: null });
  const history = catalogue.mhtCet.cutoffHistory('03199', { programme: '24510', fromYear: 2024 });
  expect(
    history?.pools.find((pool) => pool.category === 'MI' && pool.section === 'STATE')?.years[0]?.closing[0],
  ).toEqual([2989, 98.9424158]);
});

test('a college that left CAP says since when', () => {
  expect(catalogue.mhtCet.byId('06289')).toMatchObject({ notAdmittingSince: 2024 });
  expect(catalogue.jee.byId('hnbgu')).toMatchObject({ notAdmittingSince: 2022 });
});

test('IIT Bombay: rank 3, JEE Advanced, closing ranks of 2025', () => {
  expect(catalogue.jee.byId('iit-bombay')).toMatchObject({
    collegeLevel: 'IIT',
    nirfRanking: 3,
    nirfYear: 2025,
    establishmentYear: 1958,
    website: 'https://www.iitb.ac.in/',
    homeState: null,
    rankBasis: 'JEE Advanced',
    location: { city: 'Mumbai', state: 'Maharashtra' },
  });
  expect(catalogue.jee.byId('iit-bombay')?.courses).toHaveLength(16);
  const history = catalogue.jee.cutoffHistory('iit-bombay');
  const place = history?.programmes.findIndex(
    (programme) => programme.publishedName === 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
  );
  const closing = (seatType: string, gender: string) =>
    history?.pools
      .find((pool) => pool.programme === place && pool.seatType === seatType && pool.gender === gender)
      ?.years.find((row) => row.year === 2025)?.closing;
  expect(closing('OPEN', 'N')?.at(-1)).toBe(66);
  expect(closing('OPEN', 'F')?.at(-1)).toBe(369);
  expect(closing('EWS', 'N')?.at(-1)).toBe(20);
});

test('NIT Trichy: home state and other states stand side by side', () => {
  expect(catalogue.jee.byId('nit-tiruchirappalli')).toMatchObject({
    collegeLevel: 'NIT',
    homeState: 'Tamil Nadu',
    nirfRanking: 9,
    rankBasis: 'JEE Main',
  });
  expect(catalogue.jee.byName('NIT Trichy')?.id).toBe('nit-tiruchirappalli');
  const history = catalogue.jee.cutoffHistory('nit-tiruchirappalli', { fromYear: 2025 });
  const place = history?.programmes.findIndex((programme) => programme.name === 'Computer Science and Engineering');
  const closing = (quota: string) =>
    history?.pools.find(
      (pool) => pool.programme === place && pool.quota === quota && pool.seatType === 'OPEN' && pool.gender === 'N',
    )?.years[0]?.closing;
  expect([closing('HS')?.[0], closing('HS')?.[5], closing('OS')?.[0], closing('OS')?.[5]]).toEqual([
    4463, 4569, 1104, 1449,
  ]);
  expect(history?.words.quota).toEqual({ HS: 'Home state', OS: 'Other states' });
});

test('IIIT Allahabad: a band in the list, found by every name students use', () => {
  expect(catalogue.jee.byId('iiit-allahabad')).toMatchObject({
    collegeLevel: 'IIIT',
    nirfRanking: 101,
    nirfYear: 2025,
    location: { city: 'Prayagraj', state: 'Uttar Pradesh' },
  });
  for (const name of ['IIIT-A', 'iiita', 'Indian Institute of Information Technology, Allahabad'])
    expect(catalogue.jee.byName(name)?.id).toBe('iiit-allahabad');
  const inRange = catalogue.jee
    .find({ minRanking: 120, maxRanking: 130, page: 1, limit: 100 })
    .items.map(({ id }) => id);
  expect(inRange).toContain('iiit-allahabad');
});

test('preparatory ranks, ties and blanks keep their marks', () => {
  const history = catalogue.jee.cutoffHistory('iit-delhi');
  const textile = history?.programmes.findIndex(
    (programme) => programme.publishedName === 'Textile Technology (4 Years, Bachelor of Technology)',
  );
  const row = history?.pools
    .find((pool) => pool.programme === textile && pool.seatType === 'ST' && pool.gender === 'F')
    ?.years.find(({ year }) => year === 2019);
  expect(row?.closing[0]).toEqual({ rank: 579, isPreparatory: true });
  const kharagpur = catalogue.jee
    .cutoffHistory('iit-kharagpur')
    ?.pools.flatMap((pool) =>
      pool.seatType === 'OBC-NCL (PwD)' ? pool.years.filter(({ year }) => year === 2017) : [],
    );
  expect(kharagpur).toContainEqual({
    year: 2017,
    closing: Array.from({ length: 7 }, () => ({ rank: 1, isTie: true })),
  });
  const { closing, flags } = catalogue.jee.cutoffs.cells;
  expect([...closing].filter((rank) => rank === -1)).toHaveLength(34);
  expect([...closing].every((rank) => rank === -1 || rank >= 1)).toBe(true);
  expect([...flags].filter((flag) => flag & 1)).toHaveLength(8668);
});

test('the columns hold every cell, in order, under each index', () => {
  const { pools, cells, byInstitute, byProgramme, byKind, institutes } = catalogue.jee.cutoffs;
  expect(cells.year.length).toBe(520_150);
  expect(catalogue.jee.csab.cells.year.length).toBe(40_448);
  expect(catalogue.mhtCet.cutoffs.cells.year.length).toBe(203_773);
  const bombay = institutes.indexOf('iit-bombay');
  const ofBombay = byInstitute.of(bombay);
  expect(ofBombay.length).toBeGreaterThan(100);
  for (const pool of ofBombay) {
    expect(pools.institute[pool]).toBe(bombay);
    expect(byProgramme.of(pools.programme[pool] ?? -1)).toContain(pool);
    const kind = poolKind(pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0);
    expect(byKind.of(kind)).toContain(pool);
    for (let cell = (pools.firstCell[pool] ?? 0) + 1; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const when = (at: number) => (cells.year[at] ?? 0) * 10 + (cells.round[at] ?? 0);
      expect(when(cell)).toBeGreaterThan(when(cell - 1));
    }
  }
});

test('a history of one programme is small enough for a phone, and unknown colleges have none', () => {
  for (const item of catalogue.jee.items) {
    for (const { id } of catalogue.jee.cutoffHistory(item.id, { fromYear: 2025 })?.programmes.slice(0, 3) ?? []) {
      expect(
        JSON.stringify(catalogue.jee.cutoffHistory(item.id, { programme: String(id) })).length,
        item.id,
      ).toBeLessThan(24_000);
    }
  }
  expect(catalogue.jee.cutoffHistory('nowhere')).toBeUndefined();
  expect(catalogue.mhtCet.cutoffHistory('99999')).toBeUndefined();
  expect(catalogue.mhtCet.cutoffHistory('03012', { programme: 'nothing' })?.pools).toEqual([]);
});

test('the seat matrix adds up to the published number of seats', () => {
  const seats = catalogue.jee.seatMatrix.get(2025)?.flatMap((row) => row.seats) ?? [];
  expect(seats.reduce((sum, count) => sum + count, 0)).toBe(62_853);
  expect(catalogue.jee.examFacts.find((fact) => fact.fact === 'josaa_total_seats')?.value).toBe('62853');
});

test('each programme shows its seats of 2025, and together they are the seats of the institute', () => {
  const seats = catalogue.jee.byId('nit-tiruchirappalli')?.courses.map((course) => course.seats ?? 0) ?? [];
  expect(seats.reduce((sum, count) => sum + count, 0)).toBe(1038);
  expect(
    catalogue.jee.byId('hnbgu')?.courses.every((course) => course.seats === null && course.seatsYear === null),
  ).toBe(true);
});

test('nobody can change a college that all requests share', () => {
  const detail = catalogue.mhtCet.byId('03012');
  expect(() =>
    detail?.courses.push({ courseName: '', courseCode: '', publishedName: '', intake: null, intakeYear: null }),
  ).toThrow(TypeError);
  expect(() => Object.assign(catalogue.jee.items[0]?.location ?? {}, { city: 'Elsewhere' })).toThrow(TypeError);
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
  expect(catalogue.mhtCet.items[0]?.id).toBe('03036');
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
  });
  expect(catalogue.mhtCet.find({ page: 40, limit: 10 })).toMatchObject({ total: 393, totalPages: 40, hasMore: false });
  expect(catalogue.mhtCet.find({ page: 41, limit: 10 })).toMatchObject({
    items: [],
    total: 393,
    totalPages: 40,
    hasMore: false,
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
])('the abbreviation "%s" finds colleges with the course, best NIRF rank first', (text, course) => {
  const { items, total } = catalogue.mhtCet.find({ search: text, page: 1, limit: 20 });
  expect(total).toBeGreaterThan(30);
  for (const item of items)
    expect(item.courses.some((name) => name.startsWith(course) || name.includes(course))).toBe(true);
  const ranks = items.map((item) => item.nirfRanking ?? 10_000);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
});

test('CSE in the JEE set starts with the best ranked institutes', () => {
  expect(catalogue.jee.find({ search: 'cse', page: 1, limit: 3 }).items.map(({ id }) => id)).toEqual([
    'iit-madras',
    'iit-delhi',
    'iit-bombay',
  ]);
});

test('nobody edited a data file by hand: each has the fingerprint the manifest gives', () => {
  const manifest = JSON.parse(readFileSync(join(DATA, 'manifest.json'), 'utf8'));
  expect(manifest.version).toBe(catalogue.version);
  for (const [path, print] of Object.entries(manifest.files)) {
    expect(
      createHash('sha256')
        .update(readFileSync(join(DATA, path)))
        .digest('hex')
        .slice(0, 12),
      path,
    ).toBe(print);
  }
});

test('a folder of another schema, or with a broken file, is refused with the name of the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    cpSync(DATA, folder, { recursive: true });
    writeFileSync(join(folder, 'mht-cet/colleges.json'), '[{"code":"1"}]');
    expect(() => loadCatalogue(folder)).toThrow();
    writeFileSync(join(folder, 'nirf/engineering.tsv'), 'year\n2025\n');
    expect(() => loadCatalogue(folder)).toThrow(/nirf\/engineering\.tsv: the table has no column/);
    writeFileSync(join(folder, 'manifest.json'), '{"schema":99,"version":"x","files":{}}');
    expect(() => loadCatalogue(folder)).toThrow(/not of schema 1/);
    rmSync(join(folder, 'manifest.json'));
    expect(() => loadCatalogue(folder)).toThrow(/manifest\.json/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
