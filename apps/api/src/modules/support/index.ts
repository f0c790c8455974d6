export {
  addNote,
  assignTicket,
  describeForDesk,
  describeQueued,
  lockUnchanged,
  requireTicket,
} from './desk-tickets.ts';
export { countOpen, readQueue } from './queue.ts';
export {
  findAnswered,
  findByNumber,
  findScreenshot,
  findTranscript,
  listByStatus,
  listFeedback,
  listMessages,
  setStatus,
} from './store.ts';
export { answerTicket, createTicket } from './tickets.ts';
