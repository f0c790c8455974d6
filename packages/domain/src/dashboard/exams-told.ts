import type { Exam } from '../lists/exam-name.ts';
import { profileCompletion } from '../predictor/profile-completion.ts';

const PARTS = [
  { exam: 'mht-cet', part: 'mhtCet', rank: 'mhtCet.percentile' },
  { exam: 'josaa', part: 'josaa', rank: 'josaa.mainCrl' },
] as const;

/** The exams for which the student has entered a rank or a percentile. */
export function examsTold(profile: Parameters<typeof profileCompletion>[0]): Exam[] {
  const { missing } = profileCompletion(profile);
  return PARTS.filter(({ part, rank }) => Object.keys(profile[part] ?? {}).length > 0 && !missing.includes(rank)).map(
    ({ exam }) => exam,
  );
}
