import { matchBranches } from '@dakhila/domain/assistant/branches';
import { figure } from '@dakhila/domain/assistant/figures';
import type { ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import { nameKey } from '@dakhila/domain/colleges/names';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { cutoffHistory } from './cutoff-history.ts';
import { type Outcome, refused } from './outcome.ts';

type Input = ProgrammesNear['input'];
type Output = ProgrammesNear['output'];
type Row = Output['programmes'][number];

const SHOWN = 8;

/**
 * The programmes whose last published closing lay at or beyond a rank or percentile, most sought-after first. It looks back, it does not predict: no
 * attempt is spent and no odds are told.
 */
export function programmesNear(catalogue: Catalogue, input: Input): Outcome<Output> {
  const { said, exam } = input;
  const isByPercentile = exam === 'mht-cet' && said.percentile !== undefined;
  if (!isByPercentile && said.rank === undefined)
    return refused(
      'incomplete',
      exam === 'mht-cet'
        ? 'Tell me your MHT-CET percentile or merit number.'
        : 'Tell me your JEE rank: JoSAA goes by rank, not by percentile.',
    );
  const { pools, assumptions } = poolsFor(input);
  const isIn = ({ rank, percentile }: Row) =>
    isByPercentile ? percentile !== null && percentile <= (said.percentile ?? 0) : rank >= (said.rank?.value ?? 0);
  const newest = { year: 0, rankList: '', source: '' };
  const rows = collegesOf(catalogue, input).flatMap((college): Row[] => {
    const history = cutoffHistory(catalogue, { college: { exam, id: college.id }, branch: input.branch, ...pools });
    if (history === undefined || history.series.length === 0) return [];
    const year = Math.max(...history.series.flatMap(({ points }) => points.map((point) => point.year)));
    if (year < newest.year) return [];
    Object.assign(newest, { year, rankList: history.rankList, source: history.source });
    return strictest(
      history.series.flatMap(({ programme, pool, points }): Row[] => {
        const last = points.find((point) => point.year === year && point.isLastRound);
        if (last === undefined || /^(?:Architecture|Planning|Design)$/.test(programme) !== isOtherPaper(input))
          return [];
        return [
          {
            college: history.college,
            programme,
            pool: pool.code,
            round: last.round,
            rank: last.rank,
            percentile: last.percentile,
          },
        ];
      }),
    );
  });
  const found = rows.filter(isIn).sort((one, other) => one.rank - other.rank);
  return {
    ok: true,
    output: {
      year: newest.year,
      rankList: newest.rankList,
      judgedBy: isByPercentile ? `${figure(said.percentile ?? 0)} percentile` : `rank ${figure(said.rank?.value ?? 0)}`,
      pool: pools.category,
      total: found.length,
      programmes: spread(found).slice(0, input.limit ?? SHOWN),
      source: newest.source,
      assumptions,
    },
  };
}

const isOtherPaper = ({ branch }: Input) => branch === 'architecture' || branch === 'planning' || branch === 'design';

function collegesOf({ mhtCet, jee }: Catalogue, { exam, branch, city, state, level, type }: Input) {
  const isAsked = (said: string | undefined, own: string) => said === undefined || nameKey(said) === nameKey(own);
  return (exam === 'josaa' ? jee : mhtCet).items.filter(
    (item) =>
      item.notAdmittingSince === null &&
      isAsked(city, item.location.city) &&
      isAsked(state, item.location.state) &&
      (type === undefined || item.type === type) &&
      // IITs go by another rank list: they are told only when they are asked for.
      (exam === 'mht-cet' || (level === undefined ? item.collegeLevel !== 'IIT' : item.collegeLevel === level)) &&
      (branch === undefined || matchBranches(branch, item.courses).length > 0),
  );
}

/** The pools to look at: those that are surely open to somebody like this. */
function poolsFor({ exam, said, level }: Input) {
  const assumptions: string[] = [];
  const isCommonRank = exam === 'josaa' && said.rank !== undefined && said.rank.list !== 'category';
  const category = isCommonRank ? 'OPEN' : (said.category ?? 'OPEN');
  if (isCommonRank)
    assumptions.push(
      level === 'IIT'
        ? 'the rank being your common rank of JEE Advanced'
        : 'the rank being your common rank (CRL) of JEE Main; IITs go by JEE Advanced',
    );
  if (isCommonRank && said.category !== undefined && said.category !== 'OPEN')
    assumptions.push(`open seats only: ${said.category} seats go by the category rank`);
  if (exam === 'josaa' && level !== 'IIT')
    assumptions.push('other-state and all-India seats; in your home state more may be open');
  if (exam === 'mht-cet') assumptions.push('where seats differ by home university, the stricter of the two');
  return {
    pools: {
      category,
      // Unless it is said, ladies' seats are not counted.
      gender: said.gender ?? ('male' as const),
      ...(exam === 'josaa' ? (level === 'IIT' ? { quota: 'all-india' as const } : {}) : {}),
      ...(said.ews === true && exam === 'mht-cet' ? { special: 'ews' as const } : {}),
      ...(said.tfws === true ? { special: 'tfws' as const } : {}),
    },
    assumptions,
  };
}

/** One row a programme. Ladies’ and general seats: the easier one counts. Home, other and state seats: the stricter one, since which is open is not known. */
function strictest(rows: readonly Row[]): Row[] {
  const byProgramme = Map.groupBy(
    rows.filter(({ pool }) => !pool.startsWith('HS-')),
    ({ programme }) => programme,
  );
  return [...byProgramme.values()].flatMap((own) => {
    const byGender = Map.groupBy(own, ({ pool }) => (/^L|-F$/.test(pool) ? 'ladies' : 'general'));
    const strict = [...byGender.values()].map((some) =>
      some.reduce((one, other) => (other.rank < one.rank ? other : one)),
    );
    return strict.length === 0 ? [] : [strict.reduce((one, other) => (other.rank > one.rank ? other : one))];
  });
}

/** At most two programmes of one college, so that one college does not fill the answer. */
const MOST_OF_ONE = 2;
function spread(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  return rows.filter(({ college }) => {
    const count = (counts.get(college.id) ?? 0) + 1;
    counts.set(college.id, count);
    return count <= MOST_OF_ONE;
  });
}
