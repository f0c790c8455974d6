/** The version that the terms and the privacy policy carry; it moves when any of them changes, and is kept with whoever accepts them. */
export const LEGAL_VERSION = '15 Nov 2026';
