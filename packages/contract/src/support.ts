import {
  LARGEST_SCREENSHOT_BYTES,
  LONGEST_TICKET_TEXT,
  TICKET_AUTHORS,
  TICKET_STATUSES,
  TICKET_TOPICS,
} from '@dakhila/domain/support/ticket';
import * as z from 'zod/mini';
import { done, endpoint, reply, replyWith } from './endpoint.ts';
import { pageKey, says, text } from './fields.ts';

export const TicketSummary = z.object({
  id: z.string(),
  /** What a student quotes in a mail. */
  number: z.number(),
  topic: z.enum(TICKET_TOPICS),
  status: z.enum(TICKET_STATUSES),
  /** The beginning of the first message. */
  excerpt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

export const TicketMessage = z.object({
  id: z.string(),
  author: z.enum(TICKET_AUTHORS),
  text: z.string(),
  at: z.string(),
});

export const Ticket = z.extend(TicketSummary, {
  messages: z.array(TicketMessage),
  /** Where the screenshot is, when there is one. */
  screenshot: z.nullable(z.string()),
  /** The attached conversation with the assistant, as it was sent. */
  transcript: z.nullable(z.string()),
});
export type Ticket = z.infer<typeof Ticket>;

/** The address of a ticket's screenshot. */
export const screenshotPath = (id: string) => `/support/tickets/${id}/screenshot.jpg`;

const message = text(LONGEST_TICKET_TEXT, 'input.longText').check(z.minLength(1, says('input.ticketText')));
/** Base64 makes three bytes into four characters. */
const LONGEST_SCREENSHOT = Math.ceil(LARGEST_SCREENSHOT_BYTES / 3) * 4;
const oneTicket = { params: z.object({ id: z.string() }), response: reply(Ticket) };

export const support = {
  list: endpoint('GET /support/tickets', 'student', {
    summary: 'The student’s tickets, the one with the latest news first, 100 at a time',
    query: z.object({ after: z.optional(pageKey) }),
    response: replyWith({ data: z.array(TicketSummary), next: z.nullable(z.string()) }),
  }),
  open: endpoint('POST /support/tickets', 'student', {
    summary: 'Ask support, with a screenshot if it helps',
    bodyLimitBytes: LONGEST_SCREENSHOT + 32 * 1024,
    body: z.strictObject({
      topic: z.enum(TICKET_TOPICS, says('input.ticketTopic')),
      text: message,
      /** A JPEG picture in base64. */
      screenshot: z.optional(z.string().check(z.maxLength(LONGEST_SCREENSHOT, says('support.pictureTooLarge')))),
      /** A conversation with the assistant that is sent along. */
      conversationId: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: reply(Ticket),
  }),
  read: endpoint('GET /support/tickets/:id', 'student', {
    ...oneTicket,
    summary: 'One ticket with its thread',
  }),
  reply: endpoint('POST /support/tickets/:id/messages', 'student', {
    ...oneTicket,
    summary: 'Write on in a ticket; a closed one reopens',
    body: z.strictObject({ text: message }),
  }),
  close: endpoint('POST /support/tickets/:id/close', 'student', {
    ...oneTicket,
    summary: 'Close a ticket that is settled; closing it again changes nothing',
  }),
  feedback: endpoint('POST /support/feedback', 'student', {
    summary: 'Tell what you think of the product',
    body: z.strictObject({
      rating: z.int(says('input.stars')).check(z.gte(1), z.lte(5)),
      text: z.optional(text(LONGEST_TICKET_TEXT, 'input.longText')),
    }),
    response: done,
  }),
};
