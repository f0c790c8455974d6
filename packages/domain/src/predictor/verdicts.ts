import type { Verdict } from './eligibility.ts';
import type { Estimates, Exam, Place, PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import type { ListPlace } from './prediction.ts';

/** Half of the 80 % range of a normal spread. */
const EIGHTY_PERCENT = 1.2815515655446004;

/** One judged pair of kind and tie, as the loop over pools needs it: by which place to judge, or which field is missing. */
type Judged = { verdict: Verdict; place: number; field: number };
export const CLOSED = -1;

/** Everything about a candidate that does not depend on a single pool: places in the rank lists, and who may compete where. */
export type Standing = {
  lists: ListPlace[];
  logRank: Float64Array;
  spread: Float64Array;
  /** Tie of each college, and how many different ones there are. */
  tie: Uint16Array;
  tieCount: number;
  /** Kinds × ties: place in `lists`, or `CLOSED`. */
  place: Int8Array;
  /** Kinds × ties: place in `fields` where one more answer would tell, or `CLOSED`. */
  field: Int8Array;
  fields: { field: string; label: string; message: string }[];
  why: (kind: number, tie: number) => string;
};

/** Judges each kind of pool once for each way a college can stand to the candidate. */
export function standingOf<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  candidate: Candidate,
  estimates: Estimates,
): Standing {
  const places = exam.placesOf(candidate, estimates);
  const known = exam.lists.filter(({ id }) => places.has(id));
  const fields: Standing['fields'] = [];
  const ties: Tie[] = [];
  const tieOf = new Map<string, number>();
  const tie = Uint16Array.from(table.ties, (college) => {
    const own = exam.tieTo(candidate, college);
    const at = tieOf.get(own.key) ?? ties.push(own) - 1;
    tieOf.set(own.key, at);
    return at;
  });
  const judged = table.kinds.flatMap((kind) =>
    ties.map((own) => judgeOne(exam.judge(candidate, kind, own, table.year))),
  );
  const sorted = known.map(({ id, label }) => listPlace(id, label, places.get(id)));
  return {
    lists: sorted,
    logRank: Float64Array.from(sorted, ({ rank }) => Math.log(rank)),
    spread: Float64Array.from(known, ({ id }) => places.get(id)?.spread ?? 0),
    tie,
    tieCount: ties.length,
    place: Int8Array.from(judged, ({ place }) => place),
    field: Int8Array.from(judged, ({ field }) => field),
    fields,
    why: (kind, own) => judged[kind * ties.length + own]?.verdict.why ?? '',
  };

  function judgeOne(verdict: Verdict): Judged {
    if (!verdict.isOpen) {
      const { field: name } = verdict;
      return { verdict, place: CLOSED, field: name === undefined ? CLOSED : fieldAt(name, name, verdict.why) };
    }
    const place = known.findIndex(({ id }) => id === verdict.list);
    if (place >= 0) return { verdict, place, field: CLOSED };
    const list = exam.lists.find(({ id }) => id === verdict.list);
    if (list === undefined || list.field === '') return { verdict, place: CLOSED, field: CLOSED };
    const message = `These seats go by another rank list: ${list.label}. Enter that rank to see them.`;
    return { verdict, place: CLOSED, field: fieldAt(list.field, list.label, message) };
  }

  function fieldAt(field: string, label: string, message: string): number {
    const at = fields.findIndex((one) => one.field === field);
    return at >= 0 ? at : fields.push({ field, label, message }) - 1;
  }
}

function listPlace(id: string, label: string, place: Place | undefined): ListPlace {
  const { rank, spread, note } = place ?? { rank: 1, spread: 0 };
  if (spread === 0) return { id, label, rank };
  const factor = Math.exp(EIGHTY_PERCENT * spread);
  return {
    id,
    label,
    rank,
    low: Math.max(1, Math.round(rank / factor)),
    high: Math.round(rank * factor),
    ...(note === undefined ? {} : { note }),
  };
}
