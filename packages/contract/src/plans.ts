import * as z from 'zod/mini';

/** A plan or a top-up on sale. */
export const Tier = z.object({
  _id: z.string(),
  name: z.string(),
  /** Rupees before the discount. */
  cost: z.number(),
  /** Per cent. */
  discount: z.number(),
  isTopUp: z.boolean(),
  recommendationPulls: z.number(),
  availableCounsellingSessions: z.number(),
  psychometricAssessment: z.boolean(),
});
export type Tier = z.infer<typeof Tier>;

/** Where the browser goes to pay. With `EncData` it is posted there with the text fields of `data`; otherwise it is a redirect. */
export const PaymentStart = z.object({
  gatewayURL: z.string(),
  EncData: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.string())),
});
export type PaymentStart = z.infer<typeof PaymentStart>;
