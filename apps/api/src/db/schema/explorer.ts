import { EXAMS } from '@dakhila/contract/exam';
import { REPORT_FIELDS } from '@dakhila/contract/fact-reports';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

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
});
