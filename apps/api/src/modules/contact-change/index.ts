export { contactChangeRoutes } from './routes.ts';
