import { EXCHANGE_STATES, LONGEST_MESSAGE_BYTES, LONGEST_TITLE } from '@dakhila/domain/conversations/conversation';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { moment, says, text } from './fields.ts';

const Source = z.object({ title: z.string(), href: z.string() });

/** One part of an answer. Its text is plain: a screen never reads it as markup. */
const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({
    kind: z.literal('list'),
    items: z.array(z.object({ text: z.string(), href: z.optional(z.string()) })),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    unit: z.enum(['rank', 'percentile']),
    series: z.array(
      z.object({ label: z.string(), points: z.array(z.object({ year: z.number(), value: z.number() })) }),
    ),
  }),
]);
export type Block = z.infer<typeof Block>;

const AssistantAnswer = z.object({
  /** The whole answer as plain text. */
  answer: z.string(),
  /** The same answer in parts, with tables and charts. */
  blocks: z.array(Block),
  sources: z.array(Source),
  /** The tools that its facts come from. */
  tools: z.array(z.string()),
  /** What to ask next, ready to send. */
  suggestions: z.array(z.string()),
  /** A person who can help further. */
  handOver: z.nullable(z.enum(['support', 'counselling'])),
  /** The language of the answer, for screen readers; absent in older answers. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** A question, and its answer once there is one. */
const Exchange = z.object({
  id: z.string(),
  clientMessageId: z.string(),
  question: z.string(),
  state: z.enum(EXCHANGE_STATES),
  askedAt: z.string(),
  answer: z.nullable(AssistantAnswer),
});
export type Exchange = z.infer<typeof Exchange>;

const ConversationSummary = z.object({ id: z.string(), title: z.string(), updatedAt: z.string() });
export type ConversationSummary = z.infer<typeof ConversationSummary>;
const Conversation = z.extend(ConversationSummary, { exchanges: z.array(Exchange) });
export type Conversation = z.infer<typeof Conversation>;

/** A shorter page is the last one. */
export const CONVERSATIONS_A_PAGE = 50;

const Answered = z.extend(AssistantAnswer, {
  conversationId: z.string(),
  title: z.string(),
  exchangeId: z.string(),
  state: z.enum(['done', 'stopped']),
});
export type Answered = z.infer<typeof Answered>;

/** The events of the stream of `send`, each a server-sent event. `done` holds the whole answer and replaces earlier parts. */
export type AssistantEvent =
  | { event: 'start'; data: { conversationId: string; exchangeId: string; title: string } }
  | { event: 'tool'; data: { name: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: Answered }
  | { event: 'error'; data: { code: string; message: string; retryAfterSeconds?: number } };

/** Enough for a message whose letters are escaped. */
const BODY_LIMIT_BYTES = 2 * LONGEST_MESSAGE_BYTES;
const oneConversation = { params: z.object({ id: z.string() }) };
const title = text(LONGEST_TITLE, 'input.longText').check(z.minLength(1, says('input.title')));

export const assistant = {
  send: endpoint('POST /assistant/messages', 'student', {
    summary: 'Ask the assistant; answers whole, or as server-sent events where text/event-stream is accepted',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    body: z.strictObject({
      /** Absent: a new conversation begins. */
      conversationId: z.optional(z.string().check(z.maxLength(64))),
      text: z.string().check(z.trim(), z.minLength(1, says('input.question'))),
      /** The browser’s own name for the message: sent twice, it is one message. */
      clientMessageId: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
    }),
    response: reply(Answered),
  }),
  conversations: endpoint('GET /assistant/conversations', 'student', {
    summary: 'The student’s conversations, the latest first, a page at a time',
    /** `before`: the `updatedAt` that the page before ended with. */
    query: z.object({ before: z.optional(moment) }),
    response: reply(z.array(ConversationSummary)),
  }),
  conversation: endpoint('GET /assistant/conversations/:id', 'student', {
    ...oneConversation,
    summary: 'One conversation with all that was said',
    response: reply(Conversation),
  }),
  rename: endpoint('PATCH /assistant/conversations/:id', 'student', {
    ...oneConversation,
    summary: 'Give a conversation another name',
    body: z.strictObject({ title }),
    response: done,
  }),
  remove: endpoint('DELETE /assistant/conversations/:id', 'student', {
    ...oneConversation,
    summary: 'Delete a conversation for good',
    response: done,
  }),
};
