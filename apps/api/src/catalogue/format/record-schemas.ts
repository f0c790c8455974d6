import { JEE_LEVELS, type JeeRecord, type MhtCetRecord } from '@dakhila/domain/colleges/records';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { z } from 'zod';

const sourceId = z.enum(Object.keys(SOURCES).filter((id): id is keyof typeof SOURCES => Object.hasOwn(SOURCES, id)));
const sourced = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, source: sourceId, year: z.string().exactOptional(), note: z.string().exactOptional() });
const words = sourced(z.string().min(1)).exactOptional();
const whole = sourced(z.int().positive()).exactOptional();
const year = z.int().min(2000).max(2100);
const type = z.enum(['government', 'private']);

const commonFacts = {
  established: whole,
  website: words,
  phone: words,
  address: words,
  pin: words,
  aicteStatus: words,
  aicteId: words,
  aisheCode: words,
  naac: words,
  nba: words,
};

/** The schema of `data/mht-cet/colleges.json`. */
export const MhtCetRecords: z.ZodType<MhtCetRecord[]> = z.array(
  z.strictObject({
    code: z.string().regex(/^\d{5}$/),
    publishedName: z.string().min(3),
    type,
    isAutonomous: z.boolean().nullable(),
    isForWomen: z.boolean(),
    minority: z.strictObject({ kind: z.enum(['linguistic', 'religious']), community: z.string().min(1) }).nullable(),
    region: z.string(),
    firstYear: year,
    lastYear: year,
    shortNames: z.array(z.string().min(2)),
    facts: z.strictObject({
      ...commonFacts,
      status: words,
      university: words,
      universityPublished: words,
      district: sourced(z.string().min(1)),
      city: words,
      intake: whole,
      feeRupees: whole,
    }),
  }),
);

/** The schema of `data/josaa/institutes.json`. */
export const JeeRecords: z.ZodType<JeeRecord[]> = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string().min(3),
    shortName: z.string().min(2),
    publishedName: z.string().min(3),
    level: z.enum(JEE_LEVELS),
    rankBasis: z.enum(['JEE Advanced', 'JEE Main']),
    type,
    note: z.string().nullable(),
    city: z.string().min(1),
    state: z.string().min(1),
    homeStates: z.record(z.string(), z.array(z.string().min(1))),
    josaaCode: z.string().nullable(),
    firstYear: year,
    lastYear: year,
    shortNames: z.array(z.string().min(2)),
    facts: z.strictObject({ ...commonFacts, seats: whole }),
  }),
);
