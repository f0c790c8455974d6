export { clearDays, enterDays } from './change-schedule.ts';
export { readSchedule } from './read-schedule.ts';
export { roundsJobs } from './rounds-jobs.ts';
export { roundRoutes } from './routes.ts';
