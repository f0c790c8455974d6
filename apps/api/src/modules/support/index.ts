export { fileJobs } from './delete-files.ts';
export {
  addNote,
  assignTicket,
  describeForDesk,
  describeQueued,
  lockUnchanged,
  requireTicket,
} from './desk-tickets.ts';
export { type Moved, moveFiles } from './move-files.ts';
export { countOpen, readQueue } from './queue.ts';
export { readScreenshot } from './screenshot-files.ts';
export { hasScreenshot, listScreenshots, type Place } from './screenshot-store.ts';
export {
  findAnswered,
  findByNumber,
  findTranscript,
  listMessages,
  readByStatus,
  readFeedback,
  setStatus,
} from './store.ts';
export { answerTicket, createTicket } from './tickets.ts';
