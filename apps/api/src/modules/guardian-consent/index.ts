export { demandConsent, judgeConsent, readConsent } from './read-consent.ts';
export { guardianConsentRoutes } from './routes.ts';
export { correctBirthDate } from './save-birth-date.ts';
