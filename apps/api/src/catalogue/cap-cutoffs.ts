import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type { MhtCetCourse } from '@dakhila/domain/colleges/records';
import { type Column, type Postings, postings } from './columns.ts';
import { mergeYears, type YearFile } from './merge-years.ts';

/** A programme of a college over the years. Its choice code may change; its college and course code do not. */
type CapProgramme = {
  collegeCode: string;
  courseCode: string;
  /** As printed in the newest year. */
  branch: string;
  /** Oldest first. */
  choiceCodes: readonly string[];
  firstYear: number;
  lastYear: number;
};

/** The source of a row: the official PDF, or one of three compilations of it. */
export const CAP_ROW_SOURCES = ['pdf', 'csv-a', 'csv-b', 'json-a'] as const;
const OFFICIAL_SOURCE = CAP_ROW_SOURCES[0];

/**
 * CAP closings as columns. A pool is programme × seat code × section × stage × merit list; its cells are those from `firstCell[pool]` to
 * `firstCell[pool + 1]`, oldest year and round first. `category` is an index in `categories`; section, stage and exam are indexes in the
 * tables of `cap-codes`. A blank percentile is NaN.
 */
export type CapColumns = {
  programmes: readonly CapProgramme[];
  categories: readonly string[];
  pools: {
    programme: Column;
    category: Column;
    section: Column;
    stage: Column;
    exam: Column;
    firstCell: Column;
  };
  /** `source` is an index in `CAP_ROW_SOURCES`. */
  cells: { year: Column; round: Column; meritNumber: Column; percentile: Column; source: Column };
  /** Years with at least one row from a compilation. */
  compiledYears: readonly number[];
};

/** The columns and what finds their rows. */
export type CapCutoffs = CapColumns & {
  byProgramme: Postings;
  byCategory: Postings;
  programmesOf: (collegeCode: string) => readonly number[];
};

const KEY_SIZES = { category: 256, section: 16, stage: 8, exam: 4 };
const KEYS_PER_PROGRAMME = KEY_SIZES.category * KEY_SIZES.section * KEY_SIZES.stage * KEY_SIZES.exam;
const KEYS_PER_CATEGORY = KEYS_PER_PROGRAMME / KEY_SIZES.category;

/** Makes the rows of the columns findable by programme, category and college. */
export function capCutoffs(columns: CapColumns): CapCutoffs {
  const { programmes, categories, pools } = columns;
  const ofCollege = Map.groupBy(programmes.keys(), (index) => programmes[index]?.collegeCode ?? '');
  return {
    ...columns,
    byProgramme: postings(pools.programme, programmes.length),
    byCategory: postings(pools.category, categories.length),
    programmesOf: (collegeCode) => ofCollege.get(collegeCode) ?? [],
  };
}

/** Builds the columns from the yearly files. `courses` maps choice codes to colleges and courses. */
export function capColumns(years: readonly YearFile[], courses: readonly MhtCetCourse[]): CapColumns {
  const programmes = programmesOf(courses);
  const indexOfChoice = new Map(
    programmes.flatMap(({ choiceCodes }, index) => choiceCodes.map((code) => [code, index] as const)),
  );
  const categories = [
    ...new Set(years.flatMap(({ file }) => file.kinds.map((line) => line.split(' ')[0] ?? ''))),
  ].sort();
  const indexOfCategory = new Map(categories.map((code, index) => [code, index]));
  const merged = mergeYears(years, {
    group: (choice) => indexOrThrow(indexOfChoice, choice, 'choice code') * KEYS_PER_PROGRAMME,
    kind: (line) => {
      const [category, section, stage, exam] = line.split(' ');
      const sectionAndStage =
        indexOrThrow(SECTION_INDEX, section, 'section') * KEY_SIZES.stage + indexOrThrow(STAGE_INDEX, stage, 'stage');
      return (
        indexOrThrow(indexOfCategory, category, 'category') * KEYS_PER_CATEGORY +
        sectionAndStage * KEY_SIZES.exam +
        indexOrThrow(EXAM_INDEX, exam, 'merit list')
      );
    },
    tag: (line) => indexOrThrow(SOURCE_INDEX, line.split(' ')[4], 'source'),
  });
  return {
    programmes,
    categories,
    pools: { ...poolColumns(merged.keys), firstCell: merged.firstCell },
    cells: {
      year: merged.year,
      round: merged.round,
      meritNumber: new Int32Array(merged.first),
      percentile: merged.second,
      source: merged.tag,
    },
    compiledYears: years
      .filter(({ file }) => file.kinds.some((line) => !line.endsWith(` ${OFFICIAL_SOURCE}`)))
      .map(({ year }) => year),
  };
}

function poolColumns(keys: Float64Array) {
  const programme = new Uint16Array(keys.length);
  const category = new Uint8Array(keys.length);
  const section = new Uint8Array(keys.length);
  const stage = new Uint8Array(keys.length);
  const exam = new Uint8Array(keys.length);
  for (let pool = 0; pool < keys.length; pool += 1) {
    const key = keys[pool] ?? 0;
    programme[pool] = Math.floor(key / KEYS_PER_PROGRAMME);
    category[pool] = Math.floor(key / KEYS_PER_CATEGORY) % KEY_SIZES.category;
    section[pool] = Math.floor(key / KEY_SIZES.exam / KEY_SIZES.stage) % KEY_SIZES.section;
    stage[pool] = Math.floor(key / KEY_SIZES.exam) % KEY_SIZES.stage;
    exam[pool] = key % KEY_SIZES.exam;
  }
  return { programme, category, section, stage, exam };
}

/** Groups choice codes by college and course. The newest branch name is used. */
function programmesOf(courses: readonly MhtCetCourse[]): CapProgramme[] {
  const ordered = [...courses].sort((one, other) => one.lastYear - other.lastYear);
  const joined = Map.groupBy(ordered, (course) => `${course.collegeCode} ${course.choiceCode.slice(5)}`);
  return [...joined.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, same]) => {
      const [collegeCode = '', courseCode = ''] = key.split(' ');
      const newest = same.at(-1);
      return {
        collegeCode,
        courseCode,
        branch: newest?.branch ?? '',
        choiceCodes: same.map((course) => course.choiceCode),
        firstYear: Math.min(...same.map((course) => course.firstYear)),
        lastYear: newest?.lastYear ?? 0,
      };
    });
}

const indexByCode = (codes: readonly string[]) => new Map(codes.map((code, index) => [code, index]));
const SECTION_INDEX = indexByCode(CAP_SECTIONS.map(({ code }) => code));
const STAGE_INDEX = indexByCode(CAP_STAGES.map(({ code }) => code));
const EXAM_INDEX = indexByCode(CAP_EXAMS.map(({ code }) => code));
const SOURCE_INDEX = indexByCode(CAP_ROW_SOURCES);

function indexOrThrow(indexes: ReadonlyMap<string, number>, code: string | undefined, what: string): number {
  const index = indexes.get(code ?? '');
  if (index === undefined) throw new Error(`the cut-offs name an unknown ${what}: ${code}`);
  return index;
}
