import { LEGAL_DOCUMENTS } from '@dakhila/domain/privacy/policy';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { code } from './fields.ts';

/** Where a code was sent, masked. */
export const SentTo = z.object({ email: z.string(), phone: z.string() });
export type SentTo = z.infer<typeof SentTo>;

/** A deletion that was asked for: until `eraseAt` it can be undone. */
export const Deletion = z.object({ askedAt: z.string(), eraseAt: z.string() });
export type Deletion = z.infer<typeof Deletion>;

/** What the student agreed to, in which version, and when. */
const Agreement = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  version: z.string(),
  acceptedAt: z.string(),
});

export const PrivacyOverview = z.object({
  email: z.string(),
  /** Ten digits, as a person writes it. */
  phone: z.string(),
  agreements: z.array(Agreement),
  /** Whether both current texts were accepted. */
  isAgreementCurrent: z.boolean(),
  deletion: z.nullable(Deletion),
});
export type PrivacyOverview = z.infer<typeof PrivacyOverview>;

/** Both copies of the student's data, ready until a moment: addresses below the API's base path. */
export const DataCopies = z.object({ readable: z.string(), json: z.string(), until: z.string() });
export type DataCopies = z.infer<typeof DataCopies>;

/** Where a copy of the student's data is fetched. */
export const dataCopyPath = (id: string, format: 'html' | 'json') => `/privacy/copies/${id}.${format}`;

export const privacy = {
  overview: endpoint('GET /privacy', 'account', {
    summary: 'Contacts, agreements and a deletion that was asked for',
    response: reply(PrivacyOverview),
  }),
  sendCopyCode: endpoint('POST /privacy/copies/code', 'account', {
    summary: 'Send the code that opens a copy of the student’s data, by e-mail and WhatsApp',
    response: reply(SentTo),
  }),
  openCopies: endpoint('POST /privacy/copies', 'account', {
    summary: 'Open a copy of everything that names the student, as JSON and to read, for ten minutes',
    body: z.strictObject({ otp: code }),
    response: reply(DataCopies),
  }),
  sendDeletionCode: endpoint('POST /privacy/deletion/code', 'student', {
    summary: 'Send the code that deletes the account, by e-mail and WhatsApp',
    response: reply(SentTo),
  }),
  askDeletion: endpoint('POST /privacy/deletion', 'student', {
    summary: 'Close the account at once and erase it after 30 days; every session ends',
    body: z.strictObject({ otp: code }),
    response: reply(Deletion),
  }),
  undoDeletion: endpoint('DELETE /privacy/deletion', 'account', {
    summary: 'Open a closed account again; harmless when it is open',
    response: done,
  }),
};
