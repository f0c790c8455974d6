import { cookies } from './documents/cookies.ts';
import { privacy } from './documents/privacy.ts';
import { refunds } from './documents/refunds.ts';
import { terms } from './documents/terms.ts';
import { topUpTerms } from './documents/top-up-terms.ts';
import type { LegalDocumentFor } from './legal-document.ts';
import type { LegalText } from './legal-texts.ts';

/** Which documents each dialog shows, in order. They are long: load this file only when a dialog opens. */
export const LIBRARY: Record<LegalText, LegalDocumentFor[]> = {
  signup: [terms, privacy, refunds],
  topUp: [topUpTerms, refunds],
  privacy: [privacy],
  terms: [terms, refunds],
  cookies: [cookies],
};
