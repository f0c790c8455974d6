export { existing, findCollege } from './read-college.ts';
export { type FactReport, markReport, readReports } from './report-queue.ts';
