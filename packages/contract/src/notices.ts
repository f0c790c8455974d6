import { NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';

export const Notice = z.object({
  /** Another notice has another id: a student who dismissed one still sees the next. */
  id: z.string(),
  severity: z.enum(NOTICE_SEVERITIES),
  /** By language; English is always there. */
  text: z.object({ en: z.string(), hi: z.nullable(z.string()), mr: z.nullable(z.string()) }),
});
export type Notice = z.infer<typeof Notice>;

export const notices = {
  current: endpoint('GET /notices/current', 'anyone', {
    mayLag: true,
    summary: 'The notice that stands on every page now, such as planned maintenance; null when there is none',
    response: reply(z.nullable(Notice)),
  }),
};

/** The admission of an exam that students plan for now. */
export const Season = z.object({
  exam: Exam,
  year: z.number(),
  /** 'JoSAA 2027', 'CAP 2027'. */
  name: z.string(),
  rounds: z.number(),
  /** The year this number of rounds is from; different from `year` until that is announced. */
  roundsOf: z.number(),
});
export type Season = z.infer<typeof Season>;

export const seasons = {
  read: endpoint('GET /seasons', 'student', {
    summary: 'The admissions that students plan for now, and what is known of them',
    response: reply(z.array(Season)),
  }),
};
