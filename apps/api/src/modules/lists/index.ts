export { estimatorFor, type ListNeeds } from './evaluate-list.ts';
export { deleteFeedsOf as stopCalendarFeeds } from './feed-store.ts';
export { optionBook, optionIndexes } from './option-book.ts';
export { openList, readList } from './read-list.ts';
export { roundsJobs } from './reminders.ts';
export { listRoutes } from './routes.ts';

export { clearDays, enterDays, readSchedule } from './schedule.ts';
export { openSimulator, type Simulator, simulateList } from './simulate-list.ts';
export { listAll, listLatest } from './store.ts';
