/** What a parent or guardian agrees to. Another wording gets another version: a stored consent names the one that was read. */
export const GUARDIAN_WORDING = {
  version: '2026-1',
  title: 'I am the parent or guardian of this student, and I agree that',
  points: [
    'the student takes the psychometric assessment, whose answers and report are kept until the student deletes them',
    'the student may book and attend counselling sessions',
    'the student may share reports with a counsellor, and can end this at any time',
    'I can withdraw this consent at any time in the student’s profile or by writing to support',
  ],
} as const;

/** Enough for both parents and a few typing errors; too few to send a stranger's name around. */
export const GUARDIAN_ASKS = { limit: 10, windowSeconds: 24 * 3600 };
