/** The version of the terms and the privacy policy; it changes with either text and is stored with each acceptance. */
export const LEGAL_VERSION = '18 Nov 2026';

/** The texts that a student agrees to. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Whether a version is the current one: an older page cannot accept a text it did not show. */
export const isCurrentVersion = (version: string): boolean => version === LEGAL_VERSION;

/** How long a closed account can be opened again before it is erased: decided on a bad day, it can be undone on a better one. */
export const UNDO_DAYS = 30;

/** How long a copy of the student's data can be fetched after the code: long enough for a slow connection to begin. */
export const COPY_MINUTES = 10;
/** Making a copy reads every table; more copies are not needed. */
export const COPIES_PER_DAY = { limit: 5, windowSeconds: 24 * 3600 };
export const COPY_FETCHES_PER_DAY = { limit: 20, windowSeconds: 24 * 3600 };

/** How long a change of e-mail address or phone waits for its two codes. */
export const CONTACT_CHANGE_SECONDS = 3600;
/** Each start sends a code to a person who may not have asked for it. */
export const CONTACT_CHANGES_PER_DAY = { limit: 10, windowSeconds: 24 * 3600 };

/** Making a PDF or a CSV file takes some tenths of a second of the processor that everybody shares. Nobody needs more than this. */
export const FILES_PER_HOUR = { limit: 30, windowSeconds: 3600 };
/** For readers of a shared link, who have no account: a school or a carrier is one network. */
export const NETWORK_FILES_PER_HOUR = { limit: 300, windowSeconds: 3600 };
