export { BirthDateForm } from './guardian/birth-date-form.tsx';
export { GuardianDialog } from './guardian/guardian-dialog.tsx';
export { guardianQuery } from './guardian/queries.ts';
export { assessmentMessages } from './messages.ts';
