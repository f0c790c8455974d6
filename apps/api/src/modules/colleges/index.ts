export { existing, findCollege } from './read-college.ts';
export { countReports, type FactReport, markReport, readReports } from './report-queue.ts';
