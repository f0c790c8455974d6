import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { answerTicket, setStatus } from '../../modules/support/index.ts';
import { command, UsageError } from '../command.ts';
import { existingTicket, noSuchTicket, ticketNumber, ticketPositional } from './ticket-number.ts';

export const ticketAnswer = command({
  name: 'ticket answer',
  summary: 'Answer a ticket; the student reads it on the page and in a mail',
  example: 'ticket answer 1001 --text "The chart is mended." --close',
  changes: 'database',
  positionals: ticketPositional,
  options: {
    text: { type: 'string', summary: 'The answer', isRequired: true },
    close: { type: 'boolean', summary: 'Close the ticket with it; the student can reopen it' },
  },
  async run(deps, { number, text, close }) {
    const answer = text.trim();
    if (answer === '' || answer.length > LONGEST_TICKET_TEXT)
      throw new UsageError(`--text has 1 to ${LONGEST_TICKET_TEXT} characters.`);
    const ticket = await answerTicket(deps, deps.db, { number: ticketNumber(number), text: answer, isLast: close });
    if (!ticket) throw noSuchTicket();
    return {
      lines: [`Answered; the ticket is ${ticket.status}, and the student gets a mail.`],
      data: { number: ticket.number, status: ticket.status },
      subject: ticket.id,
      details: { status: ticket.status },
    };
  },
});

export const ticketClose = command({
  name: 'ticket close',
  summary: 'Close a ticket without another word; the student can reopen it',
  example: 'ticket close 1001',
  changes: 'database',
  positionals: ticketPositional,
  options: {},
  async run({ db }, { number }) {
    const ticket = await existingTicket(db, number);
    await setStatus(db, ticket.id, 'closed');
    return { lines: ['Closed.'], data: { number: ticket.number, status: 'closed' }, subject: ticket.id };
  },
});
