import { EXAMS } from '@dakhila/contract/exam';
import type { Seen } from '@dakhila/domain/lists/changes';
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const preferenceLists = pgTable('preference_lists', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  exam: text('exam', { enum: EXAMS }).notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
  choices: text('choices').array().notNull().default([]),
  seen: jsonb('seen').$type<Seen>(),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const roundAllotments = pgTable(
  'round_allotments',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    year: integer('year').notNull(),
    round: integer('round').notNull(),
    listId: uuid('list_id').notNull(),
    choice: text('choice'),
    place: smallint('place'),
    enteredAt: moment('entered_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam, table.year, table.round] })],
);

export const documentTicks = pgTable(
  'document_ticks',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    document: text('document').notNull(),
    tickedAt: moment('ticked_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam, table.document] })],
);

export const roundReminders = pgTable(
  'round_reminders',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    email: boolean('email').notNull(),
    whatsapp: boolean('whatsapp').notNull(),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam] })],
);

export const sentRoundReminders = pgTable(
  'sent_round_reminders',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    step: text('step').notNull(),
    moment: text('moment', { enum: ['begins', 'ends'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    channel: text('channel', { enum: ['email', 'whatsapp'] }).notNull(),
    sentAt: moment('sent_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.exam, table.step, table.moment, table.day, table.channel] }),
  ],
);

export const scheduleDays = pgTable(
  'schedule_days',
  {
    exam: text('exam', { enum: EXAMS }).notNull(),
    year: integer('year').notNull(),
    step: text('step').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.exam, table.year, table.step] })],
);

export const listDays = pgTable(
  'list_days',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    profiles: text('profiles').array().notNull().default([]),
    choices: text('choices').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam] })],
);
