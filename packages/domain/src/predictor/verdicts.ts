import { labelOf, messageOf, type Text } from '../messages/message.ts';
import type { Estimates, Exam, Place, PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';

/** A rank list and the candidate's rank in it; an estimate has an 80% range. */
export type ListPlace = {
  id: string;
  label: string;
  rank: number;
  low?: number;
  high?: number;
  note?: Text;
};

/** Pools that could not be estimated for want of one field. */
export type MissingField = { field: string; label: Text; message: Text; pools: number };

/** Why a kind of pool is open to the candidate, or which answer is missing to decide. */
export type Reason = { kind: number; isEstimated: boolean; why: Text };

export type Counts = { Safe: number; Likely: number; Possible: number; Reach: number; tiny: number };

/**
 * A prediction as columns, small enough to store: for each shown option the pools considered, best first. Chances are whole per cent; 0 where a pool has none.
 * The first `resultCount` options are the results, the rest are below 5%.
 */
export type Prediction = {
  rounds: number;
  resultCount: number;
  option: Uint16Array;
  /** How many pools each option has here. */
  poolCount: Uint8Array;
  /** Place of each pool among the option's own pools. */
  pool: Uint8Array;
  /** The chance in each pool alone, if it offers a seat. */
  percent: Uint8Array;
  /** `rounds` values an option: the chance of a seat in its programme by the end of each round, if one is offered. The last one is the option's chance. */
  byRound: Uint8Array;
  /** The chance that a seat of each option is offered. */
  offered: Uint8Array;
  lists: ListPlace[];
  missing: MissingField[];
  reasons: Reason[];
  counts: Counts;
};

/** Half of the 80 % range of a normal spread. */
export const EIGHTY_PERCENT = 1.2815515655446004;

/** Stands where a pool is closed, or where no field would open it. */
export const CLOSED = -1;

/** Everything about a candidate that does not depend on a single pool: places in the rank lists, and who may compete where. */
export type Standing = {
  lists: ListPlace[];
  logRank: Float64Array;
  spread: Float64Array;
  /** Tie of each college, and how many different ones there are. */
  tie: Uint16Array;
  tieCount: number;
  /** Kinds × ties: the index in `lists`, or `CLOSED`. */
  place: Int8Array;
  /** Kinds × ties: the index in `fields` of the answer that would decide, or `CLOSED`. */
  field: Int8Array;
  fields: { field: string; label: Text; message: Text }[];
  why: (kind: number, tie: number) => Text;
};

/** Evaluates each kind of pool once for each relation of a college to the candidate. */
export function standingOf<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  candidate: Candidate,
  estimates: Estimates,
): Standing {
  const places = exam.placesOf(candidate, estimates);
  const known = exam.lists.flatMap(({ id, label }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ shown: listPlace(id, label, place), place }];
  });
  const listAt = new Map(known.map(({ shown }, at) => [shown.id, at]));
  const { ties, tie } = tiesOf(exam, table, candidate);
  const fields: Standing['fields'] = [];
  const size = table.kinds.length * ties.length;
  const place = new Int8Array(size).fill(CLOSED);
  const field = new Int8Array(size).fill(CLOSED);
  const whys: Text[] = [];
  table.kinds.forEach((kind) => {
    for (const own of ties) {
      const at = whys.length;
      const verdict = exam.evaluate(candidate, kind, own, table.year);
      whys.push(verdict.why);
      if (verdict.isOpen) place[at] = listAt.get(kind.list) ?? CLOSED;
      if (verdict.isOpen && place[at] === CLOSED) field[at] = missingList(kind.list);
      if (!verdict.isOpen && verdict.missing !== undefined)
        field[at] = fieldAt({ ...verdict.missing, message: verdict.why });
    }
  });
  return {
    lists: known.map(({ shown }) => shown),
    logRank: Float64Array.from(known, ({ shown }) => Math.log(shown.rank)),
    spread: Float64Array.from(known, (own) => own.place.spread),
    tie,
    tieCount: ties.length,
    place,
    field,
    fields,
    why: (kind, own) => whys[kind * ties.length + own] ?? '',
  };

  function missingList(id: string): number {
    const list = exam.lists.find((own) => own.id === id);
    if (list === undefined || list.field === '') return CLOSED;
    const label = labelOf(list.label);
    return fieldAt({ field: list.field, label, message: messageOf('lists.otherRank', { lists: label }) });
  }

  function fieldAt(wanted: Standing['fields'][number]): number {
    const at = fields.findIndex((one) => one.field === wanted.field);
    return at >= 0 ? at : fields.push(wanted) - 1;
  }
}

/** The different relations of colleges to the candidate, and which one each college has. */
function tiesOf<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  candidate: Candidate,
): { ties: Tie[]; tie: Uint16Array } {
  const { different, at } = differentIn(table.ties);
  const ties: Tie[] = [];
  const placeOf = new Map<string, number>();
  const places = different.map((college) => {
    const own = exam.tieTo(candidate, college);
    const place = placeOf.get(own.key) ?? ties.push(own) - 1;
    placeOf.set(own.key, place);
    return place;
  });
  return { ties, tie: at.map((one) => places[one] ?? 0) };
}

type Different<College> = { different: readonly College[]; at: Uint16Array };
const differentByTable = new WeakMap<object, Different<unknown>>();

/** Of hundreds of colleges a few dozen differ in what eligibility asks of them. Worked out once for each table. */
function differentIn<College>(colleges: readonly College[]): Different<College> {
  // Written below for these very colleges.
  const known = differentByTable.get(colleges) as Different<College> | undefined;
  if (known !== undefined) return known;
  const different: College[] = [];
  const placeOf = new Map<string, number>();
  const at = Uint16Array.from(colleges, (college) => {
    const key = JSON.stringify(college);
    const place = placeOf.get(key) ?? different.push(college) - 1;
    placeOf.set(key, place);
    return place;
  });
  const found = { different, at };
  differentByTable.set(colleges, found);
  return found;
}

function listPlace(id: string, label: string, { rank, spread, note }: Place): ListPlace {
  if (spread === 0) return { id, label, rank };
  return { id, label, rank, ...rangeOf(rank, spread), ...(note === undefined ? {} : { note }) };
}

/** The 80% range of an estimated rank, in three digits: it knows no more. */
export function rangeOf(rank: number, spread: number): { low: number; high: number } {
  const factor = Math.exp(EIGHTY_PERCENT * spread);
  const rounded = (end: number) => Math.max(1, Math.round(Number(end.toPrecision(3))));
  return { low: rounded(rank / factor), high: rounded(rank * factor) };
}
