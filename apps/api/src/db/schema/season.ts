import type { EditionPreview, ListReport } from '@dakhila/contract/desk/cutoff-lists';
import type { FaqTexts } from '@dakhila/domain/faq/edit';
import { CUTOFF_LISTS, LIST_STATES } from '@dakhila/domain/staff/cutoff-lists';
import { EDITION_STATES } from '@dakhila/domain/staff/facts-editions';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** Facts with an approved list in them, made over those of a release. Of one release, the published one with the highest number counts. */
export const factsEditions = pgTable('facts_editions', {
  id: uuid('id').primaryKey(),
  listId: uuid('list_id').notNull(),
  state: text('state', { enum: EDITION_STATES }).notNull(),
  releaseVersion: text('release_version').notNull(),
  parentId: uuid('parent_id'),
  version: text('version'),
  preview: jsonb('preview').$type<EditionPreview>(),
  failure: text('failure'),
  attempts: integer('attempts').notNull().default(0),
  askedBy: uuid('asked_by').notNull(),
  askedAt: moment('asked_at').notNull().default(now),
  number: integer('number'),
  publishedBy: uuid('published_by'),
  publishedAt: moment('published_at'),
});

/** The files of an edition that its release does not have, gzipped. */
export const factsEditionFiles = pgTable(
  'facts_edition_files',
  {
    editionId: uuid('edition_id').notNull(),
    kind: text('kind', { enum: ['facts', 'forecasts'] }).notNull(),
    path: text('path').notNull(),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
  },
  ({ editionId, kind, path }) => [primaryKey({ columns: [editionId, kind, path] })],
);

/** Whose turn it is to restart with other facts. */
export const factsRestarts = pgTable('facts_restarts', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});
