export { currentSeason, type SeasonNeeds } from './current-season.ts';
export { seasonRoutes } from './routes.ts';
