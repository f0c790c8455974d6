export type { Desk } from './desks.ts';
export { type Editions, keepEditions } from './editions.ts';
export { estimateMerit } from './estimate-merit.ts';
export { areForecastsKept, forecastFolder } from './forecast-cache.ts';
export { readLatestProspects } from './latest-prospects.ts';
export { openPredictor, type Predictor } from './predictor.ts';
export { predictorRoutes } from './routes.ts';
export { findLatestRun, listRuns } from './store.ts';
export { titleIn } from './title-in.ts';
