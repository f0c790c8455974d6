import { EXAMS } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Counts } from '@dakhila/domain/predictor/verdicts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const examProfiles = pgTable('exam_profiles', {
  studentId: uuid('student_id').primaryKey(),
  profile: jsonb('profile').$type<ExamProfile>().notNull(),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const predictionEditions = pgTable('prediction_editions', {
  id: text('id').primaryKey(),
  exam: text('exam', { enum: EXAMS }).notNull(),
  year: integer('year').notNull(),
  dataVersion: text('data_version').notNull(),
  modelVersion: text('model_version').notNull(),
  content: bytea('content').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const predictionRuns = pgTable('prediction_runs', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  exam: text('exam', { enum: EXAMS }).notNull(),
  editionId: text('edition_id').notNull(),
  year: integer('year').notNull(),
  title: text('title').notNull(),
  input: jsonb('input').$type<Record<string, unknown>>().notNull(),
  inputHash: bytea('input_hash').notNull(),
  counts: jsonb('counts').$type<Counts>().notNull(),
  details: jsonb('details').$type<unknown>().notNull(),
  result: bytea('result').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  /** When the question was asked last. */
  askedAt: moment('asked_at').notNull().default(now),
});
