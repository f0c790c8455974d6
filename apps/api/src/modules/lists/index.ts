export { listRoutes } from './routes.ts';
export { openSimulator } from './simulator.ts';
