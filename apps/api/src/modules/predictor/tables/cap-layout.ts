import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type { Option } from '@dakhila/domain/predictor/exam-table';
import { CAP_LISTS, type CapKind, capKind, isOfNewestSections } from '@dakhila/domain/predictor/exams/cap-kind';
import { FEE_WAIVER_MARK } from '@dakhila/domain/predictor/exams/fee-waiver';
import { type CapCollege, communitiesOf, mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { earlierReaches } from './earlier-reaches.ts';
import type { CapFacts } from './facts.ts';
import { admittingPlaces, compare, type Layout, numbering, tableCollege } from './layout.ts';
import { type Closing, looserClosing, type RawPool } from './raw-pools.ts';
import { seasonOf } from './season.ts';

type CapPool = RawPool & { college: number; programme: number; isFeeWaiver: boolean };

/** Screens say it in their own words: see `pool-messages`. */
const FEE_WAIVER_NOTE = 'TFWS seats have a separate choice code in the option form. The cut-off lists don’t show it.';

/** Prepares CAP for prediction. A fee waiver seat is a separate option: it is chosen by a separate code, not by the branch. */
export function capLayout(facts: CapFacts, year?: number): Layout<CapKind, CapCollege> {
  const season = seasonOf(facts.cutoffs.cells, mhtCet.rounds, year);
  const kinds = numbering<CapKind>();
  const pools = joinSpellings(facts, kinds, season.lastYear);
  const recordOf = new Map(facts.records.map((record) => [record.code, record]));
  const branches = facts.cutoffs.programmes.map(({ branch }) => cleanBranch(branch));
  const choiceCodes = facts.cutoffs.programmes.map((programme) => programme.choiceCodes.at(-1) ?? '');
  pools.sort(
    (one, other) =>
      one.college - other.college ||
      compare(choiceCodes[one.programme] ?? '', choiceCodes[other.programme] ?? '') ||
      Number(one.isFeeWaiver) - Number(other.isFeeWaiver) ||
      one.kind - other.kind,
  );
  const options = numbering<Option>();
  const placed = pools.map(({ college, programme, isFeeWaiver, ...pool }) => ({
    ...pool,
    option: options.of(`${programme} ${isFeeWaiver}`, () => ({
      college,
      programme: `${branches[programme]}${isFeeWaiver ? FEE_WAIVER_MARK : ''}`,
      branch: branches[programme] ?? '',
      choiceCode: choiceCodes[programme] ?? '',
      ...(isFeeWaiver ? { note: FEE_WAIVER_NOTE } : {}),
    })),
  }));
  return {
    season,
    dataVersion: facts.version,
    colleges: facts.items.map(tableCollege),
    ties: facts.items.map(({ id }) => tieFacts(recordOf.get(id))),
    options: options.all,
    kinds: kinds.all,
    pools: placed,
    earlier: earlierReaches(facts, season, placed),
    opennessOf: ({ list, seat: { kind, category, gender } }) =>
      list === CAP_LISTS.allIndia ? -1 : kind === 'category' && category === 'OPEN' ? (gender === 'ladies' ? 1 : 2) : 0,
    allIndiaList: CAP_LISTS.allIndia,
  };
}

/** One pool where the lists of different years spell its stage or its exam differently. */
function joinSpellings(facts: CapFacts, kinds: ReturnType<typeof numbering<CapKind>>, lastYear: number): CapPool[] {
  const { pools, programmes, categories } = facts.cutoffs;
  const placeOf = admittingPlaces(facts.items);
  const collegeOf = programmes.map(({ collegeCode }) => placeOf.get(collegeCode));
  const sectionsByCode = new Map(facts.records.map(({ code, seatSections }) => [code, seatSections]));
  const sectionsOf = programmes.map(({ collegeCode }) => sectionsByCode.get(collegeCode) ?? null);
  const kindOf = new Map<number, CapKind | null>();
  const joined = new Map<number, CapPool>();
  for (let source = 0; source < pools.programme.length; source += 1) {
    // Numbers as keys: there are tens of thousands of pools, and texts are slow.
    const spelling = (pools.category[source] ?? 0) * CAP_SECTIONS.length + (pools.section[source] ?? 0);
    if (!kindOf.has(spelling)) {
      const section = CAP_SECTIONS[pools.section[source] ?? 0]?.code ?? '';
      kindOf.set(spelling, capKind(categories[pools.category[source] ?? 0] ?? '', section));
    }
    const kind = kindOf.get(spelling) ?? null;
    const programme = pools.programme[source] ?? 0;
    const college = collegeOf[programme];
    if (kind === null || college === undefined) continue;
    if (!isOfNewestSections(kind, sectionsOf[programme] ?? null)) continue;
    if (!isOwnCutoff(kind, pools.stage[source] ?? 0, pools.exam[source] ?? 0)) continue;
    const key = programme * categories.length * CAP_SECTIONS.length + spelling;
    const last = looserClosing(joined.get(key)?.last, loosestIn(facts, source, lastYear));
    if (last === undefined) continue;
    joined.set(key, {
      option: 0,
      kind: kinds.of(`${spelling}`, () => kind),
      source,
      last,
      college,
      programme,
      isFeeWaiver: kind.seat.kind === 'tfws',
    });
  }
  return [...joined.values()];
}

/**
 * Whether a row is the pool's own cut-off in the list that its candidates are ranked by: seats released to others say nothing of the pool. State seats rank
 * by MHT-CET alone. The All India list numbers candidates with JEE Main first and goes on with the others, so that its rows are one list.
 */
function isOwnCutoff({ side }: Pick<CapKind, 'side'>, stage: number, exam: number): boolean {
  if (CAP_STAGES[stage]?.isOwn !== true) return false;
  const published = CAP_EXAMS[exam]?.published;
  return side === 'all-india' ? published !== 'NEET' : published === 'MHT-CET';
}

/** The loosest closing of a year. */
function loosestIn({ cutoffs: { pools, cells } }: CapFacts, pool: number, year: number): Closing | undefined {
  let last: Closing | undefined;
  for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
    if (cells.year[cell] !== year) continue;
    const [rank, percentile] = [cells.meritNumber[cell] ?? 1, cells.percentile[cell] ?? Number.NaN];
    last = looserClosing(last, { round: cells.round[cell] ?? 0, rank, percentile });
  }
  return last;
}

function tieFacts(record: CapFacts['records'][number] | undefined): CapCollege {
  return {
    university: record?.homeUniversity?.university ?? null,
    communities: communitiesOf(record?.minority?.community ?? null),
    isForWomen: record?.isForWomen ?? false,
  };
}
