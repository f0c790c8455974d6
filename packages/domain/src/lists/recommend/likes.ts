import { nameKey } from '../../colleges/names.ts';
import { type Place, placeKeys } from '../../colleges/place-choice.ts';
import type { CollegeType } from '../../colleges/records.ts';
import { typeGroup } from '../../colleges/type-group.ts';
import { type BranchGroup, branchGroupsOf, groupsOfPreference } from '../../predictor/branch-groups.ts';
import type { Preferences } from '../../predictor/candidate.ts';
import type { Exam } from '../exam-name.ts';

/** What preferences are compared with in a programme. */
export type ProgrammeTraits = Place & { branch: string; type: CollegeType; level: string | null };

/**
 * What a student likes, from 0 to 1, as far as answers or the list show it. Null: nothing is known, so nothing is liked better. Plain data, because
 * it crosses between threads.
 */
export type Likes = {
  groups: Readonly<Partial<Record<BranchGroup, number>>>;
  cities: Readonly<Partial<Record<string, number>>> | null;
  /** Where a better programme may be suggested: in the cities that the student named, else in those of the list. Null: anywhere. */
  homes: readonly string[] | null;
  /** The cities and districts that the student named, as keys. */
  toldCities: readonly string[];
  /** The student named branches: nothing else is suggested, unless the list has it. */
  isToldBranch: boolean;
  /** Other branches may be suggested too, rated low. */
  isAnyBranch?: true;
  kinds: readonly string[] | null;
};

/** A list of many cities with few choices in each shows no preference for any of them. */
const CITY_SHARE = 0.3;
/** How many choices in one city show a preference for it: CAP students look near home, and JoSAA students go where the seat is. */
const CHOICES_OF_CITY: Record<Exam, number> = { 'mht-cet': 1, josaa: 2 };

/** How much a city of the list counts where the student named cities: choices far from those must not bring more of them. */
const LISTED_CITY = 0.5;

/** Reads preferences from the student's answers, which count in full, and from what recurs on the list. */
export function likesOf(exam: Exam, told: Preferences | undefined, listed: readonly ProgrammeTraits[]): Likes {
  const groups = sharesOfMost(listed.flatMap(({ branch }) => branchGroupsOf(branch)));
  for (const branch of told?.branches ?? []) for (const group of groupsOfPreference(branch)) groups[group] = 1;
  const keys = listed.map(({ city }) => nameKey(city));
  const toldCities = (told?.cities ?? []).map(nameKey);
  const isTold = toldCities.length > 0;
  const isDrawnToCities = isTold || largestCount(keys) >= Math.max(CHOICES_OF_CITY[exam], CITY_SHARE * keys.length);
  const listedCities = Object.entries(sharesOfMost(keys)).map(([city, share = 0]) => [
    city,
    isTold ? LISTED_CITY * share : share,
  ]);
  const cities = Object.fromEntries([...listedCities, ...toldCities.map((city) => [city, 1])]);
  const kinds = (told?.kinds ?? []).map(nameKey);
  const mayLeave = exam === 'josaa' && !isDrawnToCities;
  return {
    groups,
    cities: isDrawnToCities ? cities : null,
    toldCities,
    homes: isTold ? toldCities : mayLeave ? null : [...new Set(keys)],
    isToldBranch: (told?.branches ?? []).length > 0,
    kinds: kinds.length === 0 ? null : kinds,
  };
}

/** For a list that may end without a seat, where no programme of a liked branch helps: a seat in another branch is better than none. */
export const inAnyBranch = (likes: Likes): Likes => ({ ...likes, isAnyBranch: true });

/** How a programme without any match in a preference is rated, against 1 for a full match. */
const OTHER_BRANCH = 0.1;
const OTHER_CITY = 0.35;
const OTHER_KIND = 0.5;

/** How near a programme is to the preferences, from 0 to 1. Zero where it is of no preferred branch, unless any branch may be, or the student named none and is drawn to its city. */
export function nearnessOf(
  { groups, cities, isToldBranch, isAnyBranch, kinds }: Likes,
  { branch, city, district, type, level }: ProgrammeTraits,
): number {
  const branchLiking = Math.max(0, ...branchGroupsOf(branch).map((group) => groups[group] ?? 0));
  const cityLiking = cities === null ? 1 : Math.max(...placeKeys({ city, district }).map((key) => cities[key] ?? 0));
  if (branchLiking === 0 && !isAnyBranch && (isToldBranch || cities === null || cityLiking === 0)) return 0;
  const rated = (liking: number, least: number) => least + (1 - least) * liking;
  return (
    rated(branchLiking, OTHER_BRANCH) *
    rated(cityLiking, OTHER_CITY) *
    (isPreferredKind({ kinds }, { type, level }) ? 1 : OTHER_KIND)
  );
}

/** Whether a better programme may be suggested at a place. */
export const isHome = ({ homes }: Pick<Likes, 'homes'>, place: Place): boolean =>
  homes === null || placeKeys(place).some((key) => homes.includes(key));

/** Whether a college is of a kind that the student named, or they named none. */
export const isPreferredKind = (
  { kinds }: Pick<Likes, 'kinds'>,
  { type, level }: Pick<ProgrammeTraits, 'type' | 'level'>,
): boolean =>
  kinds === null ||
  kinds.includes(typeGroup({ type, level }) ?? '') ||
  (level !== null && kinds.includes(nameKey(level)));

/** Whether two branches are of one group. */
export const areAlike = (one: string, other: string): boolean => {
  const groups = branchGroupsOf(other);
  return branchGroupsOf(one).some((group) => groups.includes(group));
};

function counted<Key extends string>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const largestCount = (keys: readonly string[]) => Math.max(0, ...counted(keys).values());

/** How often each key occurs, as a share of the most frequent one. */
function sharesOfMost<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const most = largestCount(keys);
  const shares: Partial<Record<Key, number>> = {};
  for (const [key, count] of counted(keys)) shares[key] = count / most;
  return shares;
}
