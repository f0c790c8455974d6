import type { Norms } from '@dakhila/domain/assessment/norms';
import { SECTION_IDS, VERDICTS } from '@dakhila/domain/assessment/scales';
import type { Scores } from '@dakhila/domain/assessment/score';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const assessmentNorms = pgTable('assessment_norms', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  instrumentVersion: text('instrument_version').notNull(),
  sampleSize: integer('sample_size').notNull(),
  content: jsonb('content').$type<Norms>().notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const assessments = pgTable('assessments', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  instrumentVersion: text('instrument_version').notNull(),
  state: text('state', { enum: ['in-progress', 'completed', 'deleted'] })
    .notNull()
    .default('in-progress'),
  startedAt: moment('started_at').notNull().default(now),
  completedAt: moment('completed_at'),
  verdict: text('verdict', { enum: VERDICTS }),
  scores: jsonb('scores').$type<Scores>(),
  normsId: bigint('norms_id', { mode: 'number' }),
});

export const assessmentSections = pgTable(
  'assessment_sections',
  {
    assessmentId: uuid('assessment_id').notNull(),
    section: text('section', { enum: SECTION_IDS }).notNull(),
    startedAt: moment('started_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.section] })],
);

export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    assessmentId: uuid('assessment_id').notNull(),
    item: text('item').notNull(),
    choice: smallint('choice').notNull(),
    sequence: integer('sequence').notNull(),
    tookMs: integer('took_ms'),
    savedAt: moment('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.item] })],
);

export const assessmentShares = pgTable('assessment_shares', {
  id: uuid('id').primaryKey(),
  assessmentId: uuid('assessment_id').notNull(),
  studentId: uuid('student_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  purpose: text('purpose').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
  views: integer('views').notNull().default(0),
  lastViewedAt: moment('last_viewed_at'),
});
