import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildData } from './build.ts';
import { aSource } from './test-source.ts';

let source: ReturnType<typeof aSource>;
beforeEach(() => {
  source = aSource();
});
afterEach(() => source.remove());

const build = (options: { accept?: string[]; isDryRun?: boolean } = {}) =>
  buildData({ from: source.from, to: source.to, ...options });
const dataFile = (path: string) => readFileSync(join(source.to, path), 'utf8');
const kinds = (result: ReturnType<typeof build>) => result.problems.errors.map((problem) => problem.code);

const COLUMNS = 'year,round,institute,program,quota,seat_type,gender,opening_rank,closing_rank,preparatory';
const BOMBAY =
  'Indian Institute of Technology Bombay,"Computer Science and Engineering (4 Years, Bachelor of Technology)"';
const bombayRow = (rest: string) => (text: string) => `${text}2025,6,${BOMBAY},${rest}\n`;
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const dropRound = (year: number, round: number) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`${year},${round},`))
    .join('\n');

test('a sound source is written whole, and known oddities are only counted', () => {
  const result = build();
  expect(result.problems.errors).toEqual([]);
  expect(result.isWritten).toBe(true);
  expect(result.problems.all.map(({ code }) => code)).toContain('rank-below-one');
  expect(dataFile('josaa/cutoffs/2025.txt')).toContain('=iit-bombay ');
});

test('building again from the same source changes no byte and reports no change', () => {
  build();
  const before = dataFile('manifest.json');
  const again = build();
  expect(again.changes).toEqual([]);
  expect(dataFile('manifest.json')).toBe(before);
});

