import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { poolKind } from './josaa-cutoffs.ts';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));
let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(DATA);
});

test('there are more than 500 colleges, as the product says', () => {
  expect([catalogue.mhtCet.items.length, catalogue.jee.items.length]).toEqual([393, 139]);
});

test('no college lists two programmes that cannot be told apart', () => {
  for (const { id } of catalogue.mhtCet.items) {
    const { programmes = [] } = catalogue.mhtCet.cutoffHistory(id) ?? {};
    const labels = programmes.map(({ publishedName, twin }) => `${publishedName} ${twin?.choiceCode ?? ''}`);
    expect(new Set(labels).size, id).toBe(labels.length);
  }
  for (const { id } of catalogue.jee.items) {
    const labels = catalogue.jee.cutoffHistory(id)?.programmes.map(({ publishedName }) => publishedName) ?? [];
    expect(new Set(labels).size, id).toBe(labels.length);
  }
});

test('PICT: the second Computer Engineering of 2020 carries its choice code and year', () => {
  const twins = catalogue.mhtCet
    .cutoffHistory('06271')
    ?.programmes.filter(({ publishedName }) => publishedName === 'Computer Engineering');
  expect(twins?.map(({ twin }) => twin)).toEqual([
    { choiceCode: '0627124510', firstYear: 2020, lastYear: 2025 },
    { choiceCode: '0627124520', firstYear: 2020, lastYear: 2020 },
  ]);
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

test('every name JoSAA ever printed leads to its institute', () => {
  for (const { published, canonical } of catalogue.jee.instituteNames)
    expect(catalogue.jee.byName(published)?.id, published).toBe(canonical);
});

test('the columns hold every cell, in order, under each index', () => {
  const { pools, cells, byInstitute, byProgramme, byKind, institutes } = catalogue.jee.cutoffs;
  expect(cells.year.length).toBe(585_382);
  expect(catalogue.jee.csab.cells.year.length).toBe(40_448);
  expect(catalogue.mhtCet.cutoffs.cells.year.length).toBe(309_457);
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

test('the seat matrix adds up to the published number of seats', () => {
  const seats = catalogue.jee.seatMatrix.get(2025)?.flatMap((row) => row.seats) ?? [];
  expect(seats.reduce((sum, count) => sum + count, 0)).toBe(62_853);
  const published = catalogue.jee.examFacts.find(({ fact, year }) => fact === 'josaa_total_seats' && year === 2025);
  expect(published?.value).toBe('62853');
});

test('nobody can change a college that all requests share', () => {
  const detail = catalogue.mhtCet.byId('03012');
  expect(() => detail?.courses.pop()).toThrow(TypeError);
  expect(() => Object.assign(catalogue.jee.items[0]?.location ?? {}, { city: 'Elsewhere' })).toThrow(TypeError);
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
    expect(() => loadCatalogue(folder)).toThrow(/not of schema \d/);
    rmSync(join(folder, 'manifest.json'));
    expect(() => loadCatalogue(folder)).toThrow(/manifest\.json/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
