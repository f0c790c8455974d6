import type { Exam } from '@dakhila/contract/exam';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { JOSAA_GENDERS } from '@dakhila/domain/colleges/josaa-codes';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import { josaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import { paperOf } from '@dakhila/domain/predictor/exams/josaa-lists';
import { cachedByObject } from '../../catalogue/cached.ts';
import type { Column } from '../../catalogue/columns.ts';
import { NO_RANK, RANK_FLAG } from '../../catalogue/josaa-cutoffs.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import type { Table } from './estimator.ts';
import type { BookedOption } from './option-book.ts';

/** A pool of a past year: its kind as the table counts kinds, and where it closed by round, null where no seat was given. */
type PastPool = { kind: number; closing: (number | null)[] };

type Find = (catalogue: Catalogue, line: BookedOption, year: number, kindOf: KindOf) => PastPool[];
/** What distinguishes kinds: in CAP the section, in JoSAA the rank list and the paper, because both papers of an IIT use one list. */
type KindWords = Pick<PoolWords, 'code' | 'section' | 'paper'> & { list?: string };
type KindOf = (words: KindWords) => number | undefined;

/** The pools of a line of the option form in a past year, as the official lists have them. */
export function pastPools(
  exam: Exam,
  catalogue: Catalogue,
  table: Table,
  line: BookedOption,
  year: number,
): PastPool[] {
  const kinds = kindsOf(table);
  return FIND[exam](catalogue, line, year, (words) => kinds.get(keyOf(words)));
}

const kindsOf = cachedByObject((table: Table) => new Map(table.kinds.map((kind, at) => [keyOf(kind), at])));

const keyOf = ({ code, section, list, paper = '' }: KindWords) => `${code} ${section ?? list} ${paper}`;

const findCap: Find = ({ mhtCet: { cutoffs } }, { programmeNumber, isFeeWaiver }, year, kindOf) => {
  const { pools, cells, categories, byProgramme } = cutoffs;
  const found = new Map<number, PastPool>();
  for (const pool of byProgramme.of(programmeNumber)) {
    const code = categories[pools.category[pool] ?? 0] ?? '';
    const section = CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '';
    const kind = kindOf({ code, section });
    const exam = CAP_EXAMS[pools.exam[pool] ?? 0]?.published;
    const isOwn = CAP_STAGES[pools.stage[pool] ?? 0]?.isOwn === true;
    // State seats rank by MHT-CET alone; the All India list goes on after JEE Main.
    const isOwnList = section === 'AI' ? exam !== 'NEET' : exam === 'MHT-CET';
    if (kind === undefined || !isOwn || !isOwnList || (code === 'TFWS') !== isFeeWaiver) continue;
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1)
      if (cells.year[cell] === year) note(found, kind, cells.round[cell] ?? 1, cells.meritNumber[cell] ?? 0);
  }
  return [...found.values()];
};

const findJosaa: Find = ({ jee }, { collegeId, programmeNumber }, year, kindOf) => {
  const { pools, cells, institutes, byInstitute } = jee.cutoffs;
  const record = jee.records.find(({ id }) => id === collegeId);
  const programme = jee.programmes.get(programmeNumber);
  if (record === undefined || programme === undefined) return [];
  const found = new Map<number, PastPool>();
  for (const pool of byInstitute.of(institutes.indexOf(collegeId))) {
    if (pools.programme[pool] !== programmeNumber) continue;
    const [quota, seatType, printed] = [pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0];
    // Until 2017 there were no seats for women alone: everybody competed where the neutral seats are today.
    const gender = printed === NO_GENDER ? NEUTRAL : printed;
    const words = josaaKind(quota, seatType, gender, record.rankBasis, paperOf(programme));
    const kind = words === null ? undefined : kindOf(words);
    if (kind === undefined) continue;
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const closing = cells.closing[cell] ?? NO_RANK;
      const isPreparatory = ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) !== 0;
      if (cells.year[cell] === year && closing !== NO_RANK && !isPreparatory)
        note(found, kind, cells.round[cell] ?? 1, closing);
    }
  }
  return [...found.values()];
};

const NO_GENDER = JOSAA_GENDERS.findIndex(({ code }) => code === '-');
const NEUTRAL = JOSAA_GENDERS.findIndex(({ code }) => code === 'N');

const FIND: Record<Exam, Find> = { 'mht-cet': findCap, josaa: findJosaa };

/** If a round is printed twice, the looser rank counts. */
function note(found: Map<number, PastPool>, kind: number, round: number, rank: number): void {
  const pool = found.get(kind) ?? { kind, closing: [] };
  found.set(kind, pool);
  while (pool.closing.length < round) pool.closing.push(null);
  pool.closing[round - 1] = Math.max(rank, pool.closing[round - 1] ?? 0);
}

/** A year that a list can be played against, with the rounds whose lists are known. */
type PastYear = { year: number; rounds: number };

/** A year with one round cannot be simulated. */
const FEWEST_ROUNDS = 2;

/** The years of an exam that can be simulated, newest first. */
export const pastYears = (catalogue: Catalogue, exam: Exam): PastYear[] => PAST_YEARS[exam](catalogue);
const PAST_YEARS: Record<Exam, (catalogue: Catalogue) => PastYear[]> = {
  'mht-cet': cachedByObject(({ mhtCet }) => countRounds(mhtCet.cutoffs.cells)),
  josaa: cachedByObject(({ jee }) => countRounds(jee.cutoffs.cells)),
};

function countRounds({ year, round }: { year: Column; round: Column }): PastYear[] {
  const rounds = new Map<number, number>();
  for (let cell = 0; cell < year.length; cell += 1) {
    const own = year[cell] ?? 0;
    rounds.set(own, Math.max(rounds.get(own) ?? 0, round[cell] ?? 0));
  }
  return [...rounds]
    .map(([of, held]) => ({ year: of, rounds: held }))
    .filter((past) => past.rounds >= FEWEST_ROUNDS)
    .sort((one, other) => other.year - one.year);
}
