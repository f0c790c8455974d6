/**
 * What a student's lists were estimated for in one day. Lists cost no attempt, so they must not replace predictions: a prediction searches the whole country
 * for one candidate, a list estimates what its owner has picked.
 */
export type DayOfLists = { day: string; profiles: readonly string[]; choices: readonly string[] };

/** Enough for correcting typing errors; more profiles in a day mean predicting for others. */
export const MAX_PROFILES_A_DAY = 8;
/** Two full lists: enough to fill in a form, too few to go through all programmes. */
export const MAX_CHOICES_A_DAY = 600;

type Estimates = { day: string; profile?: string; choices?: readonly string[] };

/** The day with further estimates in it; null where that is too much. Yesterday does not count. */
export function addEstimates(before: DayOfLists | undefined, more: Estimates): DayOfLists | null {
  const today = before?.day === more.day ? before : { day: more.day, profiles: [], choices: [] };
  const profiles = joined(today.profiles, more.profile === undefined ? [] : [more.profile]);
  const choices = joined(today.choices, more.choices ?? []);
  const isTooMuch =
    (profiles.length > MAX_PROFILES_A_DAY && profiles.length > today.profiles.length) ||
    (choices.length > MAX_CHOICES_A_DAY && choices.length > today.choices.length);
  return isTooMuch ? null : { day: more.day, profiles, choices };
}

/** Whether everything asked was counted today already. */
export const isCounted = (before: DayOfLists, more: Estimates): boolean =>
  before.day === more.day &&
  (more.profile === undefined || before.profiles.includes(more.profile)) &&
  (more.choices ?? []).every((choice) => before.choices.includes(choice));

const joined = (known: readonly string[], more: readonly string[]) => [...new Set([...known, ...more])];
