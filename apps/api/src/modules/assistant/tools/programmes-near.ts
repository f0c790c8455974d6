import { matchBranches } from '@dakhila/domain/assistant/branches';
import { figure } from '@dakhila/domain/assistant/figures';
import type { ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { nameKey } from '@dakhila/domain/colleges/names';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { isWantedSeat } from './cap-rows.ts';
import { findLabel } from './college-label.ts';
import { josaaCategory } from './josaa-rows.ts';
import { newestClosings } from './newest-closings.ts';
import { type Outcome, refused } from './outcome.ts';

type Input = ProgrammesNear['input'];
type Output = ProgrammesNear['output'];
type Row = {
  collegeId: string;
  programme: string;
  pool: string;
  round: number;
  rank: number;
  percentile: number | null;
};

const SHOWN = 8;
const MOST_SHOWN = 25;

/**
 * The programmes whose last closing of the newest year lay at or beyond a rank or percentile, most sought-after first. It looks back, it does not
 * predict: no attempt is spent and no odds are told.
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
  const colleges = collegesOf(catalogue, input);
  const { rows, category, assumptions } = exam === 'josaa' ? josaaRows(catalogue, input) : capRows(catalogue, input);
  const isIn = ({ rank, percentile }: Row) =>
    isByPercentile ? percentile !== null && percentile <= (said.percentile ?? 0) : rank >= (said.rank?.value ?? 0);
  const isMeant = branchFilter(input.branch, colleges);
  const found = surest(rows.filter((row) => colleges.has(row.collegeId) && isMeant(row)))
    .filter(isIn)
    .sort((one, other) => one.rank - other.rank);
  return {
    ok: true,
    output: {
      year: newestClosings(catalogue).year[exam],
      rankList:
        exam === 'mht-cet'
          ? 'MHT-CET state merit number'
          : `${input.level === 'IIT' ? 'JEE Advanced' : 'JEE Main'} ${category === 'OPEN' ? 'common rank (CRL)' : 'category rank'}`,
      judgedBy: isByPercentile ? `${figure(said.percentile ?? 0)} percentile` : `rank ${figure(said.rank?.value ?? 0)}`,
      pool: category,
      total: found.length,
      programmes: spread(found)
        .slice(0, Math.max(1, Math.min(input.limit ?? SHOWN, MOST_SHOWN)))
        .flatMap(({ collegeId, programme, pool, round, rank, percentile }) => {
          const college = findLabel(catalogue, { exam, id: collegeId });
          return college === undefined ? [] : [{ college, programme, pool, round, rank, percentile }];
        }),
      source: exam === 'mht-cet' ? SOURCES['cet-cell'] : SOURCES.josaa,
      assumptions,
    },
  };
}

function collegesOf(
  { mhtCet, jee }: Catalogue,
  { exam, city, state, level, type }: Input,
): Map<string, CollegeListItem> {
  const isAsked = (said: string | undefined, own: string) => said === undefined || nameKey(said) === nameKey(own);
  const items = (exam === 'josaa' ? jee : mhtCet).items.filter(
    (item) =>
      item.notAdmittingSince === null &&
      isAsked(city, item.location.city) &&
      isAsked(state, item.location.state) &&
      (type === undefined || item.type === type) &&
      // IITs go by another rank list: they are told only when they are asked for.
      (exam === 'mht-cet' || (level === undefined ? item.collegeLevel !== 'IIT' : item.collegeLevel === level)),
  );
  return new Map(items.map((item) => [item.id, item]));
}

/** What a branch stands for differs by college: the plain one where there is one. */
function branchFilter(
  branch: string | undefined,
  colleges: ReadonlyMap<string, CollegeListItem>,
): (row: Row) => boolean {
  if (branch === undefined) return () => true;
  const meant = new Map([...colleges].map(([id, { courses }]) => [id, new Set(matchBranches(branch, courses))]));
  return ({ collegeId, programme }) => meant.get(collegeId)?.has(programme) ?? false;
}

type Pools = { rows: readonly Row[]; category: string; assumptions: string[] };

function capRows(catalogue: Catalogue, { said }: Input): Pools {
  const category = said.category ?? 'OPEN';
  const special = said.tfws === true ? 'tfws' : said.ews === true ? 'ews' : undefined;
  const wanted = { category, gender: said.gender, special } as const;
  return {
    rows: newestClosings(catalogue).mhtCet.filter(({ seat }) => isWantedSeat(seat, wanted)),
    category,
    assumptions: ['where seats differ by home university, the stricter of the two'],
  };
}

function josaaRows(catalogue: Catalogue, { said, level, branch }: Input): Pools {
  const isCategoryRank = said.rank?.list === 'category';
  const own = josaaCategory(said.ews === true ? 'EWS' : (said.category ?? 'OPEN')) ?? 'OPEN';
  const category = isCategoryRank ? own : 'OPEN';
  const isOtherPaper = branch === 'architecture' || branch === 'planning' || branch === 'design';
  const rows = newestClosings(catalogue).josaa.filter(
    ({ seatType, gender, quota, isEngineering }) =>
      seatType === category &&
      (gender === 'N' || (gender === 'F' && said.gender === 'female')) &&
      (quota === 'AI' || quota === 'OS') &&
      isEngineering !== isOtherPaper,
  );
  const list = level === 'IIT' ? 'JEE Advanced' : 'JEE Main';
  return {
    rows,
    category,
    assumptions: [
      isCategoryRank
        ? `the rank being your ${own} rank of ${list}`
        : `the rank being your common rank (CRL) of ${list}`,
      ...(isCategoryRank || own === 'OPEN' ? [] : [`open seats only: ${own} seats go by the category rank`]),
      ...(level === 'IIT' ? [] : ['all-India and other-state seats: in your home state more may be open']),
    ],
  };
}

/** One row a programme. Ladies’ and general seats: the easier counts. Home, other and state seats: the stricter, since which is open is not known. */
function surest(rows: readonly Row[]): Row[] {
  const byProgramme = Map.groupBy(rows, ({ collegeId, programme }) => `${collegeId} ${programme}`);
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
  return rows.filter(({ collegeId }) => {
    const count = (counts.get(collegeId) ?? 0) + 1;
    counts.set(collegeId, count);
    return count <= MOST_OF_ONE;
  });
}
