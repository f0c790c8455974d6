import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { inForce } from '@dakhila/domain/predictor/dated';
import type { ExamTable, Option } from '@dakhila/domain/predictor/exam-table';
import { type CapKind, capKind } from '@dakhila/domain/predictor/exams/cap-kind';
import { type CapCollege, mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { ratioForecaster } from '@dakhila/domain/predictor/ratio-forecaster';
import { assembleTable, numbering, tableCollege } from './assemble-table.ts';
import type { CapFacts } from './facts.ts';
import { historyOf, lastClosing, type RawCell, type RawPool, tidyCells } from './raw-pools.ts';

type CapPool = RawPool & { college: number; programme: number; isFeeWaiver: boolean };

const FEE_WAIVER_NOTE =
  'A fee waiver seat has a choice code of its own in the option form. The list prints its cut-off under this choice code.';

/**
 * Lays CAP out for prediction. Own cut-offs only: seats released to others say nothing of the pool. State seats rank by MHT-CET alone; the All India
 * list numbers candidates with JEE Main first and goes on with the others, so that its rows are one list, whatever exam they name.
 */
export function capTable(facts: CapFacts, year?: number): ExamTable<CapKind, CapCollege> {
  const { programmes } = facts.cutoffs;
  const years = [...new Set(facts.cutoffs.cells.year)].sort((one, other) => one - other);
  const dataYears = { first: years[0] ?? 0, last: years.at(-1) ?? 0 };
  const recordOf = new Map(facts.records.map((record) => [record.code, record]));
  const kinds = numbering<CapKind>();
  const raw = joinSpellings(facts, kinds).filter((pool) => lastClosing(pool, dataYears.last) !== undefined);
  const branches = programmes.map(({ branch }) => cleanBranch(branch));
  const choiceCodes = programmes.map((programme) => programme.choiceCodes.at(-1) ?? '');
  raw.sort(
    (one, other) =>
      one.college - other.college ||
      compare(choiceCodes[one.programme] ?? '', choiceCodes[other.programme] ?? '') ||
      Number(one.isFeeWaiver) - Number(other.isFeeWaiver) ||
      one.kind - other.kind,
  );
  const options = numbering<Option>();
  const sorted = raw.map((pool) => {
    const { college, programme, isFeeWaiver } = pool;
    const option = options.of(`${programme} ${isFeeWaiver}`, () => ({
      college,
      programme: `${branches[programme]}${isFeeWaiver ? ' (TFWS)' : ''}`,
      branch: branches[programme] ?? '',
      choiceCode: choiceCodes[programme] ?? '',
      ...(isFeeWaiver ? { note: FEE_WAIVER_NOTE } : {}),
    }));
    return { ...pool, option };
  });
  const target = year ?? dataYears.last + 1;
  return assembleTable({
    dataVersion: facts.version,
    dataYears,
    colleges: facts.items.map(tableCollege),
    ties: facts.items.map(({ id }) => tieFacts(recordOf.get(id))),
    options: options.all,
    kinds: kinds.all,
    pools: sorted,
    isTinyKind: ({ seat: { kind } }) => kind === 'pwd' || kind === 'defence' || kind === 'orphan',
    forecaster: ratioForecaster(historyOf(sorted), {
      year: target,
      rounds: inForce(mhtCet.rounds, target)?.value ?? 3,
    }),
  });
}

/** One pool where the lists of different years spell its stage or its exam differently. */
function joinSpellings(facts: CapFacts, kinds: ReturnType<typeof numbering<CapKind>>): CapPool[] {
  const { pools, cells, programmes, categories } = facts.cutoffs;
  const placeOf = new Map(facts.items.map(({ id }, place) => [id, place]));
  const kindOf = new Map<string, CapKind | null>();
  const joined = new Map<string, CapPool>();
  for (let pool = 0; pool < pools.programme.length; pool += 1) {
    const code = categories[pools.category[pool] ?? 0] ?? '';
    const section = CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '';
    const spelling = `${code} ${section}`;
    if (!kindOf.has(spelling)) kindOf.set(spelling, capKind(code, section));
    const kind = kindOf.get(spelling) ?? null;
    if (kind === null || !isOwn(kind, pools.stage[pool] ?? 0, pools.exam[pool] ?? 0)) continue;
    const programme = pools.programme[pool] ?? 0;
    const college = placeOf.get(programmes[programme]?.collegeCode ?? '');
    if (college === undefined) continue;
    const own: RawCell[] = [];
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      own.push({
        year: cells.year[cell] ?? 0,
        round: cells.round[cell] ?? 0,
        rank: cells.meritNumber[cell] ?? 1,
        percentile: cells.percentile[cell] ?? Number.NaN,
      });
    }
    const key = `${programme} ${spelling}`;
    const before = joined.get(key);
    joined.set(key, {
      option: 0,
      kind: kinds.of(spelling, () => kind),
      group: groupOf(kind),
      cells: tidyCells([...(before?.cells ?? []), ...own]),
      college,
      programme,
      isFeeWaiver: kind.seat.kind === 'tfws',
    });
  }
  return [...joined.values()];
}

/** Whether a row is the pool's own cut-off in the list that its candidates are ranked by. */
function isOwn({ side }: CapKind, stage: number, exam: number): boolean {
  if (CAP_STAGES[stage]?.isOwn !== true) return false;
  const published = CAP_EXAMS[exam]?.published;
  return side === 'all-india' ? published !== 'NEET' : published === 'MHT-CET';
}

function tieFacts(record: CapFacts['records'][number] | undefined): CapCollege {
  return {
    university: record?.facts.university?.value ?? null,
    community: record?.minority?.community ?? null,
    isForWomen: record?.isForWomen ?? false,
  };
}

/** Pools alike in how their merit numbers move. */
function groupOf({ side, seat: { kind, category } }: CapKind): number {
  if (side === 'all-india') return 0;
  if (kind === 'category') return category === 'OPEN' ? 1 : category === 'OBC' || category === 'SEBC' ? 2 : 3;
  return kind === 'tfws' || kind === 'ews' || kind === 'minority' ? 4 : 5;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
