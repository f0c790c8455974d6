import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { type JosaaProgramme, publishedProgramme } from '@dakhila/domain/colleges/records';
import { inForce } from '@dakhila/domain/predictor/dated';
import type { ExamTable, Option } from '@dakhila/domain/predictor/exam-table';
import { type JosaaCollege, josaa } from '@dakhila/domain/predictor/exams/josaa';
import { type JosaaKind, josaaKind, paperOf } from '@dakhila/domain/predictor/exams/josaa-kind';
import { ratioForecaster } from '@dakhila/domain/predictor/ratio-forecaster';
import { NO_RANK, RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import { assembleTable, numbering, tableCollege } from './assemble-table.ts';
import type { JosaaFacts } from './facts.ts';
import { historyOf, lastClosing, type RawCell, type RawPool, tidyCells } from './raw-pools.ts';

/** Lays JoSAA out for prediction. A pool counts when a seat was given in it last year, preparatory seats aside. */
export function josaaTable(facts: JosaaFacts, year?: number): ExamTable<JosaaKind, JosaaCollege> {
  const { pools, cells } = facts.cutoffs;
  const years = [...new Set(cells.year)].sort((one, other) => one - other);
  const dataYears = { first: years[0] ?? 0, last: years.at(-1) ?? 0 };
  const programmeOf = new Map(facts.programmes.map((programme) => [programme.id, programme]));
  const recordOf = new Map(facts.records.map((record) => [record.id, record]));
  const placeOf = new Map(facts.items.map(({ id }, place) => [id, place]));
  const kinds = numbering<JosaaKind>();
  const raw: (RawPool & { college: number; programme: JosaaProgramme })[] = [];

  for (let pool = 0; pool < pools.institute.length; pool += 1) {
    const record = facts.records[pools.institute[pool] ?? 0];
    const programme = programmeOf.get(pools.programme[pool] ?? 0);
    if (record === undefined || programme === undefined) continue;
    const own: RawCell[] = [];
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const rank = cells.closing[cell] ?? NO_RANK;
      if (rank === NO_RANK || ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) !== 0) continue;
      own.push({ year: cells.year[cell] ?? 0, round: cells.round[cell] ?? 0, rank, percentile: Number.NaN });
    }
    const paper = paperOf(programme);
    const [quota, seatType, gender] = [pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0];
    const made = josaaKind(quota, seatType, gender, record.rankBasis, paper);
    if (made === null) continue;
    const kind = kinds.of(`${made.code} ${record.rankBasis} ${paper}`, () => made);
    const at = { option: 0, kind, group: groupOf(made), cells: tidyCells(own) };
    if (lastClosing(at, dataYears.last) === undefined) continue;
    raw.push({ ...at, college: placeOf.get(record.id) ?? 0, programme });
  }
  const names = new Map(facts.programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  raw.sort(
    (one, other) =>
      one.college - other.college ||
      compare(names.get(one.programme.id) ?? '', names.get(other.programme.id) ?? '') ||
      one.kind - other.kind,
  );
  const options = numbering<Option>();
  const sorted = raw.map((pool) => ({
    ...pool,
    option: options.of(`${pool.college} ${pool.programme.id}`, () => ({
      college: pool.college,
      programme: names.get(pool.programme.id) ?? '',
      branch: cleanBranch(pool.programme.branch),
      programmeId: pool.programme.id,
    })),
  }));
  const target = year ?? dataYears.last + 1;
  return assembleTable({
    dataVersion: facts.version,
    dataYears,
    colleges: facts.items.map(tableCollege),
    ties: facts.items.map(({ id }) => ({ homeStates: recordOf.get(id)?.homeStates ?? {} })),
    options: options.all,
    kinds: kinds.all,
    pools: sorted,
    isTinyKind: ({ isPwd }) => isPwd,
    forecaster: ratioForecaster(historyOf(sorted), {
      year: target,
      rounds: inForce(josaa.rounds, target)?.value ?? 6,
    }),
  });
}

/** Pools alike in how their ranks move: by rank list, open or not, with a disability or not. */
function groupOf({ basis, category, isPwd }: JosaaKind): number {
  return (basis === 'JEE Advanced' ? 0 : 4) + (category === 'OPEN' ? 0 : 2) + (isPwd ? 1 : 0);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
