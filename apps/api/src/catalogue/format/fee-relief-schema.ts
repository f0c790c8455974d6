import { CAP_CATEGORIES, type CapCategory } from '@dakhila/domain/colleges/seat-code';
import { isGovernmentSite } from '@dakhila/domain/money/government-site';
import { type FeeRelief, SCHEME_IDS } from '@dakhila/domain/money/scheme';
import { z } from 'zod';

const categories = Object.keys(CAP_CATEGORIES).filter((name): name is CapCategory =>
  Object.hasOwn(CAP_CATEGORIES, name),
);
const share = z.number().min(0).max(1).nullable();
const rupees = z.int().positive().nullable();
const words = z.string().min(3);

/** The schema of `data/fee-relief/mht-cet.json`, which is written by hand. */
export const FeeReliefs: z.ZodType<FeeRelief[]> = z.array(
  z.strictObject({
    id: z.enum(SCHEME_IDS),
    name: words,
    groups: z.array(z.enum([...categories, 'EBC', 'EWS', 'SBC', 'minority', 'orphan'])),
    gender: z.enum(['female', 'male']).nullable(),
    incomeLimitRupees: rupees,
    pays: z.strictObject({ tuition: share, exam: share, development: share }),
    mostRupees: rupees,
    validFrom: z.int().min(2000).max(2100).nullable(),
    isForCapSeatsOnly: z.boolean().nullable(),
    notAt: z.array(z.enum(['private-deemed', 'private-university', 'deemed'])),
    conditions: z.array(words),
    unsettled: z.array(words),
    pages: z
      .array(
        z
          .strictObject({ url: z.url({ protocol: /^https?$/ }), isOfficial: z.boolean(), says: words })
          .refine(
            ({ url, isOfficial }) => isOfficial === isGovernmentSite(new URL(url).host),
            'Only a government site is official',
          ),
      )
      .min(1),
  }),
);
