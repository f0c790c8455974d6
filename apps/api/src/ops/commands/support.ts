import { LONGEST_TICKET_TEXT, TICKET_STATUSES, TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import {
  answerTicket,
  findByNumber,
  findTranscript,
  hasScreenshot,
  listMessages,
  readByStatus,
  readFeedback,
  readScreenshot,
  setStatus,
} from '../../modules/support/index.ts';
import type { Deps } from '../../ports.ts';
import { command, NotThere, UsageError } from '../command.ts';
import { aligned, inIst, setIn, table } from '../format.ts';
import { afterOption, newFile, pageKeyTyped, writeWhole } from './typed.ts';

const ticketPositional = { number: { summary: 'The number of the ticket, from `ticket list`' } } as const;

function ticketNumber(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError('That is not a ticket number. See: ticket list');
  return Number(typed);
}

const noSuchTicket = () => new NotThere('Ticket not found.');

async function existingTicket(db: Parameters<typeof findByNumber>[0], typed: string) {
  const ticket = await findByNumber(db, ticketNumber(typed));
  if (!ticket) throw noSuchTicket();
  return ticket;
}

const list = command({
  name: 'ticket list',
  summary: 'List support tickets, latest message first',
  example: 'ticket list --status open',
  changes: 'nothing',
  options: {
    status: { type: 'string', summary: `One of ${TICKET_STATUSES.join(', ')} (default: all)` },
    after: afterOption,
  },
  async run({ db }, { status, after }) {
    const wanted = TICKET_STATUSES.find((one) => one === status);
    if (status !== undefined && !wanted) throw new UsageError(`--status must be one of ${TICKET_STATUSES.join(', ')}.`);
    const { page, next } = await readByStatus(db, { status: wanted, after: pageKeyTyped(after) });
    const tickets = page.map(({ number, topic, status: state, updatedAt, excerpt }) => ({
      number,
      topic,
      status: state,
      updatedAt,
      excerpt: excerpt.replaceAll(/\s+/g, ' ').slice(0, 60),
    }));
    const rows = tickets.map((ticket) => [
      String(ticket.number),
      ticket.status,
      TICKET_TOPIC_NAMES[ticket.topic],
      inIst(ticket.updatedAt),
      ticket.excerpt,
    ]);
    const lines = table(['No', 'Status', 'Topic', 'Latest', 'Begins'], rows, 'No tickets.');
    return { lines, data: tickets, next, details: { count: tickets.length } };
  },
});

const show = command({
  name: 'ticket show',
  summary: 'Show a ticket with its thread',
  example: 'ticket show 1001',
  changes: 'nothing',
  positionals: ticketPositional,
  async run({ db }, { number }) {
    const ticket = await existingTicket(db, number);
    const messages = await listMessages(db, ticket.id);
    const transcript = await findTranscript(db, ticket.id);
    const isShown = await hasScreenshot(db, ticket.id);
    return {
      lines: [
        `Ticket ${ticket.number}, ${TICKET_TOPIC_NAMES[ticket.topic]}, ${ticket.status}`,
        `Student ${ticket.studentId}`,
        isShown ? `It has a screenshot: ticket screenshot ${ticket.number} --to FILE` : 'No screenshot',
        ...messages.flatMap(({ author, text, createdAt }) => ['', `${author}, ${inIst(createdAt)}`, ...setIn(text)]),
        ...(transcript === null ? [] : ['', ...setIn(transcript)]),
      ],
      data: { ...ticket, hasScreenshot: isShown, messages, transcript },
      subject: ticket.id,
    };
  },
});

const answer = command({
  name: 'ticket answer',
  summary: 'Answer a ticket; the student reads it on the page and by email',
  example: 'ticket answer 1001 --text "The chart is fixed." --close',
  changes: 'database',
  positionals: ticketPositional,
  options: {
    text: { type: 'string', summary: 'The answer', isRequired: true },
    close: { type: 'boolean', summary: 'Close the ticket with it; the student can reopen it' },
  },
  async run(deps, { number, text, close }) {
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.length > LONGEST_TICKET_TEXT)
      throw new UsageError(`--text must have 1 to ${LONGEST_TICKET_TEXT} characters.`);
    const ticket = await answerTicket(deps, deps.db, { number: ticketNumber(number), text: trimmed, isLast: close });
    if (!ticket) throw noSuchTicket();
    return {
      lines: [`Answered; the ticket is ${ticket.status}, and the student gets an email.`],
      data: { number: ticket.number, status: ticket.status },
      subject: ticket.id,
      details: { status: ticket.status },
    };
  },
});

const close = command({
  name: 'ticket close',
  summary: 'Close a ticket without a reply; the student can reopen it',
  example: 'ticket close 1001',
  changes: 'database',
  positionals: ticketPositional,
  async run({ db }, { number }) {
    const ticket = await existingTicket(db, number);
    await setStatus(db, ticket.id, 'closed');
    return { lines: ['Closed.'], data: { number: ticket.number, status: 'closed' }, subject: ticket.id };
  },
});

const screenshot = command({
  name: 'ticket screenshot',
  summary: 'Write the screenshot of a ticket into a file that only you can read',
  example: 'ticket screenshot 1001 --to screenshot.jpg',
  changes: 'world',
  positionals: ticketPositional,
  options: { to: { type: 'string', summary: 'The file to write', isRequired: true } },
  async plan(deps, { number, to }) {
    const { ticket, picture } = await pictureOf(deps, number);
    const path = newFile(to);
    return {
      lines: [`The screenshot of ticket ${ticket.number}, ${picture.length} bytes, is written to ${path}.`],
      data: { number: ticket.number, path },
      subject: ticket.id,
    };
  },
  async run(deps, { number, to }) {
    const { ticket, picture } = await pictureOf(deps, number);
    const path = newFile(to);
    const bytes = await writeWhole(path, [picture]);
    return {
      lines: ['Written.'],
      data: { number: ticket.number, path, bytes },
      subject: ticket.id,
      details: { bytes },
    };
  },
});

async function pictureOf(deps: Deps, number: string) {
  const ticket = await existingTicket(deps.db, number);
  const picture = await readScreenshot(deps, ticket.id);
  if (!picture) throw new NotThere(`Ticket ${ticket.number} has no screenshot.`);
  return { ticket, picture };
}

const FEEDBACK_A_PAGE = 200;

const feedback = command({
  name: 'feedback list',
  summary: 'List feedback messages, newest first, with the average rating of the page',
  example: 'feedback list',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const { page, next } = await readFeedback(db, { after: pageKeyTyped(after), most: FEEDBACK_A_PAGE });
    const opinions = page.map(({ rating, text, createdAt }) => ({ rating, text, createdAt }));
    const mean = opinions.reduce((sum, { rating }) => sum + rating, 0) / opinions.length;
    const rows = opinions.map(({ rating, text, createdAt }) => [
      '★'.repeat(rating),
      inIst(createdAt),
      text.replaceAll(/\s+/g, ' '),
    ]);
    const lines =
      rows.length > 0
        ? [...aligned([['Stars', 'When', 'Words'], ...rows]), '', `Mean of these ${rows.length}: ${mean.toFixed(2)}`]
        : ['No feedback yet.'];
    return { lines, data: opinions, next, details: { count: opinions.length } };
  },
});

export const supportCommands = [feedback, list, show, screenshot, answer, close];
