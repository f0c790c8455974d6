export { setNotice, withdrawNotice } from './notices.ts';
export { homeRoutes } from './routes.ts';
export { listStanding, type NoticeRow, readNoticePage } from './store.ts';
