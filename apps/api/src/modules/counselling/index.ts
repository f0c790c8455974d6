export { markNoShow, readDaySheet, type SheetSession, writeNotes } from './after-session.ts';
export { changeDay, changeHours, requireCounsellor, resetDay, seedCounsellors } from './calendar.ts';
export { cancelAllAhead, cancelForCounsellor } from './cancel-session.ts';
export type { ShownBooking } from './describe-booking.ts';
export { linkMember } from './link-member.ts';
export { LOAD_DAYS, readLoad } from './load.ts';
export { describeOwnSession, openSharedReport, requireOwnCounsellor, requireOwnSession } from './own-session.ts';
export { listOwnSessions, readOwnWeek } from './own-week.ts';
export { readOverview, readSessions } from './read-overview.ts';
export { counsellingJobs } from './reminders.ts';
export { counsellingRoutes } from './routes.ts';
export {
  insertCounsellor,
  listAll as listAllCounsellors,
  listExceptions,
  listHours,
  type NewCounsellor,
  setActive,
} from './store.ts';
