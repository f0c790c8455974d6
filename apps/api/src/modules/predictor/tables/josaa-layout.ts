import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import type { Option } from '@dakhila/domain/predictor/exam-table';
import { type JosaaCollege, josaa } from '@dakhila/domain/predictor/exams/josaa';
import { type JosaaKind, josaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import { paperOf } from '@dakhila/domain/predictor/exams/josaa-lists';
import { NO_RANK, RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import type { JosaaFacts } from './facts.ts';
import { admittingPlaces, compare, type Layout, numbering, tableCollege } from './layout.ts';
import { type Closing, looserClosing, type RawPool } from './raw-pools.ts';
import { seasonOf } from './season.ts';

type JosaaPool = RawPool & { college: number; programme: number };

/** Quotas that are open to nearly every state: home quotas say little of how sought-after a programme is. */
const WIDE_QUOTAS = ['AI', 'OS'];

/** Lays JoSAA out for prediction. A pool counts when a seat was given in it last year, preparatory seats aside. */
export function josaaLayout(facts: JosaaFacts, year?: number): Layout<JosaaKind, JosaaCollege> {
  const season = seasonOf(facts.cutoffs.cells, josaa.rounds, year);
  const kinds = numbering<JosaaKind>();
  const pools = currentPools(facts, kinds, season.lastYear);
  const programmeOf = new Map(facts.programmes.map((programme) => [programme.id, programme]));
  const nameOf = new Map(facts.programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  const recordOf = new Map(facts.records.map((record) => [record.id, record]));
  pools.sort(
    (one, other) =>
      one.college - other.college ||
      compare(nameOf.get(one.programme) ?? '', nameOf.get(other.programme) ?? '') ||
      one.kind - other.kind,
  );
  const options = numbering<Option>();
  const placed = pools.map(({ college, programme, ...pool }) => ({
    ...pool,
    option: options.of(`${college} ${programme}`, () => ({
      college,
      programme: nameOf.get(programme) ?? '',
      branch: cleanBranch(programmeOf.get(programme)?.branch ?? ''),
      programmeId: programme,
    })),
  }));
  return {
    season,
    dataVersion: facts.version,
    colleges: facts.items.map(tableCollege),
    ties: facts.items.map(({ id }) => ({ homeStates: recordOf.get(id)?.homeStates ?? {} })),
    options: options.all,
    kinds: kinds.all,
    pools: placed,
    opennessOf: ({ category, isPwd, isFemaleOnly, quota }) =>
      category !== 'OPEN' || isPwd ? -1 : isFemaleOnly ? 1 : WIDE_QUOTAS.includes(quota) ? 3 : 2,
  };
}

function currentPools(
  facts: JosaaFacts,
  kinds: ReturnType<typeof numbering<JosaaKind>>,
  lastYear: number,
): JosaaPool[] {
  const { pools } = facts.cutoffs;
  const programmeOf = new Map(facts.programmes.map((programme) => [programme.id, programme]));
  const placeOf = admittingPlaces(facts.items);
  const current: JosaaPool[] = [];
  for (let source = 0; source < pools.institute.length; source += 1) {
    const record = facts.records[pools.institute[source] ?? 0];
    const programme = programmeOf.get(pools.programme[source] ?? 0);
    const college = placeOf.get(record?.id ?? '');
    if (record === undefined || programme === undefined || college === undefined) continue;
    const last = loosestOrdinary(facts, source, lastYear);
    if (last === undefined) continue;
    const paper = paperOf(programme);
    const [quota, seatType, gender] = [
      pools.quota[source] ?? 0,
      pools.seatType[source] ?? 0,
      pools.gender[source] ?? 0,
    ];
    const kind = josaaKind(quota, seatType, gender, record.rankBasis, paper);
    if (kind === null) continue;
    const place = kinds.of(`${kind.code} ${record.rankBasis} ${paper}`, () => kind);
    current.push({ option: 0, kind: place, source, last, college, programme: programme.id });
  }
  return current;
}

/** The loosest closing of a year, without blanks and preparatory ranks, which are of another list. */
function loosestOrdinary({ cutoffs: { pools, cells } }: JosaaFacts, pool: number, year: number): Closing | undefined {
  let last: Closing | undefined;
  for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
    const rank = cells.closing[cell] ?? NO_RANK;
    const isPreparatory = ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) !== 0;
    if (cells.year[cell] !== year || rank === NO_RANK || isPreparatory) continue;
    last = looserClosing(last, { round: cells.round[cell] ?? 0, rank, percentile: Number.NaN });
  }
  return last;
}
