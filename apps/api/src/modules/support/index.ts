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
