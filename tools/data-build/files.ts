import { createHash } from 'node:crypto';
import { writeTable } from '../../apps/api/src/catalogue/format/columns-of.ts';
import * as figures from '../../apps/api/src/catalogue/format/figure-tables.ts';
import {
  FILES,
  type Manifest,
  SCHEMA,
  type YearlyName,
  yearlyPath,
} from '../../apps/api/src/catalogue/format/layout.ts';
import { JeeRecords, MhtCetRecords } from '../../apps/api/src/catalogue/format/record-schemas.ts';
import * as tables from '../../apps/api/src/catalogue/format/tables.ts';
import { writeRecords } from '../../apps/api/src/catalogue/format/tsv.ts';
import { capText, josaaText } from './cutoff-text.ts';
import type { DataSet } from './data-set.ts';

/** Every file of the data folder as text, the manifest with their fingerprints last. Equal facts give equal bytes: the schemas also fix the order of a record's fields. */
export function filesOf(data: DataSet): Map<string, string> {
  const files = new Map<string, string>([
    [FILES.institutes, writeRecords(JeeRecords.parse(data.institutes))],
    [FILES.instituteNames, writeTable(tables.PUBLISHED_AS, data.instituteNames)],
    [FILES.programmes, writeTable(tables.PROGRAMMES, data.programmes)],
    [FILES.programmeNames, writeTable(tables.PUBLISHED_AS, data.programmeNames)],
    [FILES.csabOnly, writeTable(tables.CSAB_ONLY, data.csabOnly)],
    [FILES.examFacts, writeTable(tables.EXAM_FACTS, data.examFacts)],
    [FILES.colleges, writeRecords(MhtCetRecords.parse(data.colleges))],
    [FILES.courses, writeTable(tables.COURSES, data.courses)],
    [FILES.collegeCodes, writeTable(tables.PUBLISHED_AS, data.collegeCodes)],
    [FILES.branchNames, writeTable(tables.PUBLISHED_AS, data.branchNames)],
    [FILES.meritPoints, writeTable(tables.MERIT_POINTS, data.meritPoints)],
    [FILES.nirf, writeTable(tables.NIRF, data.nirf)],
    [FILES.homeUniversities, writeTable(figures.HOME_UNIVERSITIES, data.homeUniversities)],
    [FILES.seatSections, writeTable(figures.SEAT_SECTIONS, data.seatSections)],
    [FILES.intake, writeTable(figures.INTAKE, data.intake)],
    [FILES.notAdmitting, writeTable(figures.NOT_ADMITTING, data.notAdmitting)],
    [FILES.fees, writeTable(figures.FEES, data.fees)],
    [FILES.placements, writeTable(figures.PLACEMENTS, data.placements)],
    [FILES.ownSitePlacements, writeTable(figures.OWN_SITE_PLACEMENTS, data.ownSitePlacements)],
    [FILES.websites, writeTable(figures.WEBSITES, data.websites)],
    [FILES.medianPay, writeTable(figures.MEDIAN_PAY, data.medianPay)],
    [FILES.scholarships, writeTable(figures.SCHOLARSHIPS, data.scholarships)],
    ...yearly('josaa', data.josaa, (year, cells) => josaaText('JoSAA', year, cells)),
    ...yearly('csab', data.csab, (year, cells) => josaaText('CSAB', year, cells)),
    ...yearly('mhtCet', data.mhtCet, capText),
    ...yearly('seatMatrix', data.seatMatrix, (_, rows) => writeTable(tables.SEAT_MATRIX, rows)),
  ]);
  files.set(FILES.manifest, `${JSON.stringify(manifestOf(files), null, 2)}\n`);
  return files;
}

function yearly<T extends { year: number }>(
  name: YearlyName,
  rows: readonly T[],
  write: (year: number, rows: T[]) => string,
): [string, string][] {
  return [...Map.groupBy(rows, ({ year }) => year)]
    .sort(([one], [other]) => one - other)
    .map(([year, ofYear]) => [yearlyPath(name, year), write(year, ofYear)]);
}

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  const prints = [...files]
    .map(([path, text]) => [path, fingerprint(text)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { schema: SCHEMA, version: fingerprint(JSON.stringify(prints)), files: Object.fromEntries(prints) };
}

/** The first twelve digits of the text's SHA-256: enough to tell versions apart. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
