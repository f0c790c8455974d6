import { NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  severity: text('severity', { enum: NOTICE_SEVERITIES }).notNull(),
  text: text('text').notNull(),
  textHi: text('text_hi'),
  textMr: text('text_mr'),
  showsFrom: moment('shows_from').notNull().default(now),
  showsUntil: moment('shows_until'),
  createdAt: moment('created_at').notNull().default(now),
  clearedAt: moment('cleared_at'),
});
