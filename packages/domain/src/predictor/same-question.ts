/** For so many days the same answers cost no attempt again: the saved run opens or, if there are newer forecasts, the question is predicted again. */
export const SAME_QUESTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether the answers of a run that was made at this moment cost nothing now. */
export const isSameQuestionAt = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < SAME_QUESTION_DAYS * DAY_MS;
