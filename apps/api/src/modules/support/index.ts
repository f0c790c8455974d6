export { answerTicket } from './answer-ticket.ts';
export { createTicket } from './open-ticket.ts';
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
