import { matchBranches } from '@dakhila/domain/assistant/branches';
import { figure } from '@dakhila/domain/assistant/plain-text';
import { figuresFor } from '@dakhila/domain/assistant/said';
import type { NearProgramme, ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { nameKey } from '@dakhila/domain/colleges/names';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { typeGroup } from '@dakhila/domain/colleges/type-group';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { isFromOutside, NEEDS_MERIT, needsRank, type Outcome, refused } from './candidate.ts';
import { fewInReach } from './few-in-reach.ts';
import { isRankAssumed } from './jee-list.ts';
import type { EstimatedRank } from './jee-percentile.ts';
import { findLabel } from './lexicon.ts';
import { minorityColleges } from './minority-colleges.ts';
import type { NearChances } from './near-chances.ts';
import { capPools, josaaPools, listOf, type NearRow, surest } from './near-pools.ts';
import { newestClosings } from './newest-closings.ts';
import type { OwnAnswers } from './own-prediction.ts';

type Input = ProgrammesNear['input'];
type Output = ProgrammesNear['output'];
/** What the family pays at a college; null where the fee is unknown. */
export type PaysAt = (collegeId: string) => { least: number; most: number } | null;

/** A tenth beyond the own place: about what closings move by in a year, and where a seat becomes likely. */
const WELL_BEYOND = 1.1;
const SHOWN = 8;
const ALL_INDIA_ONLY =
  'From outside Maharashtra you compete for the All India seats only. Those use JEE Main, not MHT-CET. The predictor lists them by your JEE Main rank or percentile.';
const MAX_SHOWN = 25;

/** `chances`: of the student's own prediction; 'making' where there is one whose forecasts are being made. */
type Beside = {
  estimated?: EstimatedRank | undefined;
  paysAt?: PaysAt | undefined;
  chances?: NearChances | 'making' | null;
  hasPrediction?: boolean;
  /** On figures of the question that are not the saved ones. */
  notes?: readonly string[];
};

/**
 * The programmes whose last closing of the newest year was at or beyond a rank or percentile, in the order of the
 * results. It shows the past and does not predict: no attempt is spent. A student who has a prediction with these answers gets the programmes within reach
 * in it, with their chances.
 */
export function programmesNear(
  catalogue: Catalogue,
  input: Input,
  answers: OwnAnswers,
  { estimated, paysAt, chances = null, hasPrediction = false, notes = [] }: Beside = {},
): Outcome<Output> {
  const { said, exam } = input;
  const list = listOf(input.level);
  const basis = list === 'JEE Advanced' ? 'jee-advanced' : 'jee-main';
  const figures = figuresFor(said, exam === 'mht-cet' ? exam : basis);
  if (exam === 'mht-cet' && isFromOutside(said, answers.mhtCet)) return refused('incomplete', ALL_INDIA_ONLY);
  if (figures === 'other') return refused('incomplete', exam === 'mht-cet' ? NEEDS_MERIT : needsRank(list));
  const { percentile: ownPercentile, rank: ownRank } = figures;
  // JoSAA's lists have no percentiles: one of JEE Main has become a rank by now.
  const isByPercentile = ownPercentile !== undefined && exam === 'mht-cet';
  if (!isByPercentile && ownRank === undefined)
    return refused(
      'incomplete',
      exam === 'mht-cet'
        ? 'Tell me your MHT-CET percentile or merit number.'
        : 'Tell me your JEE rank, or your JEE Main percentile.',
    );
  const { rows, category, assumptions } = (exam === 'josaa' ? josaaPools : capPools)(catalogue, input, answers);
  const isIn = ({ rank, percentile }: NearRow) =>
    isByPercentile
      ? percentile !== null && percentile <= ownPercentile && percentile >= (input.leastPercentile ?? 0)
      : rank >= (ownRank?.value ?? 0);
  const among = (colleges: ReadonlyMap<string, CollegeListItem>) => {
    const isMeant = branchFilter(input.branch, colleges);
    return surest(rows.filter((row) => colleges.has(row.collegeId) && isMeant(row))).filter(isIn);
  };
  // As the results recommend: the most sought-after that is well within reach first, what closed just behind the student last.
  const isBorderline = ({ rank, percentile }: NearRow) =>
    isByPercentile
      ? 100 - (percentile ?? 100) < WELL_BEYOND * (100 - ownPercentile)
      : rank < WELL_BEYOND * (ownRank?.value ?? 0);
  const colleges = collegesOf(catalogue, input);
  const found = among(colleges).sort(
    (one, other) =>
      costOrder(one.collegeId, other.collegeId, paysAt) ||
      (input.order === 'chance'
        ? other.rank - one.rank
        : Number(isBorderline(one)) - Number(isBorderline(other)) || one.rank - other.rank),
  );
  const own = chances === 'making' ? null : chances;
  const rowOf = ({ collegeId, programme, pool, poolWords, round, rank, percentile }: NearRow) => {
    const college = findLabel(catalogue, { exam, id: collegeId });
    return college === undefined ? [] : [{ college, programme, pool, poolWords, round, rank, percentile }];
  };
  const inReach =
    own?.programmes ?? found.map(({ collegeId, programme }) => ({ college: { id: collegeId }, programme }));
  const inOrder = own && [...own.programmes].sort((one, other) => costOrder(one.college.id, other.college.id, paysAt));
  const limit = input.college === undefined ? input.limit : MAX_SHOWN;
  const shown: NearProgramme[] = inOrder ? cut(inOrder, limit) : cut(found.flatMap(rowOf), limit);
  const predicted = {
    ...(own && { prediction: own.prediction }),
    ...(hasPrediction && { hasPrediction: true as const }),
    ...(chances === 'making' && { isForecastMissing: true as const }),
  };
  return {
    ok: true,
    output: {
      exam,
      college: input.college && findLabel(catalogue, input.college),
      level: input.level,
      year: newestClosings(catalogue).year[exam],
      rankList:
        exam === 'mht-cet'
          ? 'MHT-CET state merit number'
          : `${list} ${category === 'OPEN' ? 'common rank (CRL)' : 'category rank'}`,
      estimatedBy: isByPercentile
        ? percentileWords(ownPercentile, input.leastPercentile)
        : (estimated?.estimatedBy ?? `rank ${figure(ownRank?.value ?? 0)}`),
      pool: category,
      ...(isRankAssumed(input, answers) && { rankAssumed: ownRank?.value ?? 0 }),
      total: found.length,
      ...(found.length === 0 && input.type !== undefined
        ? { totalOfAnyType: among(collegesOf(catalogue, { ...input, type: undefined })).length }
        : {}),
      ...(input.minority !== undefined && (input.city ?? input.state) !== undefined && inReach.length === 0
        ? { minorityAt: [...colleges.keys()].slice(0, SHOWN).flatMap((id) => findLabel(catalogue, { exam, id }) ?? []) }
        : {}),
      ...predicted,
      ...fewInReach(catalogue, input, new Set(colleges.keys()), inReach),
      ...(paysAt && { collegesInReach: [...new Set(inReach.map(({ college }) => college.id))] }),
      shown: shown.length,
      programmes: shown.map((one) => ({ ...one, ...(paysAt === undefined ? {} : { pays: paysAt(one.college.id) }) })),
      source: exam === 'mht-cet' ? SOURCES['cet-cell'] : SOURCES.josaa,
      assumptions: own?.assumptions ?? [...notes, ...(estimated ? [estimated.assumption] : []), ...assumptions],
    },
  };
}

/** At most two programmes of one college, so that one college does not fill the answer; what fits is shown whole. */
const cut = <Programme extends { college: { id: string } }>(programmes: readonly Programme[], limit = SHOWN) => {
  const most = Math.max(1, Math.min(limit, MAX_SHOWN));
  return programmes.length <= most ? [...programmes] : spread(programmes).slice(0, most);
};

/** The cheapest first, an unknown fee last. */
function costOrder(one: string, other: string, paysAt: PaysAt | undefined): number {
  if (paysAt === undefined) return 0;
  const [a, b] = [paysAt(one), paysAt(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.most - b.most || a.least - b.least;
}

const percentileWords = (percentile: number, least: number | undefined) =>
  least === undefined
    ? `${figure(percentile)} percentile`
    : `${figure(percentile)} percentile (down to ${figure(least)})`;

export function collegesOf(
  { mhtCet, jee }: Catalogue,
  { exam, college, city, state, level, type, minority }: Input,
): Map<string, CollegeListItem> {
  const isAsked = (said: string | undefined, own: string) => said === undefined || nameKey(said) === nameKey(own);
  // Only institutes whose seats use the list of the rank.
  const list = listOf(level);
  const ofList = new Set(jee.records.flatMap(({ id, rankBasis }) => (rankBasis === list ? id : [])));
  const ofMinority = minority === undefined ? undefined : minorityColleges(mhtCet, minority);
  const items = (exam === 'josaa' ? jee : mhtCet).items.filter(
    (item) =>
      item.notAdmittingSince === null &&
      (college === undefined || college.id === item.id) &&
      (ofMinority === undefined || (exam === 'mht-cet' && ofMinority.has(item.id))) &&
      isAsked(city, item.location.city) &&
      isAsked(state, item.location.state) &&
      (type === undefined || typeGroup({ type: item.type, level: item.collegeLevel }) === type) &&
      (exam === 'mht-cet' || (ofList.has(item.id) && (level === undefined || item.collegeLevel === level))),
  );
  return new Map(items.map((item) => [item.id, item]));
}

/** What a branch stands for differs by college: the plain one where there is one. */
function branchFilter(
  branch: string | undefined,
  colleges: ReadonlyMap<string, CollegeListItem>,
): (row: NearRow) => boolean {
  if (branch === undefined) return () => true;
  const meant = new Map([...colleges].map(([id, { courses }]) => [id, new Set(matchBranches(branch, courses))]));
  return ({ collegeId, programme }) => meant.get(collegeId)?.has(programme) ?? false;
}

const MAX_OF_ONE = 2;
function spread<Programme extends { college: { id: string } }>(programmes: readonly Programme[]): Programme[] {
  const counts = new Map<string, number>();
  return programmes.filter(({ college: { id } }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count <= MAX_OF_ONE;
  });
}
