import { NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reply } from './envelope.ts';

export const Notice = z.object({
  /** Another notice has another id: a student who dismissed one still sees the next. */
  id: z.string(),
  severity: z.enum(NOTICE_SEVERITIES),
  /** By language; English is always there. */
  text: z.object({ en: z.string(), hi: z.nullable(z.string()), mr: z.nullable(z.string()) }),
});
export type Notice = z.infer<typeof Notice>;

export const notices = {
  current: endpoint({
    method: 'GET',
    path: '/notices/current',
    access: 'anyone',
    summary: 'The notice that stands on every page now, such as planned maintenance; null when there is none',
    response: reply(z.nullable(Notice)),
  }),
};
