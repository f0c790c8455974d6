import { type Day, daysAfter } from '../calendar/indian-time.ts';
import { BAND_FLOORS, type Band, bandOf } from '../predictor/bands.ts';
import type { Seen } from './changes.ts';
import type { ChoiceKey } from './choice-key.ts';

/** What came of a season: a choice of the student's list, another programme, no seat, or no answer. */
export const SEASON_RESULTS = ['choice', 'other', 'none', 'not-said'] as const;
export type SeasonResult = (typeof SEASON_RESULTS)[number];

/** A student is asked once for each season, and opens the dates of a season less often. */
export const SEASON_QUESTIONS_A_MINUTE = { limit: 30, windowSeconds: 60 } as const;

/** Later than this a student has other things in mind. */
const ASKED_DAYS = 120;

/** Whether to ask now about a season whose last round ended on a day. */
export const isAskedAbout = (lastDay: Day, today: Day): boolean =>
  today > lastDay && today <= daysAfter(lastDay, ASKED_DAYS);

/** The chances in percent that an answer is about: of the choice that was allotted, and of those that were not. */
export type Evidence = { obtained: number | null; missed: number[] };
const NONE: Evidence = { obtained: null, missed: [] };

/**
 * What an answer says about the chances that the student last saw. A choice above the allotted one was not allotted; about those below it nothing is known,
 * because the allotment never came to them.
 */
export function evidenceOf(
  { choices, seen }: { choices: readonly ChoiceKey[]; seen: Seen },
  result: SeasonResult,
  choice: ChoiceKey | null,
): Evidence {
  const percentOf = (key: ChoiceKey) => {
    const then = seen.choices[key];
    return then?.state === 'estimated' ? (then.percent ?? null) : null;
  };
  const percentsOf = (keys: readonly ChoiceKey[]) => keys.flatMap((key) => percentOf(key) ?? []);
  if (result === 'none') return { obtained: null, missed: percentsOf(choices) };
  const place = choice === null ? -1 : choices.indexOf(choice);
  if (result !== 'choice' || choice === null || place < 0) return NONE;
  return { obtained: percentOf(choice), missed: percentsOf(choices.slice(0, place)) };
}

/** Fewer answers than this say more about their senders than about the estimates. */
export const PUBLISHED_FROM_ANSWERS = 50;

/** Fewer chances than this in a band say too little. */
export const PUBLISHED_FROM_CHANCES = 20;

export type BandTally = { band: Band; n: number; obtained: number; expectedPercent: number | null };

/** How often choices of each band were allotted, next to the mean of what was predicted for them. */
export function tallyBands(evidence: readonly Evidence[]): BandTally[] {
  const told = evidence.flatMap(({ obtained, missed }) => [
    ...(obtained === null ? [] : [{ percent: obtained, isObtained: true }]),
    ...missed.map((percent) => ({ percent, isObtained: false })),
  ]);
  return BAND_FLOORS.map(({ band }) => {
    const own = told.filter(({ percent }) => bandOf(percent) === band);
    const sum = own.reduce((total, { percent }) => total + percent, 0);
    return {
      ...{ band, n: own.length, obtained: own.filter(({ isObtained }) => isObtained).length },
      expectedPercent: own.length === 0 ? null : Math.round(sum / own.length),
    };
  });
}

export type PublishedBand = { band: Band; chances: number; obtainedPercent: number; expectedPercent: number };

/** The bands with answers of enough students to be shown to everyone. */
export const publishedBands = (tallies: readonly BandTally[]): PublishedBand[] =>
  tallies.flatMap(({ band, n, obtained, expectedPercent }) =>
    n < PUBLISHED_FROM_CHANCES || expectedPercent === null
      ? []
      : [{ band, chances: n, obtainedPercent: Math.round((100 * obtained) / n), expectedPercent }],
  );
