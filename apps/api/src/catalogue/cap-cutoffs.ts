import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type { MhtCetCourse } from '@dakhila/domain/colleges/records';
import { type Column, type Postings, postings } from './columns.ts';
import { mergeYears, type YearFile } from './merge-years.ts';

/** A programme of a college over the years: choice codes change when a college is renumbered, college and course do not. */
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

/** Where a row was taken from: the official list, or one of three compilations of it. */
export const CAP_ROW_SOURCES = ['pdf', 'csv-a', 'csv-b', 'json-a'] as const;
const OFFICIAL = CAP_ROW_SOURCES[0];

/**
 * CAP closings as columns. A pool is programme × seat code × section × stage × merit list; its cells lie from `firstCell[pool]` to
 * `firstCell[pool + 1]`, oldest year and round first. `category` is a place in `categories`, section, stage and exam are places in the
 * tables of `cap-codes`. A blank percentile is NaN.
 */
export type CapCutoffs = {
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
  /** `source` is a place in `CAP_ROW_SOURCES`. */
  cells: { year: Column; round: Column; meritNumber: Column; percentile: Column; source: Column };
  byProgramme: Postings;
  byCategory: Postings;
  programmesOf: (collegeCode: string) => readonly number[];
  /** Years with any row that is not from the official list itself. */
  compiledYears: readonly number[];
};

const SIZES = { category: 256, section: 16, stage: 8, exam: 4 };
const BELOW_PROGRAMME = SIZES.category * SIZES.section * SIZES.stage * SIZES.exam;
const BELOW_CATEGORY = BELOW_PROGRAMME / SIZES.category;

/** Builds the columns from the yearly files; `courses` tells which college and course a choice code means. */
export function capCutoffs(years: readonly YearFile[], courses: readonly MhtCetCourse[]): CapCutoffs {
  const programmes = programmesOf(courses);
  const placeOfChoice = new Map(
    programmes.flatMap(({ choiceCodes }, place) => choiceCodes.map((code) => [code, place] as const)),
  );
  const categories = [
    ...new Set(years.flatMap(({ file }) => file.kinds.map((line) => line.split(' ')[0] ?? ''))),
  ].sort();
  const placeOfCategory = new Map(categories.map((code, place) => [code, place]));
  const merged = mergeYears(years, {
    group: (choice) => known(placeOfChoice, choice, 'choice code') * BELOW_PROGRAMME,
    kind: (line) => {
      const [category, section, stage, exam] = line.split(' ');
      const sectionAndStage = known(SECTION, section, 'section') * SIZES.stage + known(STAGE, stage, 'stage');
      return (
        known(placeOfCategory, category, 'category') * BELOW_CATEGORY +
        sectionAndStage * SIZES.exam +
        known(EXAM, exam, 'merit list')
      );
    },
    tag: (line) => known(SOURCE, line.split(' ')[4], 'source'),
  });
  const pools = poolColumns(merged.keys);
  const ofCollege = Map.groupBy(programmes.keys(), (place) => programmes[place]?.collegeCode ?? '');
  return {
    programmes,
    categories,
    pools: { ...pools, firstCell: merged.firstCell },
    cells: {
      year: merged.year,
      round: merged.round,
      meritNumber: new Int32Array(merged.first),
      percentile: merged.second,
      source: merged.tag,
    },
    byProgramme: postings(pools.programme, programmes.length),
    byCategory: postings(pools.category, categories.length),
    programmesOf: (collegeCode) => ofCollege.get(collegeCode) ?? [],
    compiledYears: years
      .filter(({ file }) => file.kinds.some((line) => !line.endsWith(` ${OFFICIAL}`)))
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
    programme[pool] = Math.floor(key / BELOW_PROGRAMME);
    category[pool] = Math.floor(key / BELOW_CATEGORY) % SIZES.category;
    section[pool] = Math.floor(key / SIZES.exam / SIZES.stage) % SIZES.section;
    stage[pool] = Math.floor(key / SIZES.exam) % SIZES.stage;
    exam[pool] = key % SIZES.exam;
  }
  return { programme, category, section, stage, exam };
}

/** Joins choice codes on college and course, the newest branch name winning. */
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

const placesOf = (codes: readonly string[]) => new Map(codes.map((code, place) => [code, place]));
const SECTION = placesOf(CAP_SECTIONS.map(({ code }) => code));
const STAGE = placesOf(CAP_STAGES.map(({ code }) => code));
const EXAM = placesOf(CAP_EXAMS.map(({ code }) => code));
const SOURCE = placesOf(CAP_ROW_SOURCES);

function known(places: ReadonlyMap<string, number>, code: string | undefined, what: string): number {
  const place = places.get(code ?? '');
  if (place === undefined) throw new Error(`the cut-offs name an unknown ${what}: ${code}`);
  return place;
}
