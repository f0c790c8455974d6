export { setNotice, withdrawNotice } from './notices.ts';
export { homeRoutes } from './routes.ts';
export { listNotices, listStanding, type NoticeRow } from './store.ts';
