export { checkConsent, correctBirthDate, readConsent, requireConsent } from './guardian-consent.ts';
export { estimateReliability, makeNorms } from './make-norms.ts';
export { readAssessmentState } from './read-report.ts';
export { assessmentRoutes, guardianConsentRoutes } from './routes.ts';
export { shareLatestReport, stopAllSharing, stopSharingFor } from './share-report.ts';

export { hasCompletedAssessment } from './store.ts';
