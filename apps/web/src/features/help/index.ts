export { LegalDialog } from './legal/legal-dialog.tsx';
export type { LegalText } from './legal/legal-texts.ts';
export { NewTerms } from './legal/new-terms/new-terms.tsx';
export { NewTermsDialog } from './legal/new-terms/new-terms-dialog.tsx';