test.each<[string, string, (text: string) => string]>([
  [
    'unknown-institute',
    'josaa/cutoffs.csv',
    replace('2025,1,Indian Institute of Technology Bombay', '2025,1,Indian Institute of Technology Atlantis'),
  ],
  ['unknown-programme', 'josaa/cutoffs.csv', replace(/"Textile Technology \(4 Years/, '"Underwater Basketry (4 Years')],
  ['unknown-quota', 'josaa/cutoffs.csv', bombayRow('XX,EWS,Gender-Neutral,5,20,false')],
  ['unknown-seat-type', 'josaa/cutoffs.csv', bombayRow('AI,ROYAL,Gender-Neutral,5,20,false')],
  ['unknown-gender', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Other,5,20,false')],
  ['impossible-rank', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,0,20,false')],
  ['impossible-rank', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,5,20000000,false')],
  ['impossible-rank', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,5,twenty,false')],
  ['impossible-rank', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,5,-20,false')],
  ['rank-below-one', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,0.01,20,false')],
  ['no-opening-rank', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,,20,false')],
  ['closing-better-than-opening', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,21,20,false')],
  ['preparatory-mismatch', 'josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,5,20P,false')],
  ['duplicate-cell', 'josaa/cutoffs.csv', bombayRow('AI,OPEN,Gender-Neutral,1,66,false')],
  ['missing-round', 'josaa/cutoffs.csv', dropRound(2025, 3)],
  ['shrinking-round', 'josaa/cutoffs.csv', replace(/^2025,6,National.*\n/gm, '')],
  [
    'shrinking-ranks',
    'josaa/cutoffs.csv',
    (text) =>
      text
        .replace(/^2019,(\d)/gm, (_, round: string) => `2019,${8 - Number(round)}`)
        .replace(/^2025,(\d)/gm, (_, round: string) => `2025,${7 - Number(round)}`),
  ],
  [
    'unknown-institute',
    'josaa/csab_cutoffs.csv',
    replace('2024,1,National Institute of Technology Goa', '2024,1,National Institute of Technology Atlantis'),
  ],
  ['seats-do-not-add-up', 'josaa/seat_matrix_2025.csv', replace(/,(\d+)$/m, ',9999')],
  ['unknown-choice-code', 'mht-cet/cutoffs.csv', replace('0301224510', '0301299910')],
  ['choice-code-of-another-college', 'mht-cet/cutoffs.csv', replace('03012,0301224510', '03199,0301224510')],
  [
    'branch-mismatch',
    'mht-cet/cutoffs.csv',
    replace('0301224510,Computer Engineering', '0301224510,Civil Engineering'),
  ],
  ['unknown-category', 'mht-cet/cutoffs.csv', replace(',LOPENS,', ',LXYZS,')],
  ['unknown-section', 'mht-cet/cutoffs.csv', replace(',STATE,', ',MOON,')],
  ['unknown-stage', 'mht-cet/cutoffs.csv', replace(',STATE,I,', ',STATE,IX,')],
  ['unknown-merit-list', 'mht-cet/cutoffs.csv', replace('JEE(Main)', 'CAT')],
  ['unknown-row-source', 'mht-cet/cutoffs.csv', replace(/,pdf$/m, ',hearsay')],
  ['impossible-percentile', 'mht-cet/cutoffs.csv', replace('99.9641545', '199.9641545')],
  ['impossible-rank', 'mht-cet/cutoffs.csv', replace(',101,99.9641545', ',1010101,99.9641545')],
  ['impossible-rank', 'mht-cet/cutoffs.csv', replace(',101,99.9641545', ',,99.9641545')],
  [
    'duplicate-cell',
    'mht-cet/cutoffs.csv',
    (text) => `${text}${text.split('\n').find((line) => line.startsWith('2024,1,03012'))}\n`,
  ],
  [
    'shrinking-round',
    'mht-cet/cutoffs.csv',
    (text) =>
      text
        .split('\n')
        .filter((line, place) => !line.startsWith('2023,2,') || place % 5 === 0)
        .join('\n'),
  ],
  ['unknown-type', 'mht-cet/colleges.csv', replace(',government,', ',secret,')],
  [
    'duplicate-college',
    'mht-cet/colleges.csv',
    (text) => `${text}${text.split('\n').find((line) => line.startsWith('03012'))}\n`,
  ],
  [
    'not-a-college-code',
    'mht-cet/colleges.csv',
    (text) =>
      `${text}${text
        .split('\n')
        .find((line) => line.startsWith('06289'))
        ?.replace('06289', '6289')}\n`,
  ],
  ['unknown-college', 'mht-cet/courses.csv', replace(/^06289/m, '09999')],
  ['unknown-college', 'mht-cet/college_code_map.csv', replace(',16006,', ',19999,')],
  [
    'duplicate-choice-code',
    'mht-cet/courses.csv',
    (text) => `${text}${text.split('\n').find((line) => line.startsWith('03012'))}\n`,
  ],
  ['unknown-level', 'josaa/institutes.csv', replace(',IIT,', ',XIT,')],
  [
    'duplicate-nirf-rank',
    'josaa/nirf_engineering.csv',
    (text) =>
      `${text}${text
        .split('\n')
        .find((line) => line.startsWith('2025,3,'))
        ?.replace('2025,3,,3', '2025,4,,4')}\n`,
  ],
  ['fee-does-not-add-up', 'mht-cet/fees_2026.csv', replace(/,(\d+),(\d+),(\d+),approved/, ',1,$2,$3,approved')],
  ['unknown-college', 'mht-cet/websites.csv', replace(/^03012/m, '09999')],
  ['not-a-website', 'mht-cet/websites.csv', replace(/^03012,[^,]+/m, '03012,javascript:alert(1)')],
  [
    'unknown-home-university',
    'mht-cet/home_universities.csv',
    replace('University of Mumbai', '"Dr. Babasaheb Ambedkar Technological University, Lonere"'),
  ],
  [
    'home-university-of-another-district',
    'mht-cet/home_universities.csv',
    replace('University of Mumbai', '"Gondwana University, Gadchiroli"'),
  ],
  ['more-than-graduated', 'mht-cet/placements.csv', replace(/UG 4-year,(\d+),\d+/, 'UG 4-year,$1,99999')],
  ['not-admitting-since', 'mht-cet/not_admitting.csv', replace(',2024,', ',2022,')],
  ['unknown-choice-code', 'mht-cet/intake.csv', replace(/^2025,03012/m, '2025,09999')],
  ['intake-differs', 'mht-cet/intake.csv', replace(/^(2025,03012\d+),\d+/m, '$1,7')],
  ['duplicate-row', 'mht-cet/fees_2026.csv', (text) => `${text}${text.split('\n')[1]}\n`],
  ['unknown-institute', 'josaa/median_pay.csv', replace('Indian Institute of Technology Bombay', 'Atlantis')],
  ['unreadable-programme', 'josaa/programs.csv', (text) => `${text}"Textiles, some years",x,4,y,2016,2025,1\n`],
])('%s in %s stops the build and writes nothing', (code, file, change) => {
  source.edit(file, change);
  const result = build();
  expect(kinds(result)).toContain(code);
  expect(result.isWritten).toBe(false);
  expect(existsSync(source.to)).toBe(false);
});

test('a stopped build leaves the earlier data as they were', () => {
  build();
  const before = dataFile('manifest.json');
  source.edit('josaa/cutoffs.csv', bombayRow('AI,EWS,Gender-Neutral,21,20,false'));
  expect(build().isWritten).toBe(false);
  expect(dataFile('manifest.json')).toBe(before);
  expect(existsSync(`${source.to}.next`)).toBe(false);
});

test('a round that lost cells against what we have stops the build, unless it is accepted by name', () => {
  build();
  source.edit('mht-cet/cutoffs.csv', replace(/^2024,1,03199.*\n/gm, ''));
  expect(kinds(build())).toEqual(['shrunken-round']);
  const accepted = build({ accept: ['shrunken-round'] });
  expect(accepted.isWritten).toBe(true);
  expect(accepted.changes).toContainEqual(expect.stringMatching(/^CAP 2024 round 1: \d+ gone$/));
});

test('a source with nothing but one new round adds that round and leaves every other file as it was', () => {
  const whole = readFileSync(join(source.from, 'josaa/cutoffs.csv'), 'utf8');
  source.edit('josaa/cutoffs.csv', dropRound(2025, 6));
  build();
  const before = dataFile('josaa/cutoffs/2025.txt');
  const others = JSON.parse(dataFile('manifest.json'));

  source.keepOnly('josaa/cutoffs.csv');
  writeFileSync(
    join(source.from, 'josaa/cutoffs.csv'),
    [COLUMNS, ...whole.split('\n').filter((line) => line.startsWith('2025,6,'))].join('\n'),
  );
  const result = build();

  expect(result.problems.errors).toEqual([]);
  expect(result.changes).toEqual(['JoSAA 2025 round 6: 21 new']);
  expect(dataFile('josaa/cutoffs/2025.txt').startsWith(before)).toBe(true);
  const now = JSON.parse(dataFile('manifest.json'));
  expect({ ...now.files, 'josaa/cutoffs/2025.txt': '' }).toEqual({ ...others.files, 'josaa/cutoffs/2025.txt': '' });
  expect(now.version).not.toBe(others.version);
});

test('rounds added one by one give the same bytes as all at once', () => {
  const whole = readFileSync(join(source.from, 'mht-cet/cutoffs.csv'), 'utf8');
  build();
  const atOnce = dataFile('manifest.json');
  const fresh = `${source.to}-stepwise`;
  for (const rounds of [1, 2, 3]) {
    writeFileSync(
      join(source.from, 'mht-cet/cutoffs.csv'),
      whole
        .split('\n')
        .filter((line) => !/^\d{4}/.test(line) || Number(line[5]) <= rounds)
        .join('\n'),
    );
    expect(buildData({ from: source.from, to: fresh }).problems.errors).toEqual([]);
  }
  expect(readFileSync(join(fresh, 'manifest.json'), 'utf8')).toBe(atOnce);
});

test('a programme of a later year gets the next id, and earlier ids stay', () => {
  build();
  const before = dataFile('josaa/programmes.tsv');
  source.edit(
    'josaa/programs.csv',
    (text) =>
      `${text}"Aardvark Engineering (4 Years, Bachelor of Technology)",Aardvark Engineering,4,Bachelor of Technology,2026,2026,1\n`,
  );
  build();
  expect(dataFile('josaa/programmes.tsv').startsWith(before)).toBe(true);
  expect(dataFile('josaa/programmes.tsv')).toMatch(/\n11\tAardvark Engineering\t4\t/);
});

test('a slug stays when the short name changes', () => {
  build();
  source.edit('josaa/institutes.csv', replace('IIT Bombay', 'IIT Mumbai'));
  const result = build();
  expect(result.data.institutes.find((institute) => institute.shortName === 'IIT Mumbai')?.id).toBe('iit-bombay');
});

test('a printed name that a later list uses is understood through the names we have', () => {
  build();
  source.keepOnly('josaa/cutoffs.csv');
  source.edit('josaa/cutoffs.csv', (text) =>
    text.replaceAll(
      'National Institute of Technology Tiruchirappalli',
      '"National Institute of Technology, Tiruchirappalli"',
    ),
  );
  expect(build().problems.errors).toEqual([]);
});

test('a dry run checks and reports but writes nothing', () => {
  const result = build({ isDryRun: true });
  expect(result.isWritten).toBe(false);
  expect(result.changes.length).toBeGreaterThan(10);
  expect(existsSync(source.to)).toBe(false);
});

test('what a person put into the folder stays, what an earlier year left behind goes', () => {
  build();
  writeFileSync(join(source.to, 'SOURCES.md'), 'by hand');
  writeFileSync(join(source.to, 'josaa/stray.txt'), 'left over');
  build();
  expect(dataFile('SOURCES.md')).toBe('by hand');
  expect(existsSync(join(source.to, 'josaa/stray.txt'))).toBe(false);
});

test('a run killed between the two renames is mended by the next', () => {
  build();
  const before = dataFile('manifest.json');
  renameSync(source.to, `${source.to}.previous`);
  mkdirSync(`${source.to}.next`);
  expect(build().changes).toEqual([]);
  expect(dataFile('manifest.json')).toBe(before);
  expect(existsSync(`${source.to}.previous`)).toBe(false);
});

test('a folder that is not there is a plain error', () => {
  expect(() => buildData({ from: join(source.from, 'nowhere'), to: source.to })).toThrow(/there is no folder/);
});
