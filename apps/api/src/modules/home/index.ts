export { setNotice } from './notices.ts';
export { homeRoutes } from './routes.ts';
export { clearStanding, findStanding, type NoticeRow } from './store.ts';
