export type { Desk } from './desks.ts';
export { openPredictor, type Predictor } from './predictor.ts';
export { predictorRoutes } from './routes.ts';
