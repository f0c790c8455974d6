import { VERDICTS } from '@dakhila/domain/assessment/scales';
import type { Language } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { SectionId, SittingSection, sectionWords } from './assessment-items.ts';
import { AssessmentReport, Validity } from './assessment-report.ts';
import { done, endpoint, reply } from './endpoint.ts';
import { says } from './fields.ts';
import { withSharedLanguage } from './shared-language.ts';

/** More answers than a part has: a queue sends all of them at once after a lost connection. */
export const ANSWERS_AT_ONCE = 60;
/** Longer than anybody thinks about one question; a locked phone takes longer. */
const LONGEST_THOUGHT_MS = 24 * 3_600_000;

export const SittingSummary = z.object({
  id: z.string(),
  state: z.enum(['in-progress', 'completed']),
  startedAt: z.string(),
  completedAt: z.nullable(z.string()),
  answered: z.number(),
  of: z.number(),
  verdict: z.nullable(z.enum(VERDICTS)),
});
export type SittingSummary = z.infer<typeof SittingSummary>;

/** What the first page needs: description, allowance left, what blocks a start, and earlier sittings, latest first. */
export const AssessmentOverview = z.object({
  instrumentVersion: z.string(),
  minutes: z.number(),
  itemCount: z.number(),
  sections: z.array(z.object(sectionWords)),
  /** Assessments bought and not started. */
  left: z.number(),
  isOwned: z.boolean(),
  /** The answers of the last sitting were not valid enough for a report: the next one costs nothing. */
  isRetakeFree: z.boolean(),
  /** What `start` would refuse with now; null when it would go through. */
  blockedBy: z.nullable(z.enum(['allowance', 'birth-date', 'guardian-consent'])),
  sittings: z.array(SittingSummary),
});
export type AssessmentOverview = z.infer<typeof AssessmentOverview>;

/** Everything needed to go on, on any device. */
export const Sitting = z.object({
  id: z.string(),
  state: z.enum(['in-progress', 'completed']),
  instrumentVersion: z.string(),
  startedAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** To show a countdown independent of the device's clock. */
  serverTime: z.string(),
  /** Larger than any sequence so far: a device that resumes counts on from here. */
  nextSequence: z.number(),
  sections: z.array(SittingSection),
  /** Where to go on; null when everything was answered or is over. `item` is null where a timed part waits to be begun. */
  next: z.nullable(z.object({ section: SectionId, item: z.nullable(z.string()) })),
});
export type Sitting = z.infer<typeof Sitting>;

/** A choice. Of two answers to one item the larger `sequence` wins, in any order of arrival. */
const Answer = z.strictObject({
  item: z.string().check(z.maxLength(40)),
  choice: z.int().check(z.gte(0), z.lte(9)),
  sequence: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  /** How long the question was on the screen. */
  tookMs: z.optional(z.int().check(z.gte(0), z.lte(LONGEST_THOUGHT_MS))),
});

const SavedAnswers = z.object({
  /** Stand as sent, now or already before. */
  saved: z.array(z.string()),
  /** A later answer to the same item is already stored. */
  older: z.array(z.string()),
  /** Refused, with the reason for the student. Sending them again does not help. */
  refused: z.array(z.object({ item: z.string(), code: z.enum(['time-over', 'not-begun']), message: z.string() })),
  nextSequence: z.number(),
  serverTime: z.string(),
});

/** The link itself is returned once, when it is created. */
export const ReportShare = z.object({
  createdAt: z.string(),
  expiresAt: z.string(),
  views: z.number(),
  lastViewedAt: z.nullable(z.string()),
});
export type ReportShare = z.infer<typeof ReportShare>;

const sittingId = z.object({ id: z.uuid(says('assessment.notFound')) });
const ofSitting = { params: sittingId };
const shareToken = z.object({ token: z.string().check(z.maxLength(100)) });

/** The address of a shared report. */
export const sharedReportPagePath = (token: string, language?: Language) =>
  withSharedLanguage(`/shared-report/${token}`, language);

/** The files of a report, for links: the student's own and a shared one. */
export const reportPdfPath = (id: string) => `/assessment/sittings/${id}/report.pdf`;
export const sharedReportPdfPath = (token: string) => `/assessment/shared/${token}/report.pdf`;

export const assessment = {
  overview: endpoint('GET /assessment', 'student', {
    summary: 'The psychometric assessment at a glance: parts, allowance, what is needed to start, sittings',
    response: reply(AssessmentOverview),
  }),
  start: endpoint('POST /assessment/sittings', 'student', {
    summary: 'Start the assessment and spend it; one that is under way is continued instead',
    response: reply(Sitting),
  }),
  read: endpoint('GET /assessment/sittings/:id', 'student', {
    ...ofSitting,
    summary: 'A sitting with its questions and answers, to go on from any device',
    response: reply(Sitting),
  }),
  startSection: endpoint('POST /assessment/sittings/:id/sections/:section/start', 'student', {
    summary: 'Begin a timed part: its clock starts, once',
    params: z.object({ id: z.uuid(says('assessment.notFound')), section: SectionId }),
    response: reply(SittingSection),
  }),
  saveAnswers: endpoint('PUT /assessment/sittings/:id/answers', 'student', {
    ...ofSitting,
    summary: 'Save answers; repeated and late arrivals are harmless',
    body: z.strictObject({ answers: z.array(Answer).check(z.minLength(1), z.maxLength(ANSWERS_AT_ONCE)) }),
    response: reply(SavedAnswers),
  }),
  finish: endpoint('POST /assessment/sittings/:id/finish', 'student', {
    ...ofSitting,
    summary: 'Finish and score; finishing again changes nothing',
    response: reply(SittingSummary),
  }),
  remove: endpoint('DELETE /assessment/sittings/:id', 'student', {
    ...ofSitting,
    summary: 'Delete the answers, the scores, the report and its links; what was spent stays spent',
    response: done,
  }),
  report: endpoint('GET /assessment/sittings/:id/report', 'student', {
    ...ofSitting,
    summary: 'The report of a finished sitting; none where the answers cannot carry one',
    response: reply(
      z.object({
        sitting: SittingSummary,
        validity: Validity,
        report: z.nullable(AssessmentReport),
        share: z.nullable(ReportShare),
      }),
    ),
  }),
  share: endpoint('POST /assessment/sittings/:id/share', 'student', {
    ...ofSitting,
    summary: 'Make a link to the report for a counsellor; the link before it stops working',
    response: reply(z.object({ url: z.string(), share: ReportShare })),
  }),
  stopSharing: endpoint('DELETE /assessment/sittings/:id/share', 'student', {
    ...ofSitting,
    summary: 'Every link to the report stops working; harmless when there is none',
    response: done,
  }),
  countView: endpoint('POST /assessment/shared/:token/views', 'anyone', {
    summary: 'Count that somebody looks at a shared report; reading it counts nothing',
    params: shareToken,
    response: done,
  }),
  shared: endpoint('GET /assessment/shared/:token', 'anyone', {
    summary: 'A report for whoever holds its link',
    params: shareToken,
    response: reply(z.object({ validity: Validity, report: AssessmentReport })),
  }),
};
