export { predictorRoutes } from './routes.ts';
