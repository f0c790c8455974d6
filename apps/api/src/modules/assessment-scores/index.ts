export { findLatestScores, hasCompletedAssessment } from './store.ts';
