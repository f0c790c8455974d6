import { z } from 'zod';

/** What an invoice prints besides its amounts, as it was on the day it was issued. */
export const InvoiceDetails = z.object({
  seller: z.object({
    name: z.string(),
    address: z.string(),
    state: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
  }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  line: z.object({ description: z.string(), serviceCode: z.string() }),
  transactionId: z.string(),
});
export type InvoiceDetails = z.output<typeof InvoiceDetails>;
