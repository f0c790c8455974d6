import { LONGEST_HOLIDAY_NAME, SHORTEST_HOLIDAY_NAME } from '@dakhila/domain/counselling/holidays';
import * as z from 'zod/mini';
import { done, endpoint, freshStaff, reply, staff } from '../endpoint.ts';
import { text } from '../fields.ts';
import { day } from './calendar.ts';

/** How busy a counsellor is. Nothing in it is about one student. */
export const CounsellorLoad = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  /** The member of the staff who signs in as this counsellor. */
  staffId: z.nullable(z.string()),
  /** Times that can be booked in the coming three weeks. */
  open: z.number(),
  ahead: z.number(),
  held: z.number(),
  missed: z.number(),
  cancelled: z.number(),
  /** Sessions that are over without notes. */
  unwritten: z.number(),
  /** Null until enough students have rated. */
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
});
export type CounsellorLoad = z.infer<typeof CounsellorLoad>;

export const DeskHoliday = z.object({
  day: z.string(),
  name: z.string(),
  /** It has the same date each year, and nobody entered it. */
  isYearly: z.boolean(),
});
export type DeskHoliday = z.infer<typeof DeskHoliday>;
const Holidays = z.array(DeskHoliday);

export const deskCounsellors = {
  list: endpoint('GET /desk/counsellors', staff('sessions.oversee'), {
    summary: 'Load and ratings of each counsellor, and who signs in as whom',
    response: reply(
      z.object({
        /** How many days back sessions are counted. */
        days: z.number(),
        counsellors: z.array(CounsellorLoad),
        /** Members of the staff who have the role. */
        members: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  holidays: endpoint('GET /desk/holidays', staff('sessions.oversee'), {
    summary: 'Holidays from today to a year ahead, on which counsellors have no times unless they open some',
    response: reply(Holidays),
  }),
  addHoliday: endpoint('POST /desk/holidays', staff('sessions.oversee'), {
    summary: 'Enter a holiday; sessions that are booked on that day stay',
    body: z.strictObject({
      day,
      name: text(LONGEST_HOLIDAY_NAME).check(z.minLength(SHORTEST_HOLIDAY_NAME)),
    }),
    response: reply(z.object({ holidays: Holidays, booked: z.number() })),
  }),
  removeHoliday: endpoint('POST /desk/holidays/remove', staff('sessions.oversee'), {
    summary: 'Remove a holiday that was entered',
    body: z.strictObject({ day }),
    response: reply(Holidays),
  }),
  link: endpoint('PUT /desk/counsellors/:id/member', freshStaff('staff.manage'), {
    params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    summary: 'Say which member of the staff a counsellor is, or nobody',
    body: z.strictObject({ staffId: z.nullable(z.uuid()) }),
    response: done,
  }),
};
