import type { ListReport } from '@dakhila/contract/desk/cutoff-lists';
import type { FaqTexts } from '@dakhila/domain/faq/edit';
import { CUTOFF_LISTS, LIST_STATES } from '@dakhila/domain/staff/cutoff-lists';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

/** Texts of the FAQ over those of the product's files; null texts are those of the files again. */
export const faqEditions = pgTable(
  'faq_editions',
  {
    entry: text('entry').notNull(),
    number: integer('number').notNull(),
    texts: jsonb('texts').$type<FaqTexts>(),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull().default(now),
    releaseDigest: text('release_digest'),
  },
  ({ entry, number }) => [primaryKey({ columns: [entry, number] })],
);

/** Texts of the FAQ as releases had them. */
export const faqReleaseTexts = pgTable(
  'faq_release_texts',
  {
    entry: text('entry').notNull(),
    digest: text('digest').notNull(),
    texts: jsonb('texts').$type<FaqTexts>().notNull(),
    firstSeenAt: moment('first_seen_at').notNull().default(now),
  },
  ({ entry, digest }) => [primaryKey({ columns: [entry, digest] })],
);

/** Lists of cut-offs that were uploaded at the desk; what is served are the files that an operator made of them. */
export const cutoffLists = pgTable('cutoff_lists', {
  id: uuid('id').primaryKey(),
  list: text('list', { enum: CUTOFF_LISTS }).notNull(),
  state: text('state', { enum: LIST_STATES }).notNull(),
  content: bytea('content'),
  bytes: integer('bytes').notNull(),
  report: jsonb('report').$type<ListReport>().notNull(),
  errors: integer('errors').notNull(),
  checkedVersion: text('checked_version').notNull(),
  appliedVersion: text('applied_version'),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: moment('uploaded_at').notNull().default(now),
  approvedBy: uuid('approved_by'),
});
