import type { JeeDetail } from '@dakhila/domain/colleges/college';
import type { HistoryPart, JosaaHistory } from '@dakhila/domain/colleges/cutoff-history';
import { optionList } from '@dakhila/domain/colleges/filters';
import { type JeeParts, jeeDetail, jeeListItem } from '@dakhila/domain/colleges/jee-college';
import { nameKey } from '@dakhila/domain/colleges/names';
import { josaaOpenClosings } from '@dakhila/domain/colleges/open-closings';
import type { Newest } from '@dakhila/domain/colleges/present';
import { JEE_LEVELS, type JeeRecord, type JosaaProgramme, type NirfRank } from '@dakhila/domain/colleges/records';
import { cachedByKey } from './cached.ts';
import { type CollegeSet, collegeSet, deepFreeze } from './college-set.ts';
import type { TakeColumns } from './column-cache.ts';
import { josaaHistory } from './cutoff-history.ts';
import { MEDIAN_PAY } from './format/figure-tables.ts';
import { JeeRecords } from './format/record-schemas.ts';
import {
  CSAB_ONLY,
  EXAM_FACTS,
  type ExamFact,
  PROGRAMMES,
  PUBLISHED_AS,
  type PublishedAs,
  SEAT_MATRIX,
  type SeatRow,
} from './format/tables.ts';
import { byGraduatingYear } from './full-records.ts';
import { type JosaaCutoffs, josaaColumns, josaaCutoffs } from './josaa-cutoffs.ts';
import { nirfYear } from './mht-cet.ts';
import type { DataFolder } from './read-data.ts';
import { jeeDocument } from './search-documents.ts';

export type JeeCatalogue = CollegeSet & {
  options: {
    courses: readonly string[];
    cities: readonly string[];
    states: readonly string[];
    levels: readonly string[];
  };
  records: readonly JeeRecord[];
  byId: (id: string) => JeeDetail | undefined;
  /** By full, short or any printed name; ignores case and punctuation. */
  byName: (name: string) => JeeDetail | undefined;
  cutoffHistory: (id: string, part?: HistoryPart) => JosaaHistory | undefined;
  programmes: ReadonlyMap<number, JosaaProgramme>;
  cutoffs: JosaaCutoffs;
  csab: JosaaCutoffs;
  csabYears: { first: number; last: number };
  csabHistory: (id: string, part?: HistoryPart) => JosaaHistory | undefined;
  seatMatrix: ReadonlyMap<number, readonly SeatRow[]>;
  examFacts: readonly ExamFact[];
  /** Names as the lists print them, for institutes (→ slug) and programmes (→ id). */
  instituteNames: readonly PublishedAs[];
  programmeNames: readonly PublishedAs[];
};

