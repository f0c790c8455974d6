export { setNotice } from './notices.ts';
export { homeRoutes } from './routes.ts';
export { clearStanding, findStanding, listNotices, type NoticeRow } from './store.ts';
