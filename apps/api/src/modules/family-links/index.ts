export { familyLinkRoutes } from './routes.ts';
export { deleteLinksOf as stopFamilyLinks } from './store.ts';
