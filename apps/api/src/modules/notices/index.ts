export { setNotice } from './change-notice.ts';
export { noticeRoutes } from './routes.ts';
export { clearStanding, findStanding, type NoticeRow } from './store.ts';
