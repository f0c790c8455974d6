import type { Seen } from '../lists/changes.ts';
import { isUnsafe } from '../lists/checks/safety.ts';
import type { Exam } from '../lists/exam-name.ts';
import { areSameCandidate } from '../lists/recommend/same-candidate.ts';
import { type Band, bandOf, HIGHEST_PERCENT } from '../predictor/bands.ts';

/** The state of a list, the most serious first. `outdated`: the answers or the forecasts changed since it was opened. `unestimated`: no choice has a chance yet. `untested`: this version was not simulated yet. */
export const LIST_VERDICTS = [
  'empty',
  'outdated',
  'unestimated',
  'closed',
  'out-of-reach',
  'no-safety',
  'untested',
  'sound',
] as const;
export type ListVerdict = (typeof LIST_VERDICTS)[number];

export type ListHealth = {
  verdict: ListVerdict;
  choices: number;
  /** How many choices are in each band, by the chances that the student last saw. */
  bands: Record<Band, number>;
  /** Choices that the student may not take. */
  closed: number;
};

/** A list as it is stored. */
type SeenList = { choices: readonly string[]; version: number; seen: Seen | null };

/** What a list would be estimated with now: no candidate where the profile is incomplete, no edition while forecasts are being loaded. */
export type EstimatedWith = { candidate: Seen['candidate'] | null; edition: string | undefined };

/** Summarises a list from what the student last saw of it, by the same rule and number as the list's own page: nothing waits for forecasts here. */
export function listHealth({ choices, version, seen }: SeenList, now: EstimatedWith): ListHealth {
  const bands: Record<Band, number> = { Safe: 0, Likely: 0, Possible: 0, Reach: 0, Unlikely: 0 };
  let closed = 0;
  let judged = 0;
  let best = 0;
  const outcome = seen?.outcome?.version === version ? seen.outcome : null;
  const known = outcome?.restsOn ?? seen;
  const isOutdated = known !== null && !areEstimatedAlike(known, now);
  for (const choice of isOutdated ? [] : choices) {
    const standing = known?.choices[choice];
    if (standing?.state === 'closed') closed += 1;
    if (standing?.percent == null) continue;
    const band = bandOf(standing.percent);
    bands[band] += 1;
    judged += 1;
    best = Math.max(best, (standing.percent * offeredPercent(standing.offered)) / 10_000);
  }
  const none = outcome?.none ?? null;
  const verdict = verdictOf(choices.length, { isOutdated, bands, closed, judged, best, none });
  return { verdict, choices: choices.length, bands, closed };
}

/** The highest figure stands for everything above it: multiplied with the chance, it would count that limit twice. */
const offeredPercent = (offered = 100) => (offered >= HIGHEST_PERCENT ? 100 : offered);

const areEstimatedAlike = (seen: Pick<Seen, 'candidate' | 'edition'>, { candidate, edition }: EstimatedWith) =>
  candidate !== null && areSameCandidate(seen.candidate, candidate) && (edition ?? seen.edition) === seen.edition;

type Sums = Pick<ListHealth, 'bands' | 'closed'> & {
  isOutdated: boolean;
  judged: number;
  best: number;
  none: number | null;
};

function verdictOf(choices: number, { isOutdated, bands, closed, judged, best, none }: Sums): ListVerdict {
  if (choices === 0) return 'empty';
  if (isOutdated) return 'outdated';
  if (closed > 0) return 'closed';
  if (judged === 0) return 'unestimated';
  // A choice without a chance may be within reach.
  if (bands.Unlikely === choices) return 'out-of-reach';
  if (none !== null) return isUnsafe(none) ? 'no-safety' : 'sound';
  // A seat from the list is at least as likely as one from its best choice.
  return isUnsafe(1 - best) ? 'untested' : 'sound';
}

/** Whether the student should look at the list again. */
export const needsMending = ({ verdict }: Pick<ListHealth, 'verdict'>): boolean =>
  verdict === 'closed' || verdict === 'out-of-reach' || verdict === 'no-safety';

/** Checking tells what these are worth: the last two may be sound too. */
const WORTH_CHECKING: readonly ListVerdict[] = ['sound', 'outdated', 'untested'];

/** The list to check before it is submitted: the fullest, and of equal ones the first, which was changed last. */
export const listToCheck = <List extends Pick<ListHealth, 'verdict' | 'choices'>>(lists: readonly List[]) =>
  lists
    .filter(({ verdict }) => WORTH_CHECKING.includes(verdict))
    .toSorted((one, other) => other.choices - one.choices)[0] ?? null;

/** The first list to fix; if the exam has a sound list too, the others are only drafts. */
export function listToMend<List extends Pick<ListHealth, 'verdict'> & { exam: Exam }>(lists: readonly List[]) {
  const isCovered = (exam: Exam) => lists.some((other) => other.exam === exam && other.verdict === 'sound');
  return lists.find((list) => needsMending(list) && !isCovered(list.exam)) ?? null;
}
