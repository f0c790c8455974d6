/** The state of a question: being answered, answered, stopped by the student with a partial answer, or without an answer. */
export const EXCHANGE_STATES = ['working', 'done', 'stopped', 'failed'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** What one message may hold, in bytes of UTF-8. */
export const LONGEST_MESSAGE_BYTES = 32 * 1024;
export const LONGEST_TITLE = 80;
/** So many questions fit into one conversation; then a new one is begun. */
export const LONGEST_CONVERSATION = 200;
/** Answers cost work: a student in a hurry sends about one in two minutes. */
export const MESSAGES_PER_HOUR = 30;
/** A forecast for a named programme is free here, but not endless. */
export const PREDICTIONS_PER_DAY = 10;
/** Nobody answers longer than this: a question that still waits then was left by a crash, and may be asked again. */
export const LONGEST_WORK_SECONDS = 90;
