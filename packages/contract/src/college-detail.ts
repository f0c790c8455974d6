import * as z from 'zod/mini';
import { collegeFields, placeFields } from './college-list.ts';

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
  facts: z.array(ShownFact),
};

const mhtCetFields = {
  ...detailFields,
  collegeCode: z.string(),
  /** Codes of earlier years that lead here too. */
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
    }),
  ),
  isAutonomous: z.nullable(z.boolean()),
  isForWomen: z.boolean(),
};

/** An MHT-CET college by id. */
export const MhtCetCollege = z.object({
  ...mhtCetFields,
  linguisticMinorityFullForm: z.nullable(z.string()),
  religiousMinorityFullForm: z.nullable(z.string()),
});
export type MhtCetCollege = z.infer<typeof MhtCetCollege>;

/** The same college by code: the minority fields under the names that page uses. */
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
  /** The states with a home quota, in words. */
  homeState: z.nullable(z.string()),
  rankBasis: z.enum(['JEE Advanced', 'JEE Main']),
  location: z.object(placeFields),
  courses: z.array(
    z.object({
      courseName: z.string(),
      publishedName: z.string(),
      durationYears: z.number(),
      degree: z.string(),
      seats: z.nullable(z.number()),
      seatsYear: z.nullable(z.number()),
    }),
  ),
});
export type JeeCollege = z.infer<typeof JeeCollege>;
