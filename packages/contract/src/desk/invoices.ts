import * as z from 'zod/mini';
import { done, endpoint, reply, staff } from '../endpoint.ts';
import { text } from '../fields.ts';
import { reason } from './members.ts';

/** An invoice without the buyer: name and contact stand in the PDF only. */
export const DeskInvoice = z.object({
  id: z.string(),
  number: z.string(),
  transactionId: z.string(),
  plan: z.string(),
  amountPaise: z.number(),
  taxPercent: z.number(),
  taxablePaise: z.number(),
  centralTaxPaise: z.number(),
  stateTaxPaise: z.number(),
  issuedAt: z.string(),
  isRefunded: z.boolean(),
  /** The account was erased: the PDF names nobody. */
  isAnonymous: z.boolean(),
});
export type DeskInvoice = z.infer<typeof DeskInvoice>;

/** Where the PDF is, the same that the student gets. */
export const deskInvoicePdfPath = (id: string) => `/desk/invoices/${id}.pdf`;

export const deskInvoices = {
  find: endpoint('GET /desk/invoices', staff('invoices.read'), {
    summary: 'The invoice of a number or of an order',
    query: z.strictObject({ search: text(64).check(z.minLength(1)) }),
    response: reply(z.nullable(DeskInvoice)),
  }),
  look: endpoint('POST /desk/invoices/:id/look', staff('invoices.look'), {
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    summary: 'Say why the PDF of an invoice is needed: it can then be downloaded for some minutes',
    body: z.strictObject({ reason }),
    response: done,
  }),
};
