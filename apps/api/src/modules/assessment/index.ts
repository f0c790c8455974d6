export { makeNorms } from './make-norms.ts';
export { readAssessmentState } from './read-state.ts';
export { assessmentRoutes } from './routes.ts';
export { shareLatestReport, stopAllSharing, stopSharingFor } from './share-report.ts';
