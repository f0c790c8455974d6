import { type Answer, type ConversationContext, EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import { EXCHANGE_STATES } from '@dakhila/domain/conversations/conversation';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const assistantConversations = pgTable('assistant_conversations', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  title: text('title').notNull(),
  context: jsonb('context').$type<ConversationContext>().notNull().default(EMPTY_CONTEXT),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const assistantExchanges = pgTable('assistant_exchanges', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  studentId: uuid('student_id').notNull(),
  clientMessageId: text('client_message_id').notNull(),
  question: text('question').notNull(),
  state: text('state', { enum: EXCHANGE_STATES }).notNull(),
  answer: jsonb('answer').$type<Answer>(),
  askedAt: moment('asked_at').notNull().default(now),
  claimedAt: moment('claimed_at').notNull().default(now),
});

export const ticketTranscripts = pgTable('ticket_transcripts', {
  ticketId: uuid('ticket_id').primaryKey(),
  text: text('text').notNull(),
});
