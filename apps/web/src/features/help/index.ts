export { LegalDialog } from './legal/legal-dialog.tsx';
export type { LegalText } from './legal/messages.ts';
export { NewTerms } from './legal/new-terms.tsx';
export { NewTermsDialog } from './legal/new-terms-dialog.tsx';
