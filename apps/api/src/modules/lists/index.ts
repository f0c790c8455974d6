export type { ListNeeds } from './evaluate-list.ts';
export { optionBook, optionIndexes } from './option-book.ts';
export { readStudyEffect, startStudy } from './recommend/study.ts';
export { roundsJobs } from './reminders.ts';
export { listRoutes } from './routes.ts';

export { clearDays, enterDays, readSchedule } from './schedule.ts';
export { openSimulator, type Simulator } from './simulate-list.ts';
export { listAll, listLatest } from './store.ts';
