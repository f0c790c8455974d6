import { type CodeMap, canonicalCode } from '@dakhila/domain/colleges/cap-codes';
import {
  type MhtCetByCode,
  type MhtCetDetail,
  type NirfYear,
  toByCodeResponse,
} from '@dakhila/domain/colleges/college';
import type { CapHistory, HistoryPart } from '@dakhila/domain/colleges/cutoff-history';
import type { IntakeRow } from '@dakhila/domain/colleges/figures';
import { optionList } from '@dakhila/domain/colleges/filters';
import { type MhtCetParts, mhtCetDetail, mhtCetListItem } from '@dakhila/domain/colleges/mht-cet-college';
import { capOpenClosings } from '@dakhila/domain/colleges/open-closings';
import { districtChoice, districtsWithTowns } from '@dakhila/domain/colleges/place-choice';
import type { Newest } from '@dakhila/domain/colleges/present';
import type { MhtCetFullRecord, NirfRank } from '@dakhila/domain/colleges/records';
import { cachedByKey } from './cached.ts';
import { type CapCutoffs, capColumns, capCutoffs } from './cap-cutoffs.ts';
import { capEntries } from './cap-entries.ts';
import { type CollegeSet, collegeSet, deepFreeze } from './college-set.ts';
import type { TakeColumns } from './column-cache.ts';
import { capHistory } from './cutoff-history.ts';
import { INTAKE } from './format/figure-tables.ts';
import { COURSES, MERIT_POINTS, type MeritPoint, PUBLISHED_AS, type PublishedAs } from './format/tables.ts';
import { readFullRecords } from './full-records.ts';
import type { DataFolder } from './read-data.ts';
import { mhtCetDocument } from './search-documents.ts';

export type MhtCetCatalogue = CollegeSet & {
  options: { courses: readonly string[]; universities: readonly string[]; cities: readonly string[] };
  records: readonly MhtCetFullRecord[];
  byId: (id: string) => MhtCetDetail | undefined;
  /** By any current or former code, with or without the leading zero. */
  byCode: (code: string) => MhtCetByCode | undefined;
  cutoffHistory: (id: string, part?: HistoryPart) => CapHistory | undefined;
  cutoffs: CapCutoffs;
  meritPoints: readonly MeritPoint[];
  intake: readonly IntakeRow[];
  /** Every college code the lists ever printed, with its canonical one. */
  publishedCodes: readonly PublishedAs[];
  /** Branch names that a list cut short or misprinted, by choice code. */
  branchNames: readonly PublishedAs[];
};

export function loadMhtCet(
  data: DataFolder,
  takeColumns: TakeColumns,
  nirf: readonly NirfRank[],
  newestNirfYear: number,
): MhtCetCatalogue {
  const records = readFullRecords(data);
  const courses = data.table(COURSES, 'courses');
  const publishedCodes = data.table(PUBLISHED_AS, 'collegeCodes');
  const codes: CodeMap = new Map(publishedCodes.map(({ published, canonical }) => [published, canonical]));
  const cutoffs = capCutoffs(takeColumns('mht-cet', () => capColumns(data.cutoffs('mhtCet'), courses)));
  const entries = capEntries(cutoffs);
  const coursesOf = Map.groupBy(courses, (course) => course.collegeCode);
  const intakeRows = data.table(INTAKE, 'intake');
  const intake = intakeByChoice(intakeRows);
  const nirfOf = Map.groupBy(nirf, (rank) => rank.collegeCode);
  const codesOf = Map.groupBy(publishedCodes, ({ canonical }) => canonical);
  const newest: Newest = {
    admissionYear: Math.max(...records.map((record) => record.lastYear)),
    nirfYear: newestNirfYear,
  };
  const parts = new Map(
    records.map((record): [string, MhtCetParts] => [
      record.code,
      {
        record,
        courses: coursesOf.get(record.code) ?? [],
        intake,
        nirf: (nirfOf.get(record.code) ?? []).map(nirfYear),
        earlierCodes: (codesOf.get(record.code) ?? []).map(({ published }) => published),
        closings: entries.get(record.code)?.closings ?? null,
        categoryClosings: entries.get(record.code)?.categoryClosings ?? {},
        openClosings: () => capOpenClosings(capHistory(cutoffs, record.code, { fromYear: record.lastYear - 2 })),
      },
    ]),
  );
  const detailOf = cachedByKey(parts, (part) => deepFreeze(mhtCetDetail(part, newest)));
  const set = collegeSet(
    [...parts.values()].map((part) => mhtCetListItem(part, newest)),
    (item) => {
      const part = parts.get(item.id);
      if (part === undefined) throw new Error(`no record for college ${item.id}`);
      return mhtCetDocument(item, part.record, part.earlierCodes);
    },
    ({ id }) => entries.get(id)?.rank ?? null,
  );
  return {
    ...set,
    options: {
      courses: optionList(set.items.flatMap((item) => item.courses)),
      universities: optionList(set.items.map((item) => item.universityFullForm)),
      cities: optionList([
        ...set.items.map((item) => item.location.city),
        ...[...districtsWithTowns(set.items.map((item) => item.location))].map(districtChoice),
      ]),
    },
    records,
    byId: detailOf,
    byCode: (code) => {
      const detail = detailOf(canonicalCode(code, codes) ?? '');
      return detail === undefined ? undefined : toByCodeResponse(detail);
    },
    cutoffHistory: (id, part = {}) => (parts.has(id) ? capHistory(cutoffs, id, part) : undefined),
    cutoffs,
    meritPoints: data.table(MERIT_POINTS, 'meritPoints'),
    intake: intakeRows,
    publishedCodes,
    branchNames: data.table(PUBLISHED_AS, 'branchNames'),
  };
}

function intakeByChoice(rows: readonly IntakeRow[]): MhtCetParts['intake'] {
  const newestFirst = rows.toSorted((one, other) => other.year - one.year);
  const byChoice = Map.groupBy(newestFirst, ({ choiceCode }) => choiceCode);
  return new Map([...byChoice].map(([code, own]) => [code, own.map(({ year, intake }) => ({ year, intake }))]));
}

/** The year and rank of a NIRF row. */
export function nirfYear(rank: NirfRank): NirfYear {
  return { year: rank.year, ranking: rank.rank };
}
