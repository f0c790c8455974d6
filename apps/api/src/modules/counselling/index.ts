export { markNoShow, readDaySheet, type SheetSession, writeNotes } from './after-session.ts';
export { addException, changeHours, requireCounsellor, seedCounsellors } from './calendar.ts';
export { cancelAllAhead, cancelForCounsellor } from './cancel-session.ts';
export type { ShownBooking } from './describe-booking.ts';
export { readOverview, readSessions } from './read-overview.ts';
export { counsellingJobs } from './reminders.ts';
export { counsellingRoutes } from './routes.ts';
export {
  deleteExceptions,
  insertCounsellor,
  listAll as listAllCounsellors,
  listExceptions,
  listHours,
  type NewCounsellor,
  setActive,
} from './store.ts';
