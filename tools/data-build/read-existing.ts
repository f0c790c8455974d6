import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CutoffFile } from '../../apps/api/src/catalogue/format/cutoff-file.ts';
import * as figures from '../../apps/api/src/catalogue/format/figure-tables.ts';
import { FILES } from '../../apps/api/src/catalogue/format/layout.ts';
import { JeeRecords, MhtCetRecords } from '../../apps/api/src/catalogue/format/record-schemas.ts';
import * as tables from '../../apps/api/src/catalogue/format/tables.ts';
import { openData, readManifest } from '../../apps/api/src/catalogue/read-data.ts';
import { type CapCell, type DataSet, emptyDataSet, type JosaaCell } from './data-set.ts';

/** The facts of an existing data folder; nothing when there is none yet. */
export function readExisting(folder: string): DataSet {
  if (!existsSync(join(folder, FILES.manifest))) return emptyDataSet();
  const data = openData(folder);
  readManifest(data);
  return {
    institutes: JeeRecords.parse(data.json('institutes')),
    instituteNames: data.table(tables.PUBLISHED_AS, 'instituteNames'),
    programmes: data.table(tables.PROGRAMMES, 'programmes'),
    programmeNames: data.table(tables.PUBLISHED_AS, 'programmeNames'),
    csabOnly: data.table(tables.CSAB_ONLY, 'csabOnly'),
    examFacts: data.table(tables.EXAM_FACTS, 'examFacts'),
    josaa: data.cutoffs('josaa').flatMap(({ year, file }) => josaaCells(year, file)),
    csab: data.cutoffs('csab').flatMap(({ year, file }) => josaaCells(year, file)),
    seatMatrix: data
      .years('seatMatrix')
      .flatMap((year) => data.yearTable(tables.SEAT_MATRIX, 'seatMatrix', year).map((row) => ({ year, ...row }))),
    colleges: MhtCetRecords.parse(data.json('colleges')),
    courses: data.table(tables.COURSES, 'courses'),
    collegeCodes: data.table(tables.PUBLISHED_AS, 'collegeCodes'),
    branchNames: data.table(tables.PUBLISHED_AS, 'branchNames'),
    meritPoints: data.table(tables.MERIT_POINTS, 'meritPoints'),
    mhtCet: data.cutoffs('mhtCet').flatMap(({ year, file }) => capCells(year, file)),
    nirf: data.table(tables.NIRF, 'nirf'),
    homeUniversities: data.table(figures.HOME_UNIVERSITIES, 'homeUniversities'),
    seatSections: data.table(figures.SEAT_SECTIONS, 'seatSections'),
    intake: data.table(figures.INTAKE, 'intake'),
    notAdmitting: data.table(figures.NOT_ADMITTING, 'notAdmitting'),
    fees: data.table(figures.FEES, 'fees'),
    placements: data.table(figures.PLACEMENTS, 'placements'),
    ownSitePlacements: data.table(figures.OWN_SITE_PLACEMENTS, 'ownSitePlacements'),
    websites: data.table(figures.WEBSITES, 'websites'),
    medianPay: data.table(figures.MEDIAN_PAY, 'medianPay'),
    scholarships: data.table(figures.SCHOLARSHIPS, 'scholarships'),
  };
}

function josaaCells(year: number, file: CutoffFile): JosaaCell[] {
  return cellsOf(file, (group, kind, cell) => {
    const [institute = '', programme = ''] = group;
    const [quota = '', seatType = '', gender = ''] = kind;
    const { round, first: opening, second: closing, marks } = cell;
    return { year, round, institute, programme: Number(programme), quota, seatType, gender, opening, closing, marks };
  });
}

function capCells(year: number, file: CutoffFile): CapCell[] {
  return cellsOf(file, (group, kind, cell) => {
    const [choiceCode = ''] = group;
    const [category = '', section = '', stage = '', exam = '', source = ''] = kind;
    const { round, first, second: percentile } = cell;
    return { year, round, choiceCode, category, section, stage, exam, source, meritNumber: first ?? 0, percentile };
  });
}

type Cell = { round: number; first: number | null; second: number | null; marks: number };

function cellsOf<T>(file: CutoffFile, make: (group: string[], kind: string[], cell: Cell) => T): T[] {
  const groups = file.groups.map((line) => line.split(' '));
  const kinds = file.kinds.map((line) => line.split(' '));
  const { pool, round, first, second, marks } = file.cells;
  return Array.from(pool, (place, at) => {
    const group = groups[file.pools.group[place] ?? -1];
    const kind = kinds[file.pools.kind[place] ?? -1];
    if (group === undefined || kind === undefined) throw new Error(`cell ${at} has no pool`);
    return make(group, kind, {
      round: round[at] ?? 0,
      first: numberOrNull(first[at]),
      second: numberOrNull(second[at]),
      marks: marks[at] ?? 0,
    });
  });
}

const numberOrNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;
