import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '../../colleges/cap-codes.ts';
import type { IntakeRow } from '../../colleges/figures.ts';
import type { MhtCetFullRecord } from '../../colleges/records.ts';
import { decodeSeatCode, type SeatCode } from '../../colleges/seat-code.ts';
import type { CurvePoint } from '../merit-curve.ts';
import { branchFamily, type CutoffTable } from './cutoff-table.ts';
import { type JoinedPools, joinPools, type NumberColumn, type PartFactors } from './join-pools.ts';
import { listGrowths } from './list-growth.ts';

/** The list by the percentile of MHT-CET. */
const STATE_LIST = 'C';

/** A CAP pool as the forecast needs to know it: one seat code in one section of a college's course. `list` is the merit list's code. */
export type CapPool = {
  college: string;
  course: string;
  branch: string;
  university: string;
  category: string;
  section: string;
  list: string;
};

/** The cut-offs of CAP as the catalogue stores them. Section, stage and exam are indexes in the tables of `cap-codes`. */
export type CapSource = {
  records: readonly Pick<MhtCetFullRecord, 'code' | 'homeUniversity'>[];
  programmes: readonly { collegeCode: string; courseCode: string; branch: string }[];
  categories: readonly string[];
  pools: Readonly<Record<'programme' | 'category' | 'section' | 'stage' | 'exam' | 'firstCell', NumberColumn>>;
  cells: Readonly<Record<'year' | 'round' | 'meritNumber', NumberColumn>>;
  /** Sanctioned seats by year and choice code: five digits of the college, the rest of the course. */
  intake: readonly IntakeRow[];
  /** Percentiles with their state merit numbers, by year. */
  meritPoints: readonly CurvePoint[];
};

/** The table of CAP, with pools that have no history yet at the end. Only a category's own cut-offs count, not seats released to others. */
export function capTable(source: CapSource, added: readonly CapPool[] = []): CutoffTable & JoinedPools {
  const { records, programmes, categories, pools, cells } = source;
  const universities = new Map(records.map(({ code, homeUniversity }) => [code, homeUniversity?.university ?? '']));
  const known = pools.programme.length;
  const seats: PartFactors[] = [];
  const seatOf = new Int32Array(known + added.length).fill(-1);
  const programmeOf = new Int32Array(known + added.length);
  const placeOf = new Map<number, number>();
  for (let pool = 0; pool < known; pool += 1) {
    if (!CAP_STAGES[pools.stage[pool] ?? -1]?.isOwn) continue;
    const [category, section, exam] = [pools.category[pool] ?? -1, pools.section[pool] ?? -1, pools.exam[pool] ?? -1];
    const key = (category * CAP_SECTIONS.length + section) * CAP_EXAMS.length + exam;
    let place = placeOf.get(key);
    if (place === undefined) {
      const list = CAP_EXAMS[exam]?.code ?? '';
      place = seats.push(seatFactors(categories[category] ?? '', CAP_SECTIONS[section]?.code ?? '', list)) - 1;
      placeOf.set(key, place);
    }
    seatOf[pool] = place;
    programmeOf[pool] = pools.programme[pool] ?? -1;
  }
  const offered = programmes.map(({ collegeCode, courseCode, branch }) =>
    programmeFactors(collegeCode, courseCode, branch, universities.get(collegeCode) ?? ''),
  );
  added.forEach(({ college, course, branch, university, category, section, list }, at) => {
    programmeOf[known + at] = offered.push(programmeFactors(college, course, branch, university)) - 1;
    seatOf[known + at] = seats.push(seatFactors(category, section, list)) - 1;
  });
  const table = joinPools(
    { programmes: offered, seats, programmeOf, seatOf },
    {
      firstCell: pools.firstCell,
      year: cells.year,
      round: cells.round,
      rankOf: (cell) => cells.meritNumber[cell] ?? 0,
    },
  );
  const growths = listGrowths(source.meritPoints);
  return {
    ...table,
    published: seatsOf(table, source.intake),
    listGrowth: (pool, year) => (table.textOf(pool, 'list') === STATE_LIST ? growths.get(year) : undefined),
  };
}

/** The seats of each pool's programme, by year. */
function seatsOf(
  { factors, textOf, poolCount }: CutoffTable & JoinedPools,
  rows: readonly IntakeRow[],
): Map<number, Float64Array> {
  const { code, size } = factors.programme ?? { code: new Int32Array(poolCount), size: 0 };
  const places = new Map<string, number>();
  for (let pool = 0; pool < poolCount; pool += 1) {
    const place = code[pool] ?? 0;
    if (places.size <= place) places.set(textOf(pool, 'programme'), place);
  }
  const byYear = Map.groupBy(rows, ({ year }) => year);
  return new Map(
    [...byYear].map(([year, own]) => {
      const seats = new Float64Array(size).fill(Number.NaN);
      for (const { choiceCode, intake } of own) {
        const place = places.get(`${choiceCode.slice(0, 5)} ${choiceCode.slice(5)}`);
        if (place !== undefined && intake > 0) seats[place] = intake;
      }
      return [year, Float64Array.from(code, (place) => seats[place] ?? Number.NaN)];
    }),
  );
}

function programmeFactors(college: string, course: string, branch: string, university: string): PartFactors {
  return { college, programme: `${college} ${course}`, branch, family: branchFamily(branch), university };
}

function seatFactors(category: string, section: string, list: string): PartFactors {
  const seat = decodeSeatCode(category);
  const own = sectionOf(section, seat);
  return {
    list,
    code: category,
    section: own,
    core: coreOf(category, seat),
    group: groupOf(seat),
    gender: seat?.gender === 'ladies' ? 'L' : 'G',
    level: seat?.level ?? 'state',
    seat: seat?.level ? category.slice(0, -1) : category,
    // Empty where candidates of the home university (of others) can take the seat: a college may change between the two levels and the state's.
    home: FOR_HOME.includes(own) ? '' : own,
    other: FOR_OTHERS.includes(own) ? '' : own,
  };
}

const FOR_ALL = ['STATE', 'MI_TO_MH'];
const FOR_HOME = [...FOR_ALL, 'HU', 'OHU_TO_HU'];
/** Seats released to candidates of other universities reach far deeper than these candidates' own and do not predict them: HU_TO_OHU is a seat of its own. */
const FOR_OTHERS = [...FOR_ALL, 'OHU'];

/**
 * The lists of 2020 and 2021 name no sections. A college's first list was of its own kind of candidates, a second one of seats that changed hands; the
 * seat code says the rest.
 */
function sectionOf(section: string, seat: SeatCode | null): string {
  if (section === 'STATE2') return 'STATE';
  if (section !== 'UNK' && section !== 'UNK2') return section;
  const changedHands = section === 'UNK2';
  if (seat?.level === 'home') return changedHands ? 'HU_TO_OHU' : 'HU';
  if (seat?.level === 'other') return changedHands ? 'OHU_TO_HU' : 'OHU';
  return 'STATE';
}

/** The category; PWD and DEF pools are too few to separate by category. */
function coreOf(code: string, seat: SeatCode | null): string {
  if (seat === null || seat.kind === 'pwd' || seat.kind === 'defence') return seat?.kind ?? code;
  return seat.category ?? code;
}

/** Pools that move together: the categories; fee waiver and EWS seats, which the rules open and close; the tiny pools. */
function groupOf(seat: SeatCode | null): string {
  if (seat?.kind === 'category') return 'categories';
  return seat?.kind === 'tfws' || seat?.kind === 'ews' ? 'waivers' : 'small';
}
