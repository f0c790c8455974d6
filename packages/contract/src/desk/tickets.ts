import { LANGUAGES } from '@dakhila/domain/language/languages';
import { DESK_OWNERS, DESK_VIEWS, LONGEST_NOTE } from '@dakhila/domain/support/desk';
import { LONGEST_TICKET_TEXT, TICKET_AUTHORS, TICKET_STATUSES, TICKET_TOPICS } from '@dakhila/domain/support/ticket';
import * as z from 'zod/mini';
import { done, endpoint, reply, staff } from '../endpoint.ts';
import { says, text } from '../fields.ts';
import { reason } from './members.ts';

const Colleague = z.object({ id: z.string(), name: z.string() });

export const QueuedTicket = z.object({
  number: z.number(),
  topic: z.enum(TICKET_TOPICS),
  status: z.enum(TICKET_STATUSES),
  student: z.string(),
  excerpt: z.string(),
  assignedTo: z.nullable(Colleague),
  /** Since when the student waits for us; null while the ticket is not open. */
  waitingSince: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type QueuedTicket = z.infer<typeof QueuedTicket>;

export const DeskTicket = z.extend(QueuedTicket, {
  /** Counts changes: a call that names an older one is refused. */
  revision: z.number(),
  /** In which the student reads us; null when none was chosen. */
  language: z.nullable(z.enum(LANGUAGES)),
  plan: z.string(),
  hasScreenshot: z.boolean(),
  transcript: z.nullable(z.string()),
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(TICKET_AUTHORS),
      /** Who answered from the desk. */
      by: z.nullable(z.string()),
      text: z.string(),
      at: z.string(),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: z.string() })),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

/** What support may see of the student behind a ticket: no ranks, no answers, no texts. */
export const StudentContext = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  plan: z.string(),
  since: z.string(),
  left: z.object({ attempts: z.number(), sessions: z.number(), assessments: z.number() }),
  devices: z.array(z.object({ device: z.string(), lastSeenAt: z.string() })),
  /** Failures that the student met in the last days, newest first, in words. */
  failures: z.array(
    z.object({ id: z.string(), at: z.string(), what: z.string(), where: z.string(), device: z.string() }),
  ),
  orders: z.array(
    z.object({
      transactionId: z.string(),
      plan: z.string(),
      state: z.string(),
      amountPaise: z.number(),
      at: z.string(),
    }),
  ),
});
export type StudentContext = z.infer<typeof StudentContext>;

const params = z.object({ number: z.string().check(z.regex(/^\d{1,9}$/)) });
const revision = z.int().check(z.gte(0));
const oneTicket = { params, response: reply(DeskTicket) };

/** The address of a screenshot at the desk. */
export const deskScreenshotPath = (number: number | string) => `/desk/tickets/${number}/screenshot.jpg`;

export const deskTickets = {
  queue: endpoint('GET /desk/tickets', staff('tickets.read'), {
    summary: 'The queue, a page at a time; a search looks at all tickets, whatever the view and the filters',
    query: z.strictObject({
      view: z.enum(DESK_VIEWS),
      topic: z.optional(z.enum(TICKET_TOPICS)),
      /** In which the student reads us: English also where none was chosen. */
      language: z.optional(z.enum(LANGUAGES)),
      owner: z.optional(z.enum(DESK_OWNERS)),
      search: z.optional(text(120)),
      /** Where the page before ended. */
      after: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: reply(
      z.object({
        tickets: z.array(QueuedTicket),
        /** Where the next page begins; null at the end. */
        next: z.nullable(z.string()),
        open: z.number(),
      }),
    ),
  }),
  read: endpoint('GET /desk/tickets/:number', staff('tickets.read'), {
    ...oneTicket,
    summary: 'A ticket with its thread and notes',
  }),
  colleagues: endpoint('GET /desk/colleagues', staff('tickets.read'), {
    summary: 'Who a ticket can be handed to',
    response: reply(z.array(Colleague)),
  }),
  look: endpoint('POST /desk/tickets/:number/student', staff('students.look'), {
    params,
    summary: 'Look at the student behind a ticket, for a reason',
    body: z.strictObject({ reason }),
    response: reply(StudentContext),
  }),
  lookAtScreenshot: endpoint('POST /desk/tickets/:number/screenshot', staff('screenshots.look'), {
    params,
    summary: 'Say why the screenshot of a ticket is needed: the picture can then be read for some minutes',
    body: z.strictObject({ reason }),
    response: done,
  }),
  answer: endpoint('POST /desk/tickets/:number/answer', staff('tickets.answer'), {
    ...oneTicket,
    summary: 'Answer a ticket; the student reads it on the page and by email',
    body: z.strictObject({
      text: text(LONGEST_TICKET_TEXT, 'input.longText').check(z.minLength(1, says('input.ticketText'))),
      isLast: z.boolean(),
      revision,
    }),
  }),
  note: endpoint('POST /desk/tickets/:number/notes', staff('tickets.answer'), {
    ...oneTicket,
    summary: 'Leave a note for colleagues',
    body: z.strictObject({ text: text(LONGEST_NOTE).check(z.minLength(1)) }),
  }),
  assign: endpoint('POST /desk/tickets/:number/assign', staff('tickets.answer'), {
    ...oneTicket,
    summary: 'Take a ticket, hand it over, or give it back to the queue',
    body: z.strictObject({ to: z.nullable(z.uuid()), revision }),
  }),
  setStatus: endpoint('POST /desk/tickets/:number/status', staff('tickets.answer'), {
    ...oneTicket,
    summary: 'Close a ticket without an answer, or reopen it',
    body: z.strictObject({ status: z.enum(['open', 'closed']), revision }),
  }),
};
