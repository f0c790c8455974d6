export { BirthDateForm } from './guardian/birth-date-form.tsx';
export { GuardianDialog } from './guardian/guardian-dialog.tsx';
export { guardianMessages } from './guardian/messages.ts';
export { guardianQuery } from './guardian/queries.ts';
