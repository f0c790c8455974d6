import type { CollegeSort } from '@dakhila/domain/colleges/college-order';
import * as z from 'zod/mini';
import type { Exam } from './exam.ts';

/** Colleges on one page of a list. */
export const PAGE_SIZE = 10;

export const COLLEGE_TYPES = ['government', 'private'] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

/** The orders each list knows, its usual one first. JEE Advanced and JEE Main ranks are never compared, so that list has no hardest first. */
export const COLLEGE_SORTS = {
  'mht-cet': ['hardest', 'nirf', 'name'],
  josaa: ['nirf', 'name'],
} as const satisfies Record<Exam, readonly CollegeSort[]>;

/** Name and place of a college, in lists and on its own page. */
export const collegeFields = {
  id: z.string(),
  name: z.string(),
  university: z.nullable(z.string()),
  universityFullForm: z.nullable(z.string()),
  type: z.enum(COLLEGE_TYPES),
  /** The lower end of a band, to be shown through `nirfLabel`; null when unknown, and in lists when too old. */
  nirfRanking: z.nullable(z.number()),
  nirfYear: z.nullable(z.number()),
  collegeLevel: z.nullable(z.string()),
  /** The first admission year this college was missing; null while it admits. */
  notAdmittingSince: z.nullable(z.number()),
};
export const placeFields = { city: z.string(), state: z.string() };

/** An amount with its academic year: '2026-27'. */
const YearlyRupees = z.object({ rupees: z.number(), year: z.string() });

/** A college as a card shows it; one course name a programme. */
export const CollegeListItem = z.object({
  ...collegeFields,
  location: z.object(placeFields),
  courses: z.array(z.string()),
  fee: z.nullable(YearlyRupees),
  /** Of those placed, as submitted to NIRF. */
  medianPay: z.nullable(YearlyRupees),
});
export type CollegeListItem = z.infer<typeof CollegeListItem>;

/** One page of colleges with its place in the whole. */
export const CollegePage = z.object({
  colleges: z.array(CollegeListItem),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
  hasMore: z.boolean(),
});
export type CollegePage = z.infer<typeof CollegePage>;
