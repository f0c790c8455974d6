export { languageRoutes } from './routes.ts';
export { settleLanguage } from './settle-language.ts';
