/** Questions that the assistant could not answer are listed for this long. */
export const UNANSWERED_DAYS = 28;
