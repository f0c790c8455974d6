import { FEE_DOUBTS } from '@dakhila/domain/colleges/fee-doubt';
import { AUTONOMY, FEE_KINDS, NIRF_CATEGORIES, PLACEMENT_CAUTIONS } from '@dakhila/domain/colleges/figures';
import { OPEN_SEATS } from '@dakhila/domain/colleges/open-closings';
import * as z from 'zod/mini';
import { CategoryClosings, Closings, collegeFields, placeFields } from './college-list.ts';

/** How the open seats of a programme closed in the last years, newest first: of each round the last rank, with its percentile in CAP. */
export const OpenClosings = z.object({
  seats: z.enum(OPEN_SEATS),
  years: z.array(
    z.object({
      year: z.number(),
      rounds: z.array(z.nullable(z.readonly(z.tuple([z.number(), z.nullable(z.number())])))),
    }),
  ),
});
export type OpenClosings = z.infer<typeof OpenClosings>;

/** One figure with its year and source. Without a source it is general knowledge. */
export const ShownFact = z.object({
  label: z.string(),
  value: z.string(),
  year: z.optional(z.string()),
  source: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type ShownFact = z.infer<typeof ShownFact>;

const detailFields = {
  ...collegeFields,
  publishedName: z.string(),
  website: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  establishmentYear: z.nullable(z.number()),
  accreditations: z.array(z.string()),
  nirfHistory: z.array(z.object({ year: z.number(), ranking: z.number() })),
  /** Whether the newest rank is of one of the last two published years. Older cached responses do not say. */
  isNirfRecent: z.optional(z.boolean()),
  facts: z.array(ShownFact),
};

/** What was submitted for one graduating year ('2023-24'). Null is unknown. */
export const PlacementYearShown = z.object({
  graduatingYear: z.string(),
  graduated: z.nullable(z.number()),
  placed: z.nullable(z.number()),
  /** Median of those placed, for a year. */
  medianSalaryRupees: z.nullable(z.number()),
  higherStudies: z.nullable(z.number()),
  edition: z.number(),
  category: z.enum(NIRF_CATEGORIES),
  caution: z.nullable(z.enum(PLACEMENT_CAUTIONS)),
  sourceUrl: z.nullable(z.string()),
});

/** Placement figures by graduating year, newest first, with whom the institution submitted them to. */
export const Placements = z.object({ source: z.string(), years: z.array(PlacementYearShown) });
export type Placements = z.infer<typeof Placements>;

/** The college's own statement: never shown with the figures above without saying so. */
export const OwnSitePlacements = z.object({
  graduatingYear: z.string(),
  students: z.nullable(z.number()),
  placed: z.nullable(z.number()),
  placedPercent: z.nullable(z.number()),
  medianSalaryRupees: z.nullable(z.number()),
  averageSalaryRupees: z.nullable(z.number()),
  highestSalaryRupees: z.nullable(z.number()),
  note: z.string(),
  sourceUrl: z.string(),
});

/** The most a CAP seat may cost in an academic year, for every category alike. */
export const FeeShown = z.object({
  year: z.string(),
  tuitionRupees: z.number(),
  developmentRupees: z.number(),
  totalRupees: z.number(),
  kind: z.enum(FEE_KINDS),
  /** The college has aided courses too, and this is not their fee. */
  isForUnaidedOnly: z.boolean(),
  /** What is doubtful about the row of the authority. Older cached responses have none. */
  doubt: z.optional(z.nullable(z.enum(FEE_DOUBTS))),
  note: z.nullable(z.string()),
  source: z.string(),
  sourceUrl: z.string(),
});

/** Which kinds of seats the college's rows of the newest list have. */
const SeatSections = z.object({
  year: z.number(),
  hasHome: z.boolean(),
  hasOther: z.boolean(),
  hasState: z.boolean(),
  hasGeneralState: z.boolean(),
  autonomy: z.enum(AUTONOMY),
});

const mhtCetFields = {
  ...detailFields,
  collegeCode: z.string(),
  /** Codes of earlier years that also lead here. */
  earlierCodes: z.array(z.string()),
  aicteStatus: z.nullable(z.string()),
  location: z.object({ ...placeFields, district: z.string() }),
  /** `courseCode` is the choice code of the option form. */
  courses: z.array(
    z.object({
      courseName: z.string(),
      courseCode: z.string(),
      publishedName: z.string(),
      intake: z.nullable(z.number()),
      intakeYear: z.nullable(z.number()),
      intakeByYear: z.array(z.object({ year: z.number(), intake: z.number() })),
      openClosings: z.array(OpenClosings),
    }),
  ),
  /** As on its card. Older cached responses have none. */
  closings: z.optional(z.nullable(Closings)),
  categoryClosings: z.optional(CategoryClosings),
  isAutonomous: z.nullable(z.boolean()),
  isForWomen: z.boolean(),
  /** The university whose candidates have home seats here. */
  homeUniversity: z.nullable(z.string()),
  seatSections: z.nullable(SeatSections),
  fee: z.nullable(FeeShown),
  placements: Placements,
  ownSitePlacements: z.array(OwnSitePlacements),
};

/** An MHT-CET college by id. */
export const MhtCetCollege = z.object({
  ...mhtCetFields,
  linguisticMinorityFullForm: z.nullable(z.string()),
  religiousMinorityFullForm: z.nullable(z.string()),
});
export type MhtCetCollege = z.infer<typeof MhtCetCollege>;

/** The same college, found by code. Its minority fields have the names that the page for codes uses. */
export const MhtCetCollegeByCode = z.object({
  ...mhtCetFields,
  linguisticMinority: z.nullable(z.string()),
  religiousMinority: z.nullable(z.string()),
});
export type MhtCetCollegeByCode = z.infer<typeof MhtCetCollegeByCode>;

/** A JEE institute by id or name. */
export const JeeCollege = z.object({
  ...detailFields,
  shortName: z.string(),
  /** The states with a home quota, as text. */
  homeState: z.nullable(z.string()),
  rankBasis: z.enum(['JEE Advanced', 'JEE Main']),
  medianPay: Placements,
  location: z.object(placeFields),
  courses: z.array(
    z.object({
      courseName: z.string(),
      publishedName: z.string(),
      durationYears: z.number(),
      degree: z.string(),
      seats: z.nullable(z.number()),
      seatsYear: z.nullable(z.number()),
      openClosings: z.array(OpenClosings),
    }),
  ),
});
export type JeeCollege = z.infer<typeof JeeCollege>;
