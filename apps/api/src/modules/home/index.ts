export { setNotice } from './notices.ts';
export { noticeRoutes } from './routes.ts';
export { clearStanding, findStanding, type NoticeRow } from './store.ts';
