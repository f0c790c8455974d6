import type { CollegeSort } from '@dakhila/domain/colleges/college-order';
import type { MessageId } from '@dakhila/domain/messages/message';
import * as z from 'zod/mini';
import type { Exam } from './exam.ts';
import { says } from './fields.ts';

/** Colleges on one page of a list. */
export const PAGE_SIZE = 10;

export const COLLEGE_TYPES = ['government', 'private'] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

const LARGEST_PAGE = 999_999_999;
const LARGEST_PAGE_SIZE = 100;
const LONGEST_SEARCH = 100;
const LONGEST_FILTER = 200;

/** '' and 'all' narrow nothing. */
const NOTHING = /^(?:all)?$/i;
const A_NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,9})?$/;

const wholeNumber = (largest: number, sentence: MessageId) =>
  z.pipe(
    z.string(sentence).check(
      z.regex(/^\d{1,9}$/, sentence),
      z.refine((text) => Number(text) >= 1 && Number(text) <= largest, sentence),
    ),
    z.transform(Number),
  );

/** A limit of the NIRF range. Any number is valid, also a negative one. */
const ranking = z.optional(
  z.pipe(
    z.string(says('input.mustBeNumber')).check(
      z.trim(),
      z.refine((text) => NOTHING.test(text) || A_NUMBER.test(text), says('input.mustBeNumber')),
    ),
    z.transform((text) => (NOTHING.test(text) ? undefined : Number(text))),
  ),
);

const isCollegeType = (text: string): text is CollegeType => COLLEGE_TYPES.some((known) => known === text);
const type = z.optional(
  z.pipe(
    z.string(says('input.collegeType')).check(
      z.trim(),
      z.toLowerCase(),
      z.refine((text) => NOTHING.test(text) || isCollegeType(text), says('input.collegeType')),
    ),
    z.transform((text) => (isCollegeType(text) ? text : undefined)),
  ),
);

/** The order of a list; absent or 'all' means its usual one. */
export const listSort = <S extends CollegeSort>(sorts: readonly S[], sentence: MessageId) => {
  const known = (text: string): S | undefined => sorts.find((sort) => sort === text);
  return z.optional(
    z.pipe(
      z.string(sentence).check(
        z.trim(),
        z.toLowerCase(),
        z.refine((text) => NOTHING.test(text) || known(text) !== undefined, sentence),
      ),
      z.transform(known),
    ),
  );
};

/** A filter by a value of an option list. */
export const listFilter = z.optional(
  z.pipe(
    z.string(says('input.givenOnce')).check(z.trim(), z.maxLength(LONGEST_FILTER, says('input.mostCharacters'))),
    z.transform((text) => (NOTHING.test(text) ? undefined : text)),
  ),
);

/** The query keys that both lists share. Unknown keys are ignored. */
export const listQuery = {
  page: z._default(wholeNumber(LARGEST_PAGE, 'input.page'), 1),
  limit: z._default(wholeNumber(LARGEST_PAGE_SIZE, 'input.pageSize'), PAGE_SIZE),
  search: z.optional(
    z.string(says('input.givenOnce')).check(z.trim(), z.maxLength(LONGEST_SEARCH, says('input.longSearch'))),
  ),
  type,
  course: listFilter,
  city: listFilter,
  minRanking: ranking,
  maxRanking: ranking,
};

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

/**
 * From the easiest to the hardest programme. In CAP it is of the seats that students of the college's home university can take, and `other` is
 * of those for students of other universities: null where none closed, absent where all seats are at state level.
 */
const levelRange = { easiest: z.number(), hardest: z.number() };
const seatRange = { ...levelRange, other: z.optional(z.nullable(z.object(levelRange))) };

/** How the open seats closed in the newest year. A rank names its list. */
export const Closings = z.object({
  year: z.number(),
  ...seatRange,
  scale: z.enum(['percentile', 'JEE Advanced', 'JEE Main']),
});

/** The same by the candidate's category, whose seats and open ones count; of the year of the open closings. */
export const CategoryClosings = z.record(z.string(), z.object(seatRange));

/** An amount with its academic year: '2026-27'. */
export const YearlyRupees = z.object({ rupees: z.number(), year: z.string() });

/** A college as a card shows it; one course name a programme. */
export const CollegeListItem = z.object({
  ...collegeFields,
  /** The district is known for colleges of CAP; older cached responses have none. */
  location: z.object({ ...placeFields, district: z.optional(z.string()) }),
  courses: z.array(z.string()),
  fee: z.nullable(YearlyRupees),
  /** Of those placed, as submitted to NIRF. */
  medianPay: z.nullable(YearlyRupees),
  closings: z.nullable(Closings),
  /** Only CAP has them; older cached responses have none. */
  categoryClosings: z.optional(CategoryClosings),
});
export type CollegeListItem = z.infer<typeof CollegeListItem>;

/** One page of colleges with its position in the whole list. */
export const CollegePage = z.object({
  colleges: z.array(CollegeListItem),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
  hasMore: z.boolean(),
  /** The search text names a college that was found, by its name or short name. */
  isNamed: z.optional(z.literal(true)),
});
export type CollegePage = z.infer<typeof CollegePage>;
