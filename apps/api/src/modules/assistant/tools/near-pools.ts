import type { ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import { homeUniversityOf } from '@dakhila/domain/predictor/places';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { genderNotes, saidNotes } from './candidate.ts';
import { newestClosings } from './newest-closings.ts';
import { type OwnAnswers, sourceOf } from './own-prediction.ts';
import { isWantedSeat, josaaCategory, josaaPoolWords } from './pool-rows.ts';

type Input = ProgrammesNear['input'];

/** What closed last in one pool. `side` is for whom it is, by home university or quota; null where it is for everybody. */
export type NearRow = {
  collegeId: string;
  programme: string;
  pool: string;
  poolWords: string;
  side: string | null;
  round: number;
  rank: number;
  percentile: number | null;
};
/** The pools that a candidate competes in, and what was assumed. */
export type NearPools = { rows: readonly NearRow[]; category: string; assumptions: string[] };

/** The CAP pools of a candidate: those of the category, and the open ones, which every category competes in. Fee waiver seats only if asked for. */
export function capPools(catalogue: Catalogue, { said }: Input, answers: OwnAnswers): NearPools {
  const { gender, mhtCet } = answers;
  const isCategoryKnown = (said.category ?? mhtCet?.category) !== undefined;
  const category = said.category ?? mhtCet?.category ?? 'OPEN';
  const usedGender = said.gender ?? (gender === 'female' ? gender : undefined);
  const saidHome = homeUniversityOf(said.homeUniversity ?? '');
  const home = saidHome ?? mhtCet?.homeUniversity;
  const open = { category: 'OPEN', gender: usedGender } as const;
  const wanted = said.tfws
    ? [{ ...open, special: 'tfws' as const }]
    : [open, { ...open, category }, ...(said.ews ? [{ ...open, special: 'ews' as const }] : [])];
  const universities = new Map(
    catalogue.mhtCet.records.map(({ code, homeUniversity }) => [code, homeUniversity?.university ?? null]),
  );
  const rows = newestClosings(catalogue).mhtCet.flatMap(({ seat, ...row }): NearRow[] => {
    if (!wanted.some((one) => isWantedSeat(seat, one))) return [];
    if (!isOpenFrom(home, universities.get(row.collegeId) ?? null, seat.level)) return [];
    return [{ ...row, poolWords: seat.words, side: seat.level === 'state' ? null : seat.level }];
  });
  const own = said.ews ? 'EWS' : category;
  return {
    rows,
    category,
    assumptions: [
      ...saidNotes(said, answers, 'mhtCet'),
      ...genderNotes(said, answers),
      ...(own === 'OPEN' || said.tfws ? [] : [`${own} and open seats, the easier of the two`]),
      ...(own === 'OPEN' && !isCategoryKnown && !said.tfws ? ['the open category, as I don’t know yours'] : []),
      home === undefined
        ? 'where seats differ by home university, the stricter of the two'
        : saidHome === null
          ? `home university seats at colleges of ${home}, as in ${sourceOf(answers, 'mhtCet')}, and the other seats elsewhere`
          : `home university seats at colleges of ${home}, as you said, and the other seats elsewhere`,
    ],
  };
}

/** Whether a home university has a part in seats of this level; where one of the two is not known, it may. */
function isOpenFrom(home: string | undefined, university: string | null, level: string | null): boolean {
  if (home === undefined || university === null || (level !== 'home' && level !== 'other')) return true;
  return (level === 'home') === (home === university);
}

/** The rank list that a rank is taken for: JEE Advanced only where IITs are asked about. */
export const listOf = (level: Input['level']): 'JEE Advanced' | 'JEE Main' =>
  level === 'IIT' ? 'JEE Advanced' : 'JEE Main';

/** The JoSAA pools of a candidate: a common rank counts for open seats, a category rank for those of the category, because these are separate lists. */
export function josaaPools(catalogue: Catalogue, input: Input, answers: OwnAnswers): NearPools {
  const { gender: ofProfile, josaa } = answers;
  const { said, level, branch } = input;
  const usedGender = said.gender ?? ofProfile;
  const isCategoryRank = said.rank?.list === 'category';
  const own = josaaCategory(said.ews === true ? 'EWS' : (said.category ?? josaa?.category ?? 'OPEN')) ?? 'OPEN';
  const category = isCategoryRank ? own : 'OPEN';
  const isOtherPaper = branch === 'architecture' || branch === 'planning' || branch === 'design';
  const homeState = said.homeState ?? josaa?.homeState;
  const isOpenTo = openQuotas(catalogue, homeState);
  const rows = newestClosings(catalogue)
    .josaa.filter(
      ({ collegeId, seatType, gender, quota, isEngineering }) =>
        seatType === category &&
        (gender === 'N' || (gender === 'F' && usedGender === 'female')) &&
        isOpenTo(collegeId, quota) &&
        isEngineering !== isOtherPaper,
    )
    // With a known home state every quota that is left is open to the student: the easiest counts.
    .map((row) => ({ ...row, poolWords: josaaPoolWords(row), side: homeState === undefined ? row.quota : null }));
  const list = listOf(level);
  return {
    rows,
    category,
    assumptions: [
      ...saidNotes(said, answers, 'josaa'),
      ...(usedGender === undefined ? ['gender-neutral seats only'] : genderNotes(said, answers)),
      isCategoryRank ? `the rank is your ${own} rank in ${list}` : `the rank is your ${list} common rank (CRL)`,
      ...(isCategoryRank || own === 'OPEN' ? [] : [`open seats only: ${own} seats use the category rank`]),
      ...(level === 'IIT' ? [] : [homeStateNote(homeState)]),
    ],
  };
}

const homeStateNote = (homeState: string | undefined) =>
  homeState === undefined
    ? 'all-India and other-state seats: in your home state more may be open'
    : `${homeState} is your home state`;

/** Which quotas of an institute are open to a candidate: home seats to the home state, and other-state seats to all others. */
function openQuotas({ jee }: Catalogue, homeState: string | undefined): (collegeId: string, quota: string) => boolean {
  const homeQuotas = new Map(
    jee.records.map(({ id, homeStates }) => {
      const own = Object.entries(homeStates).filter(
        ([, states]) => homeState !== undefined && states.includes(homeState),
      );
      return [id, new Set(own.map(([quota]) => quota))];
    }),
  );
  return (collegeId, quota) => {
    const own = homeQuotas.get(collegeId) ?? new Set();
    return quota === 'AI' || own.has(quota) || (quota === 'OS' && own.size === 0);
  };
}

/** One row a programme. Of the pools of one side the easiest counts; of the sides the stricter, since which one is open is not known. */
export function surest(rows: readonly NearRow[]): NearRow[] {
  const byProgramme = Map.groupBy(rows, ({ collegeId, programme }) => `${collegeId} ${programme}`);
  return [...byProgramme.values()].map((own) => {
    const sides = new Set(own.map(({ side }) => side));
    if (sides.size > 1) sides.delete(null);
    return [...sides]
      .map((side) => own.filter((row) => row.side === side || row.side === null).reduce(easier))
      .reduce((one, other) => (other.rank < one.rank ? other : one));
  });
}

const easier = (one: NearRow, other: NearRow) => (other.rank > one.rank ? other : one);
