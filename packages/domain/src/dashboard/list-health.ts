import type { Seen } from '../lists/changes.ts';
import type { Exam } from '../lists/exam-name.ts';
import { type Band, bandOf } from '../predictor/bands.ts';
import { isOfferInDoubt } from '../predictor/offer-doubt.ts';

/** The state of a list, the most serious first. `unestimated`: no choice has a chance yet. */
export const LIST_VERDICTS = ['empty', 'unestimated', 'closed', 'out-of-reach', 'no-safety', 'sound'] as const;
export type ListVerdict = (typeof LIST_VERDICTS)[number];

export type ListHealth = {
  verdict: ListVerdict;
  choices: number;
  /** How many choices are in each band, by the chances that the student last saw. */
  bands: Record<Band, number>;
  /** Choices that the student may not take. */
  closed: number;
};

/** One choice this good, and likely to be offered, is enough for a sound list. The simulation on the list's own page is exact. */
const SAFETY: readonly Band[] = ['Safe', 'Likely'];

/** Summarises a list from what the student last saw of it: nothing waits for forecasts here. */
export function listHealth(choices: readonly string[], seen: Seen | null): ListHealth {
  const bands: Record<Band, number> = { Safe: 0, Likely: 0, Possible: 0, Reach: 0, Unlikely: 0 };
  let closed = 0;
  let judged = 0;
  let hasSafety = false;
  for (const choice of choices) {
    const standing = seen?.choices[choice];
    if (standing?.state === 'closed') closed += 1;
    if (standing?.percent == null) continue;
    const band = bandOf(standing.percent);
    bands[band] += 1;
    judged += 1;
    hasSafety ||= SAFETY.includes(band) && !isOfferInDoubt(standing.offered && standing.offered / 100);
  }
  const verdict = verdictOf(choices.length, { bands, closed, judged, hasSafety });
  return { verdict, choices: choices.length, bands, closed };
}

type Sums = Pick<ListHealth, 'bands' | 'closed'> & { judged: number; hasSafety: boolean };

function verdictOf(choices: number, { bands, closed, judged, hasSafety }: Sums): ListVerdict {
  if (choices === 0) return 'empty';
  if (closed > 0) return 'closed';
  if (judged === 0) return 'unestimated';
  if (hasSafety) return 'sound';
  // A choice without a chance may be within reach.
  return bands.Unlikely === choices ? 'out-of-reach' : 'no-safety';
}

/** Whether the student should look at the list again. */
export const needsMending = ({ verdict }: Pick<ListHealth, 'verdict'>): boolean =>
  verdict === 'closed' || verdict === 'out-of-reach' || verdict === 'no-safety';

/** The first list to fix; if the exam has a sound list too, the others are only drafts. */
export function listToMend<List extends Pick<ListHealth, 'verdict'> & { exam: Exam }>(lists: readonly List[]) {
  const isCovered = (exam: Exam) => lists.some((other) => other.exam === exam && other.verdict === 'sound');
  return lists.find((list) => needsMending(list) && !isCovered(list.exam)) ?? null;
}
