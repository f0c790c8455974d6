import type { Fee, WebsiteRow } from '@dakhila/domain/colleges/figures';
import type { MhtCetFullRecord, MhtCetRecord } from '@dakhila/domain/colleges/records';
import type { Sourced } from '@dakhila/domain/colleges/sources';
import * as figures from './format/figure-tables.ts';
import { MhtCetRecords } from './format/record-schemas.ts';
import type { DataFolder } from './read-data.ts';

/** Reads the CAP colleges, joined with the tables of fees, placements, websites and others. */
export function readFullRecords(data: DataFolder): MhtCetFullRecord[] {
  const byCollege = <T extends { collegeCode: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.collegeCode, row]));
  const home = byCollege(data.table(figures.HOME_UNIVERSITIES, 'homeUniversities'));
  // Sorted by year, so that the newest row of a college wins.
  const sections = byCollege(byYear(data.table(figures.SEAT_SECTIONS, 'seatSections')));
  const fees = byCollege(byYear(data.table(figures.FEES, 'fees')));
  const notAdmitting = byCollege(data.table(figures.NOT_ADMITTING, 'notAdmitting'));
  const websites = byCollege(data.table(figures.WEBSITES, 'websites'));
  const placements = byGraduatingYear(data.table(figures.PLACEMENTS, 'placements'), splitByCollege);
  const ownSite = byGraduatingYear(data.table(figures.OWN_SITE_PLACEMENTS, 'ownSitePlacements'), splitByCollege);
  return MhtCetRecords.parse(data.json('colleges')).map((record) => {
    const { code } = record;
    const fee = withoutCode(fees.get(code));
    return {
      ...record,
      facts: { ...record.facts, ...websiteFact(websites.get(code)), ...feeFact(fee) },
      homeUniversity: withoutCode(home.get(code)),
      seatSections: withoutCode(sections.get(code)),
      notAdmittingSince: notAdmitting.get(code)?.since ?? null,
      fee,
      placements: placements(code),
      ownSitePlacements: ownSite(code),
    };
  });
}

/** Figures by college or institute, the newest graduating year first. */
export function byGraduatingYear<Row extends { graduatingYear: string }, Year>(
  rows: readonly Row[],
  split: (row: Row) => [owner: string, year: Year],
): (owner: string) => Year[] {
  const newestFirst = rows.toSorted((one, other) => (one.graduatingYear < other.graduatingYear ? 1 : -1));
  const byOwner = Map.groupBy(newestFirst.map(split), ([owner]) => owner);
  return (owner) => (byOwner.get(owner) ?? []).map(([, year]) => year);
}

const byYear = <T extends { year: number | string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (one.year < other.year ? -1 : 1));

function splitByCollege<T extends { collegeCode: string }>({ collegeCode, ...year }: T) {
  return [collegeCode, year] as [string, Omit<T, 'collegeCode'>];
}

function withoutCode<T extends { collegeCode: string }>(row: T | undefined): Omit<T, 'collegeCode'> | null {
  return row === undefined ? null : splitByCollege(row)[1];
}

/** The table of websites wins over the directory. */
function websiteFact(row: WebsiteRow | undefined): Pick<MhtCetRecord['facts'], 'website'> {
  return row === undefined ? {} : { website: { value: row.website, source: row.isInAishe ? 'aishe' : 'secondary' } };
}

/** The fee of the table wins over the older compilation. */
function feeFact(fee: Fee | null): { feeRupees?: Sourced<number> } {
  return fee === null ? {} : { feeRupees: { value: fee.totalRupees, source: 'fra', year: fee.year } };
}
