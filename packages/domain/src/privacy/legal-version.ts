/** The version of the terms and the privacy policy; it changes with either text and is stored with each acceptance. */
export const LEGAL_VERSION = '15 Nov 2026';

/** The texts that a student agrees to. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Whether a version is the current one: an older page cannot accept a text it did not show. */
export const isCurrentVersion = (version: string): boolean => version === LEGAL_VERSION;
