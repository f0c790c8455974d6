import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES, type CodeMap, canonicalCode } from '@dakhila/domain/colleges/cap-codes';
import {
  type MhtCetByCode,
  type MhtCetDetail,
  type NirfYear,
  toByCodeResponse,
} from '@dakhila/domain/colleges/college';
import { entryRank } from '@dakhila/domain/colleges/college-order';
import type { CapHistory, HistoryPart } from '@dakhila/domain/colleges/cutoff-history';
import type { IntakeRow } from '@dakhila/domain/colleges/figures';
import { optionList } from '@dakhila/domain/colleges/filters';
import { type MhtCetParts, mhtCetDetail, mhtCetListItem } from '@dakhila/domain/colleges/mht-cet-college';
import {
  type CategoryClosings,
  type ClosingRange,
  capOpenClosings,
  capOpenSeats,
  rangeOf,
} from '@dakhila/domain/colleges/open-closings';
import { districtChoice, districtsWithTowns } from '@dakhila/domain/colleges/place-choice';
import type { Newest } from '@dakhila/domain/colleges/present';
import type { MhtCetFullRecord, NirfRank } from '@dakhila/domain/colleges/records';
import { CAP_CATEGORIES, type CapCategory } from '@dakhila/domain/colleges/seat-code';
import { cachedByKey } from './cached.ts';
import { type CapCutoffs, capColumns, capCutoffs } from './cap-cutoffs.ts';
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
  const entries = entriesOf(cutoffs);
  const byCategory = categoryClosingsOf(cutoffs);
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
        categoryClosings: byCategory.get(record.code) ?? {},
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

type Entry = { rank: number | null; closings: ClosingRange | null };

/** How hard each CAP college is to enter, by college code: from the highest closing rank of open seats of each programme in the newest year. */
function entriesOf(cutoffs: CapCutoffs, category: CapCategory = 'OPEN'): ReadonlyMap<string, Entry> {
  let newest = 0;
  for (const year of cutoffs.cells.year) newest = Math.max(newest, year);
  const [general, women] = (['G', 'L'] as const).map((letter) => loosestOpen(cutoffs, letter, newest, category));
  const { meritNumber, percentile } = cutoffs.cells;
  const entries = new Map<string, Entry>();
  for (const [college, closings] of [...(women ?? []), ...(general ?? [])]) {
    const cells = [...closings.values()];
    const percentiles = cells.map((cell) => percentile[cell] ?? Number.NaN).filter((one) => !Number.isNaN(one));
    entries.set(college, {
      rank: entryRank(cells.map((cell) => meritNumber[cell] ?? 0)),
      closings: rangeOf(percentiles, newest, 'percentile'),
    });
  }
  return entries;
}

/** The range of each category that has closings of its own, by college code. */
function categoryClosingsOf(cutoffs: CapCutoffs): ReadonlyMap<string, CategoryClosings> {
  const found = new Map<string, CategoryClosings>();
  for (const category of CATEGORIES)
    for (const [college, { closings }] of entriesOf(cutoffs, category)) {
      if (closings === null) continue;
      const { easiest, hardest } = closings;
      found.set(college, { ...found.get(college), [category]: { easiest, hardest } });
    }
  return found;
}

const CATEGORIES = (Object.keys(CAP_CATEGORIES) as CapCategory[]).filter((category) => category !== 'OPEN');

/** College → programme → the cell with the highest closing rank of the seats of a category in the year. */
function loosestOpen(
  cutoffs: CapCutoffs,
  letter: 'G' | 'L',
  year: number,
  wanted: CapCategory,
): Map<string, Map<number, number>> {
  const { categories, pools, cells, programmes, byCategory } = cutoffs;
  const found = new Map<string, Map<number, number>>();
  for (const [index, category] of categories.entries()) {
    for (const pool of category.startsWith(`${letter}${wanted}`) ? byCategory.of(index) : []) {
      const seats = capOpenSeats(
        {
          category,
          section: CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '',
          isOwnStage: CAP_STAGES[pools.stage[pool] ?? 0]?.isOwn ?? false,
          exam: CAP_EXAMS[pools.exam[pool] ?? 0]?.published ?? '',
        },
        letter,
        wanted,
      );
      if (seats === undefined) continue;
      const programme = pools.programme[pool] ?? 0;
      const college = programmes[programme]?.collegeCode ?? '';
      for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
        if (cells.year[cell] !== year) continue;
        const closings = found.get(college) ?? new Map<number, number>();
        const last = closings.get(programme);
        if (last === undefined || (cells.meritNumber[cell] ?? 0) > (cells.meritNumber[last] ?? 0))
          closings.set(programme, cell);
        found.set(college, closings);
      }
    }
  }
  return found;
}
