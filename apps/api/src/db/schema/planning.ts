import { EXAMS } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { REPORT_FIELDS } from '@dakhila/contract/fact-reports';
import { REPORT_STATES } from '@dakhila/domain/colleges/report-state';
import type { Seen } from '@dakhila/domain/lists/changes';
import { REMINDER_MOMENTS } from '@dakhila/domain/lists/schedule';
import { type PublishedBand, SEASON_RESULTS } from '@dakhila/domain/lists/season-result';
import { INCOME_BANDS, STAYS } from '@dakhila/domain/money/family';
import { CAP_CATEGORY_CODES, GENDERS } from '@dakhila/domain/predictor/candidate';
import type { Counts } from '@dakhila/domain/predictor/verdicts';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const shortlist = pgTable(
  'shortlist',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    collegeId: text('college_id').notNull(),
    savedAt: moment('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam, table.collegeId] })],
);

export const factReports = pgTable('fact_reports', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id'),
  exam: text('exam', { enum: EXAMS }).notNull(),
  collegeId: text('college_id').notNull(),
  field: text('field', { enum: REPORT_FIELDS }).notNull(),
  message: text('message').notNull(),
  dataVersion: text('data_version').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  state: text('state', { enum: REPORT_STATES }).notNull().default('new'),
  note: text('note').notNull().default(''),
  revision: integer('revision').notNull().default(0),
});

export const examProfiles = pgTable('exam_profiles', {
  studentId: uuid('student_id').primaryKey(),
  profile: jsonb('profile').$type<ExamProfile>().notNull(),
  updatedAt: moment('updated_at').notNull().default(now),
});

/** What a student answered about the family's money; a null is a question without an answer. */
export const familyFacts = pgTable('family_facts', {
  studentId: uuid('student_id').primaryKey(),
  category: text('category', { enum: CAP_CATEGORY_CODES }),
  ews: boolean('ews'),
  gender: text('gender', { enum: GENDERS }),
  income: text('income', { enum: INCOME_BANDS }),
  domicile: boolean('domicile'),
  minority: boolean('minority'),
  orphan: boolean('orphan'),
  stays: text('stays', { enum: STAYS }),
  untold: text('untold').array().notNull().default([]),
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
    formPlace: smallint('form_place'),
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
    moment: text('moment', { enum: REMINDER_MOMENTS }).notNull(),
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
    address: text('address'),
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

/** What seat came of a season, and the chances that the student had seen. */
export const seasonResults = pgTable(
  'season_results',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    year: integer('year').notNull(),
    result: text('result', { enum: SEASON_RESULTS }).notNull(),
    choice: text('choice'),
    mayCount: boolean('may_count').notNull(),
    obtained: smallint('obtained'),
    missed: smallint('missed').array().notNull().default([]),
    answeredAt: moment('answered_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam, table.year] })],
);

/** How bands fared in a season, by what students answered: figures that an operator has published. */
export const publishedOutcomes = pgTable(
  'published_outcomes',
  {
    exam: text('exam', { enum: EXAMS }).notNull(),
    year: integer('year').notNull(),
    answers: integer('answers').notNull(),
    bands: jsonb('bands').$type<PublishedBand[]>().notNull(),
    publishedAt: moment('published_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.exam, table.year] })],
);

/** Programmes that a student does not want to see recommended again. */
export const listRefusals = pgTable(
  'list_refusals',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    choice: text('choice').notNull(),
    refusedAt: moment('refused_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam, table.choice] })],
);

/** Trials of whether recommendations help; the newest is in force. */
export const listTrials = pgTable('list_trials', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The share of the students who agreed that has recommendations. */
  share: doublePrecision('share').notNull(),
  salt: text('salt').notNull(),
  startedAt: moment('started_at').notNull().default(now),
});

export const listTrialConsents = pgTable('list_trial_consents', {
  studentId: uuid('student_id').primaryKey(),
  agreedAt: moment('agreed_at').notNull().default(now),
});

/** Students who said no, so that they are not asked again. */
export const listTrialDeclines = pgTable('list_trial_declines', {
  studentId: uuid('student_id').primaryKey(),
  declinedAt: moment('declined_at').notNull().default(now),
});

export const listTrialResults = pgTable(
  'list_trial_results',
  {
    trialId: integer('trial_id').notNull(),
    listId: uuid('list_id').notNull(),
    studentId: uuid('student_id').notNull(),
    hasRecommendations: boolean('has_recommendations').notNull(),
    firstNone: doublePrecision('first_none').notNull(),
    firstLength: integer('first_length').notNull(),
    lastNone: doublePrecision('last_none').notNull(),
    lastLength: integer('last_length').notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialId, table.listId] })],
);
