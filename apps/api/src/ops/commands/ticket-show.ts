import { TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import { findScreenshot, findTranscript, listMessages } from '../../modules/support/index.ts';
import { command } from '../command.ts';
import { inIst } from '../format.ts';
import { setIn } from '../plain-line.ts';
import { existingTicket, ticketPositional } from './ticket-number.ts';

export const ticketShow = command({
  name: 'ticket show',
  summary: 'Show a ticket with its thread',
  example: 'ticket show 1001',
  changes: 'nothing',
  positionals: ticketPositional,
  options: {},
  async run({ db }, { number }) {
    const ticket = await existingTicket(db, number);
    const messages = await listMessages(db, ticket.id);
    const transcript = await findTranscript(db, ticket.id);
    const picture = await findScreenshot(db, ticket.id);
    return {
      lines: [
        `Ticket ${ticket.number}, ${TICKET_TOPIC_NAMES[ticket.topic]}, ${ticket.status}`,
        `Student ${ticket.studentId}`,
        picture ? `It has a screenshot: ticket screenshot ${ticket.number} --to FILE` : 'No screenshot',
        ...messages.flatMap(({ author, text, createdAt }) => ['', `${author}, ${inIst(createdAt)}`, ...setIn(text)]),
        ...(transcript === null ? [] : ['', ...setIn(transcript)]),
      ],
      data: { ...ticket, hasScreenshot: picture !== undefined, messages, transcript },
      subject: ticket.id,
    };
  },
});