export function loadJee(
  data: DataFolder,
  takeColumns: TakeColumns,
  nirf: readonly NirfRank[],
  newestNirfYear: number,
): JeeCatalogue {
  const records = JeeRecords.parse(data.json('institutes'));
  const programmes = new Map(data.table(PROGRAMMES, 'programmes').map((programme) => [programme.id, programme]));
  const instituteNames = data.table(PUBLISHED_AS, 'instituteNames');
  const slugs = records.map((record) => record.id);
  const cutoffsOf = (list: 'josaa' | 'csab', institutes: readonly string[]) =>
    josaaCutoffs(takeColumns(list, () => josaaColumns(data.cutoffs(list), institutes)));
  const cutoffs = cutoffsOf('josaa', slugs);
  const others = data.table(CSAB_ONLY, 'csabOnly').map((institute) => institute.id);
  const newest: Newest = {
    admissionYear: Math.max(...records.map((record) => record.lastYear)),
    nirfYear: newestNirfYear,
  };
  const seatMatrix = new Map(
    data.years('seatMatrix').map((year) => [year, data.yearTable(SEAT_MATRIX, 'seatMatrix', year)]),
  );
  const seatsOf = seatsByInstitute(seatMatrix);
  const namesOf = Map.groupBy(instituteNames, ({ canonical }) => canonical);
  const nirfOf = Map.groupBy(nirf, (rank) => rank.josaaId);
  const payOf = byGraduatingYear(data.table(MEDIAN_PAY, 'medianPay'), ({ institute, ...year }) => [institute, year]);
  const csab = cutoffsOf('csab', [...slugs, ...others]);
  const historyIn = (lists: JosaaCutoffs) => (record: JeeRecord, part: HistoryPart) =>
    josaaHistory(lists, record, (programme) => programmes.get(programme), part);
  const historyOf = historyIn(cutoffs);
  const csabHistoryOf = historyIn(csab);
  const parts = new Map(
    records.map((record, index): [string, JeeParts] => [
      record.id,
      {
        record,
        programmes: currentProgrammes(cutoffs, index, record.lastYear).flatMap((id) => programmes.get(id) ?? []),
        nirf: (nirfOf.get(record.id) ?? []).map(nirfYear),
        seats: seatsOf(record.id),
        medianPay: payOf(record.id),
        openClosings: () => josaaOpenClosings(historyOf(record, { fromYear: record.lastYear - 2 })),
      },
    ]),
  );
  const detailOf = cachedByKey(parts, (part) => deepFreeze(jeeDetail(part, newest)));
  const printedNames = (id: string) => (namesOf.get(id) ?? []).map(({ published }) => published);
  const set = collegeSet(
    [...parts.values()].map((part) => jeeListItem(part, newest)),
    (item) => {
      const part = parts.get(item.id);
      if (part === undefined) throw new Error(`no record for institute ${item.id}`);
      return jeeDocument(item, part.record, printedNames(item.id));
    },
  );
  const idOfName = nameIndex(records, printedNames);
  return {
    ...set,
    options: {
      courses: optionList(set.items.flatMap((item) => item.courses)),
      cities: optionList(set.items.map((item) => item.location.city)),
      states: optionList(set.items.map((item) => item.location.state)),
      levels: JEE_LEVELS.filter((level) => records.some((record) => record.level === level)),
    },
    records,
    byId: detailOf,
    byName: (name) => detailOf(idOfName.get(nameKey(name)) ?? ''),
    cutoffHistory: (id, part = {}) => {
      const record = parts.get(id)?.record;
      return record && historyOf(record, part);
    },
    programmes,
    cutoffs,
    csab,
    csabYears: { first: Math.min(...data.years('csab')), last: Math.max(...data.years('csab')) },
    csabHistory: (id, part = {}) => {
      const record = parts.get(id)?.record;
      return record && csabHistoryOf(record, part);
    },
    seatMatrix,
    examFacts: data.table(EXAM_FACTS, 'examFacts'),
    instituteNames,
    programmeNames: data.table(PUBLISHED_AS, 'programmeNames'),
  };
}

/** Name key → slug. Full names win over printed ones, and those over short ones. */
function nameIndex(records: readonly JeeRecord[], printedNames: (id: string) => string[]): Map<string, string> {
  const index = new Map<string, string>();
  const add = (name: string, id: string) => {
    if (!index.has(nameKey(name))) index.set(nameKey(name), id);
  };
  for (const record of records) add(record.name, record.id);
  for (const record of records)
    for (const name of [record.publishedName, ...printedNames(record.id)]) add(name, record.id);
  for (const record of records)
    for (const name of [record.shortName, ...record.shortNames, record.id]) add(name, record.id);
  return index;
}

/** The programmes that have a closing rank in the last year of the institute. */
function currentProgrammes({ pools, cells, byInstitute }: JosaaCutoffs, institute: number, lastYear: number): number[] {
  const current = [...byInstitute.of(institute)].filter((pool) => {
    const lastCell = (pools.firstCell[pool + 1] ?? 0) - 1;
    return cells.year[lastCell] === lastYear;
  });
  return [...new Set(current.map((pool) => pools.programme[pool] ?? 0))];
}

/** The seats of each institute by programme, from the newest seat matrix: all scopes, genders and seat types together. */
function seatsByInstitute(matrix: ReadonlyMap<number, readonly SeatRow[]>): (institute: string) => JeeParts['seats'] {
  const year = Math.max(0, ...matrix.keys());
  const counts = new Map<string, Map<number, number>>();
  for (const row of matrix.get(year) ?? []) {
    const ofProgramme = counts.get(row.institute) ?? new Map<number, number>();
    const seats = row.seats.reduce((sum, count) => sum + count, 0);
    ofProgramme.set(row.programme, (ofProgramme.get(row.programme) ?? 0) + seats);
    counts.set(row.institute, ofProgramme);
  }
  return (institute) => {
    const ofProgramme = counts.get(institute);
    return ofProgramme === undefined ? null : { year, ofProgramme };
  };
}
