export { numbersJobs } from './count-days.ts';
export { numbersRoutes } from './routes.ts';
