/** The version that the terms and the privacy policy carry; it moves when any of them changes, and is kept with whoever accepts them. */
export const LEGAL_VERSION = '15 Nov 2026';

/** The texts that a student agrees to. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Whether a version is the one that now stands: nobody agrees to what was not there to read. */
export const isCurrentVersion = (version: string): boolean => version === LEGAL_VERSION;
