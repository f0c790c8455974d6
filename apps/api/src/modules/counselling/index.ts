export { counsellingJobs } from './counselling-jobs.ts';
export { counsellingRoutes } from './routes.ts';
export { seedCounsellors } from './seed-counsellors.ts';
