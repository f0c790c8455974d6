import { profileCompletion } from '../predictor/profile-completion.ts';

export type Completion = { filled: number; of: number; missing: string[] };

/**
 * How much of the whole profile is there: the age and what the predictor asks. Preferences do not count: without
 * them a student is open to everything, which is an answer too.
 */
export function studentCompletion(
  birthDate: string | null,
  profile: Parameters<typeof profileCompletion>[0],
): Completion {
  const exams = profileCompletion(profile);
  return {
    filled: exams.filled + (birthDate === null ? 0 : 1),
    of: exams.of + 1,
    missing: [...(birthDate === null ? ['birthDate'] : []), ...exams.missing],
  };
}

/** Complete is what misses nothing. */
export const isComplete = ({ missing }: Completion): boolean => missing.length === 0;
