import { isDay } from '@dakhila/domain/calendar/indian-time';
import { LONGEST_REPORT_NOTE, REPORT_STATES } from '@dakhila/domain/colleges/report-state';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { LONGEST_SOURCE } from '@dakhila/domain/lists/schedule';
import { LONGEST_NOTICE, NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import * as z from 'zod/mini';
import { endpoint, reply, replyWith, staff } from '../endpoint.ts';
import { Exam } from '../exam.ts';
import { ReportField } from '../fact-reports.ts';
import { moment, text } from '../fields.ts';

/** Who did what: a line of the log as the desk shows it. */
export const HistoryLine = z.object({ at: z.string(), by: z.string(), what: z.string() });
export type HistoryLine = z.infer<typeof HistoryLine>;

const inThree = z.object({ en: z.string(), hi: z.string(), mr: z.string() });

const DeskStep = z.object({
  id: z.string(),
  title: inThree,
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  source: z.nullable(z.string()),
  address: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  /** The days were entered by us and can be withdrawn; others are of the release. */
  isEntered: z.boolean(),
  /** Students see the step. A further round is shown once one of its days is entered. */
  isShown: z.boolean(),
});
export type DeskStep = z.infer<typeof DeskStep>;

export const DeskSchedule = z.object({
  exam: Exam,
  year: z.number(),
  title: z.string(),
  rounds: z.number(),
  /** The year this number of rounds is from; different from `year` until that is announced. */
  roundsOf: z.number(),
  steps: z.array(DeskStep),
});
export type DeskSchedule = z.infer<typeof DeskSchedule>;

const day = z.string().check(z.refine(isDay));
const year = z.int().check(z.gte(2020), z.lte(2100));
const step = { params: z.object({ exam: Exam, step: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }) };
/** A page on the web, with https. */
const address = z.string().check(
  z.trim(),
  z.maxLength(300),
  z.refine((given) => given.startsWith('https://') && websiteLink(given) !== null),
);

/** The days that the page showed, null when there were none: nobody overwrites what they have not seen. */
const shown = z.nullable(
  z.strictObject({ firstDay: day, lastDay: z.nullable(day), source: z.nullable(text(LONGEST_SOURCE)) }),
);

export const deskSchedule = {
  read: endpoint('GET /desk/schedule/:exam', staff('season.edit'), {
    summary: 'The official steps of the season, with the days that students see',
    params: z.object({ exam: Exam }),
    response: reply(DeskSchedule),
  }),
  history: endpoint('GET /desk/schedule/:exam/:step/history', staff('season.edit'), {
    ...step,
    summary: 'Who entered or withdrew the days of a step this season',
    response: reply(z.array(HistoryLine)),
  }),
  enter: endpoint('PUT /desk/schedule/:exam/:step', staff('season.edit'), {
    ...step,
    summary: 'Enter the days of a step as the authority announced them; students who asked are reminded',
    body: z.strictObject({
      year,
      firstDay: day,
      lastDay: day,
      source: text(LONGEST_SOURCE).check(z.minLength(1)),
      address,
      shown,
    }),
    response: reply(DeskSchedule),
  }),
  withdraw: endpoint('POST /desk/schedule/:exam/:step/withdraw', staff('season.edit'), {
    ...step,
    summary: 'Withdraw the days that were entered for a step',
    body: z.strictObject({ year, shown }),
    response: reply(DeskSchedule),
  }),
};

export const DeskNotice = z.object({
  id: z.string(),
  severity: z.enum(NOTICE_SEVERITIES),
  text: z.object({ en: z.string(), hi: z.nullable(z.string()), mr: z.nullable(z.string()) }),
  showsFrom: z.string(),
  showsUntil: z.nullable(z.string()),
  state: z.enum(['ahead', 'shown', 'over', 'withdrawn']),
  /** Who made it; null before the log knew. */
  by: z.nullable(z.string()),
  withdrawnBy: z.nullable(z.string()),
});
export type DeskNotice = z.infer<typeof DeskNotice>;

/** The newest notices, or those behind the page before. */
const noticePage = { response: replyWith({ data: z.array(DeskNotice), next: z.nullable(z.string()) }) };

const noticeText = text(LONGEST_NOTICE).check(z.minLength(1));

export const deskNotices = {
  list: endpoint('GET /desk/notices', staff('season.edit'), {
    ...noticePage,
    summary: 'The notice on every page and the ones before it, newest first, a page at a time',
    /** Where the page before ended. */
    query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(80))) }),
  }),
  set: endpoint('POST /desk/notices', staff('season.edit'), {
    ...noticePage,
    summary: 'Show a notice on every page; the one before stays until it begins',
    body: z.strictObject({
      severity: z.enum(NOTICE_SEVERITIES),
      text: z.strictObject({ en: noticeText, hi: noticeText, mr: noticeText }),
      /** At once when absent. */
      showsFrom: z.optional(moment),
      /** Until it is withdrawn when absent. */
      showsUntil: z.optional(moment),
      /** The notice that the page showed as current; null for none. */
      replaces: z.nullable(z.uuid()),
    }),
  }),
  withdraw: endpoint('POST /desk/notices/:id/withdraw', staff('season.edit'), {
    ...noticePage,
    summary: 'Remove a notice from every page',
    params: z.object({ id: z.string() }),
    body: z.strictObject({}),
  }),
};

/** A report without its sender: no name, no contact, no id of a student. */
export const DeskReport = z.object({
  id: z.string(),
  exam: Exam,
  college: z.string(),
  collegeId: z.string(),
  field: ReportField,
  message: z.string(),
  dataVersion: z.string(),
  createdAt: z.string(),
  state: z.enum(REPORT_STATES),
  note: z.string(),
  revision: z.number(),
});
export type DeskReport = z.infer<typeof DeskReport>;

const state = z.enum(REPORT_STATES);

export const deskReports = {
  list: endpoint('GET /desk/fact-reports', staff('season.edit'), {
    summary: 'Facts that students reported as wrong, oldest first, a page at a time',
    query: z.strictObject({
      state: z.optional(state),
      /** Where the page before ended. */
      after: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: reply(z.object({ reports: z.array(DeskReport), next: z.nullable(z.string()) })),
  }),
  history: endpoint('GET /desk/fact-reports/:id/history', staff('season.edit'), {
    summary: 'Who did what with a report',
    params: z.object({ id: z.string() }),
    response: reply(z.array(HistoryLine)),
  }),
  mark: endpoint('POST /desk/fact-reports/:id', staff('season.edit'), {
    summary: 'Say what became of a report',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ state, note: text(LONGEST_REPORT_NOTE), revision: z.int().check(z.gte(0)) }),
    response: reply(DeskReport),
  }),
};
