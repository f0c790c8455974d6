import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';

const ofExam = { params: z.object({ exam: Exam }) };

/** Where calendar programs fetch a feed, below the base path of the API. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`;

/** A calendar of the season that a phone subscribes to. The address is returned once, when it is made. */
export const calendarFeed = {
  read: endpoint('GET /rounds/:exam/feed', 'student', {
    ...ofExam,
    summary: 'Whether the student subscribed to the dates of an exam',
    response: reply(z.object({ madeAt: z.nullable(z.string()) })),
  }),
  make: endpoint('POST /rounds/:exam/feed', 'student', {
    ...ofExam,
    summary: 'Make the address of a calendar with the dates of an exam; the one before it stops working',
    response: reply(z.object({ url: z.string() })),
  }),
  revoke: endpoint('DELETE /rounds/:exam/feed', 'student', {
    ...ofExam,
    summary: 'End the calendar address; harmless when there is none',
    response: done,
  }),
};
