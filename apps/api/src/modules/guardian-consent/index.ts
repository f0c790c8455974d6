export { demandConsent, judgeConsent, readConsent } from './read-consent.ts';
export { guardianConsentRoutes } from './routes.ts';
