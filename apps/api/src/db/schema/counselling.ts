import { EXAMS } from '@dakhila/contract/exam';
import { REMINDER_KINDS } from '@dakhila/domain/counselling/booking';
import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const counsellors = pgTable('counsellors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  headline: text('headline').notNull(),
  about: text('about').notNull(),
  languages: text('languages', { enum: LANGUAGES }).array().notNull(),
  topics: text('topics', { enum: TOPICS }).array().notNull(),
  exams: text('exams', { enum: EXAMS }).array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().default(now),
  ratings: integer('ratings').notNull().default(0),
  stars: integer('stars').notNull().default(0),
  staffId: uuid('staff_id'),
});

export const counsellorHours = pgTable(
  'counsellor_hours',
  {
    counsellorId: text('counsellor_id').notNull(),
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.counsellorId, table.weekday, table.fromMinute] })],
);

export const counsellorExceptions = pgTable('counsellor_exceptions', {
  id: uuid('id').primaryKey(),
  counsellorId: text('counsellor_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind', { enum: ['open', 'closed'] }).notNull(),
  fromMinute: integer('from_minute').notNull(),
  toMinute: integer('to_minute').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const counsellingHolidays = pgTable('counselling_holidays', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: text('name').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: moment('added_at').notNull().default(now),
});

export const counsellingBookings = pgTable('counselling_bookings', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  counsellorId: text('counsellor_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  topic: text('topic', { enum: TOPICS }).notNull(),
  question: text('question').notNull(),
  sharesProfile: boolean('shares_profile').notNull(),
  sharesPredictions: boolean('shares_predictions').notNull(),
  sharesReport: boolean('shares_report').notNull(),
  sharedConversationId: uuid('shared_conversation_id'),
  room: text('room').notNull(),
  sequence: integer('sequence').notNull().default(0),
  createdAt: moment('created_at').notNull().default(now),
  arrangedAt: moment('arranged_at').notNull().default(now),
  cancelledAt: moment('cancelled_at'),
  cancelledBy: text('cancelled_by', { enum: ['student', 'counsellor'] }),
  cancelReason: text('cancel_reason'),
  isReturned: boolean('is_returned').notNull().default(false),
  attendance: text('attendance', { enum: ['held', 'no-show'] }),
  notes: text('notes'),
  nextSteps: text('next_steps').array(),
  notesAt: moment('notes_at'),
  stars: integer('stars'),
  comment: text('comment'),
  ratedAt: moment('rated_at'),
});

export const counsellingReminders = pgTable(
  'counselling_reminders',
  {
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    startsAt: moment('starts_at').notNull(),
    messageId: uuid('message_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.kind, table.startsAt] })],
);
