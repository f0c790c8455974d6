import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '../../colleges/cap-codes.ts';
import type { MhtCetRecord } from '../../colleges/records.ts';
import { decodeSeatCode, type SeatCode } from '../../colleges/seat-code.ts';
import { branchFamily } from './branch-family.ts';
import type { CutoffTable } from './cutoff-table.ts';
import { type JoinedPools, joinPools, type NumberColumn } from './join-pools.ts';

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

/** The cut-offs of CAP as the catalogue keeps them. Section, stage and exam are places in the tables of `cap-codes`. */
export type CapSource = {
  records: readonly Pick<MhtCetRecord, 'code' | 'facts'>[];
  programmes: readonly { collegeCode: string; courseCode: string; branch: string }[];
  categories: readonly string[];
  pools: Readonly<Record<'programme' | 'category' | 'section' | 'stage' | 'exam' | 'firstCell', NumberColumn>>;
  cells: Readonly<Record<'year' | 'round' | 'meritNumber', NumberColumn>>;
};

/** The table of CAP, with pools that have no history yet at the end. Only a category's own cut-offs count, not seats released to others. */
export function capTable(source: CapSource, added: readonly CapPool[] = []): CutoffTable & JoinedPools {
  const { records, programmes, categories, pools, cells } = source;
  const universities = new Map(records.map(({ code, facts }) => [code, facts.university?.value ?? '']));
  const known = Array.from({ length: pools.programme.length }, (_, pool) => {
    const programme = programmes[pools.programme[pool] ?? -1];
    if (programme === undefined || !CAP_STAGES[pools.stage[pool] ?? -1]?.isOwn) return null;
    return factorsOf({
      college: programme.collegeCode,
      course: programme.courseCode,
      branch: programme.branch,
      university: universities.get(programme.collegeCode) ?? '',
      category: categories[pools.category[pool] ?? -1] ?? '',
      section: CAP_SECTIONS[pools.section[pool] ?? -1]?.code ?? '',
      list: CAP_EXAMS[pools.exam[pool] ?? -1]?.code ?? '',
    });
  });
  return joinPools([...known, ...added.map(factorsOf)], {
    firstCell: pools.firstCell,
    year: cells.year,
    round: cells.round,
    rankOf: (cell) => cells.meritNumber[cell] ?? 0,
  });
}

function factorsOf({ college, course, branch, university, category, section, list }: CapPool): Record<string, string> {
  const seat = decodeSeatCode(category);
  const own = sectionOf(section, seat);
  return {
    list,
    college,
    programme: `${college} ${course}`,
    branch,
    family: branchFamily(branch),
    university,
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
const FOR_OTHERS = [...FOR_ALL, 'OHU', 'HU_TO_OHU'];

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

/** The category; PWD and DEF pools are too few to tell their categories apart. */
function coreOf(code: string, seat: SeatCode | null): string {
  if (seat === null || seat.kind === 'pwd' || seat.kind === 'defence') return seat?.kind ?? code;
  return seat.category ?? code;
}

/** Who moves together: the categories; fee waiver and EWS seats, which the rules open and close; the tiny pools. */
function groupOf(seat: SeatCode | null): string {
  if (seat?.kind === 'category') return 'categories';
  return seat?.kind === 'tfws' || seat?.kind === 'ews' ? 'waivers' : 'small';
}
