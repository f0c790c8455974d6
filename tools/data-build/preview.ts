import type { ListReport } from '@dakhila/contract/desk/cutoff-lists';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import type { CutoffListName } from '@dakhila/domain/staff/cutoff-lists';
import type { CapCell, DataSet, JosaaCell } from './data-set.ts';

/** How many programmes are shown before and after. */
const SAMPLES = 8;
/** How many programmes are named of those that are new or gone. */
const NAMES = 12;

type Place = { year: number; round: number };
type Facts = { existing: DataSet; data: DataSet };
/** How the cells of a list are read. */
type Reader<T extends Place> = {
  poolOf: (cell: T) => string;
  keyOf: (cell: T) => string;
  nameOf: (cell: T) => string;
  closingOf: (cell: T) => number | null;
};
type Sample = ListReport['samples'][number];
type Preview = Required<Pick<ListReport, 'rounds' | 'samples' | 'moves' | 'added' | 'gone'>>;

/** What a list changes, in figures that a person can compare with the published paper. */
export function previewList(list: CutoffListName, rounds: readonly Place[], facts: Facts): Preview {
  const { existing, data } = facts;
  if (list === 'mht-cet') return preview(existing.mhtCet, data.mhtCet, rounds, capReader(data));
  const part = list === 'josaa' ? 'josaa' : 'csab';
  return preview(existing[part], data[part], rounds, josaaReader(data));
}

const placeOf = ({ year, round }: Place) => year * 100 + round;
const newestFirst = (one: Place, other: Place) => placeOf(other) - placeOf(one);

function preview<T extends Place>(before: T[], after: T[], rounds: readonly Place[], reader: Reader<T>): Preview {
  const inRound = (cells: T[], round: Place) => cells.filter((cell) => placeOf(cell) === placeOf(round));
  const newest = rounds.toSorted(newestFirst)[0];
  const listed = newest ? inRound(after, newest) : [];
  // Spread over the round, so that they are not all of one college.
  const step = Math.max(1, Math.floor(listed.length / SAMPLES));
  const chosen = listed.filter((_, at) => at % step === 0).slice(0, SAMPLES);
  const { poolOf, keyOf, nameOf, closingOf } = reader;
  const wanted = new Set(listed.map(keyOf));
  const last = new Map<string, T>();
  for (const cell of before) {
    const key = keyOf(cell);
    const known = last.get(key);
    if (wanted.has(key) && (!known || placeOf(known) < placeOf(cell))) last.set(key, cell);
  }
  const figures = (cell: T) => ({ year: cell.year, round: cell.round, closing: closingOf(cell) });
  const sampleOf = (cell: T): Sample => {
    const known = last.get(keyOf(cell));
    return {
      ...{ programme: nameOf(cell), pool: poolOf(cell) },
      before: known ? figures(known) : null,
      after: figures(cell),
    };
  };
  /** By what factor the cut-off moved, in either direction; 0 where there is nothing to compare. */
  const moveOf = (cell: T) => {
    const known = last.get(keyOf(cell));
    const [from, to] = [(known && closingOf(known)) ?? 0, closingOf(cell) ?? 0];
    return from > 0 && to > 0 ? Math.abs(Math.log(to / from)) : 0;
  };
  return {
    rounds: rounds
      .toSorted((one, other) => newestFirst(other, one))
      .map((round) => ({ ...round, before: inRound(before, round).length, after: inRound(after, round).length })),
    samples: chosen.map(sampleOf),
    moves: listed
      .map((cell) => ({ cell, move: moveOf(cell) }))
      .filter(({ move }) => move > 0)
      .sort((one, other) => other.move - one.move)
      .slice(0, SAMPLES)
      .map(({ cell }) => sampleOf(cell)),
    ...compareProgrammes(before, after, newest?.year ?? 0, nameOf),
  };
}

/** Programmes that no list had before, and those of the last year before that this year's lists do not have. */
function compareProgrammes<T extends Place>(before: T[], after: T[], year: number, nameOf: (cell: T) => string) {
  const namesIn = (cells: T[]) => new Set(cells.map(nameOf));
  const lastYear = before.reduce((last, cell) => (cell.year < year && cell.year > last ? cell.year : last), 0);
  const known = namesIn(before);
  const listed = namesIn(after.filter((cell) => cell.year === year));
  const earlier = namesIn(before.filter((cell) => cell.year === lastYear));
  const some = (names: string[]) => ({ count: names.length, names: names.slice(0, NAMES) });
  return {
    added: some([...listed].filter((name) => !known.has(name))),
    gone: some([...earlier].filter((name) => !listed.has(name))),
  };
}

/** A code of our files as the list prints it. */
const printed = (table: readonly { code: string; published: string }[], code: string): string =>
  table.find((one) => one.code === code)?.published ?? code;

function josaaReader(data: DataSet): Reader<JosaaCell> {
  const institutes = new Map(data.institutes.map(({ id, name }) => [id, name]));
  const programmes = new Map(data.programmes.map((one) => [one.id, publishedProgramme(one)]));
  return {
    poolOf: ({ quota, seatType, gender }) =>
      [printed(JOSAA_QUOTAS, quota), printed(JOSAA_SEAT_TYPES, seatType), printed(JOSAA_GENDERS, gender)].join(', '),
    keyOf: ({ institute, programme, quota, seatType, gender }) =>
      `${institute} ${programme} ${quota} ${seatType} ${gender}`,
    nameOf: ({ institute, programme }) =>
      `${institutes.get(institute) ?? institute}, ${programmes.get(programme) ?? programme}`,
    closingOf: ({ closing }) => closing,
  };
}

function capReader(data: DataSet): Reader<CapCell> {
  const colleges = new Map(data.colleges.map(({ code, publishedName }) => [code, publishedName]));
  const courses = new Map(data.courses.map((course) => [course.choiceCode, course]));
  return {
    poolOf: ({ category, section, stage }) => [category, section, stage].filter(Boolean).join(' '),
    keyOf: ({ choiceCode, category, section, stage, exam }) => `${choiceCode} ${category} ${section} ${stage} ${exam}`,
    nameOf: ({ choiceCode }) => {
      const { collegeCode = '', branch = choiceCode } = courses.get(choiceCode) ?? {};
      return `${colleges.get(collegeCode) ?? collegeCode}, ${branch}`;
    },
    closingOf: ({ meritNumber }) => meritNumber,
  };
}
