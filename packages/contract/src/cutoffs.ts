import * as z from 'zod/mini';
import { says } from './fields.ts';

/** Which part of a history to send: one programme, recent years. The list of programmes is always whole. */
export const cutoffsQuery = z.object({
  /** By its code, choice code or printed name; absent or 'all' means every one. */
  programme: z.optional(
    z.string('programme can be given only once').check(z.trim(), z.maxLength(300, says('input.mostCharacters'))),
  ),
  fromYear: z.optional(
    z.pipe(z.string(says('input.fromYear')).check(z.regex(/^\d{4}$/, says('input.fromYear'))), z.transform(Number)),
  ),
});

/** Code → meaning, for each coded column. */
const words = z.record(z.string(), z.record(z.string(), z.string()));

/** A closing rank, round 1 first; null means that no seat was allotted in that round. */
const JosaaClosing = z.nullable(
  z.union([
    z.number(),
    z.object({ rank: z.number(), isPreparatory: z.optional(z.literal(true)), isTie: z.optional(z.literal(true)) }),
  ]),
);

export const JosaaCutoffs = z.object({
  exam: z.literal('josaa'),
  rankList: z.enum(['JEE Advanced', 'JEE Main']),
  source: z.string(),
  programmes: z.array(z.object({ id: z.number(), name: z.string(), publishedName: z.string() })),
  pools: z.array(
    z.object({
      /** Place in `programmes`. */
      programme: z.number(),
      quota: z.string(),
      seatType: z.string(),
      gender: z.string(),
      years: z.array(z.object({ year: z.number(), closing: z.array(JosaaClosing) })),
    }),
  ),
  words,
});
export type JosaaCutoffs = z.infer<typeof JosaaCutoffs>;

/** Which programme's special rounds to send. */
export const csabQuery = z.object({
  programme: z
    .string(says('input.programme'))
    .check(z.trim(), z.minLength(1, says('input.programme')), z.maxLength(300, says('input.mostCharacters'))),
});

/** The special rounds of CSAB after JoSAA. Ranks are common ranks (CRL) in every pool. */
export const CsabCutoffs = z.object({
  source: z.string(),
  /** The years whose lists we have, whether or not the programme is in them. */
  years: z.object({ first: z.number(), last: z.number() }),
  pools: z.array(
    z.object({
      quota: z.string(),
      seatType: z.string(),
      gender: z.string(),
      years: z.array(
        z.object({
          year: z.number(),
          closing: z.array(z.nullable(z.number())),
          /** What JoSAA's last round closed at. Open seats only: the ranks of other seats are of another list. */
          josaaLast: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
export type CsabCutoffs = z.infer<typeof CsabCutoffs>;

/** State merit number and percentile. */
const CapClosing = z.nullable(z.readonly(z.tuple([z.number(), z.nullable(z.number())])));

export const CapCutoffs = z.object({
  exam: z.literal('mht-cet'),
  source: z.string(),
  /** Years whose lists come from a secondary compilation. */
  compiledYears: z.array(z.number()),
  programmes: z.array(
    z.object({
      courseCode: z.string(),
      name: z.string(),
      publishedName: z.string(),
      choiceCodes: z.array(z.string()),
      /** Where the college has another programme of this name: how they differ. */
      twin: z.nullable(z.object({ choiceCode: z.string(), firstYear: z.number(), lastYear: z.number() })),
    }),
  ),
  pools: z.array(
    z.object({
      /** Place in `programmes`. */
      programme: z.number(),
      category: z.string(),
      section: z.string(),
      stage: z.string(),
      exam: z.string(),
      years: z.array(z.object({ year: z.number(), closing: z.array(CapClosing) })),
    }),
  ),
  words,
});
export type CapCutoffs = z.infer<typeof CapCutoffs>;
