export { examProfileRoutes } from './routes.ts';
export { findProfile } from './store.ts';
