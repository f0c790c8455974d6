import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { code, email, phone, says } from './fields.ts';

/** A change on its way: first the old contact confirms, then the new one. */
export const ContactChange = z.object({
  kind: z.enum(['email', 'phone']),
  /** As the student typed it: a phone in ten digits. */
  newContact: z.string(),
  step: z.enum(['old', 'new']),
  /** Where the code of this step was sent, masked. */
  sentTo: z.string(),
});
export type ContactChange = z.infer<typeof ContactChange>;

/** Null when no change is on its way, also after the last step. */
const standing = reply(z.nullable(ContactChange));

export const contactChange = {
  read: endpoint('GET /contact-change', 'student', {
    summary: 'The change of e-mail address or phone that is on its way',
    response: standing,
  }),
  start: endpoint('POST /contact-change', 'student', {
    summary: 'Begin to change the e-mail address or the phone: a code goes to the old one',
    body: z.strictObject({
      contact: z.union([email, phone], says('accounts.contactNeeded')),
    }),
    response: standing,
  }),
  confirm: endpoint('POST /contact-change/confirm', 'student', {
    summary: 'Confirm with the code of this step; after the second one the contact is changed and other sessions end',
    body: z.strictObject({ otp: code }),
    response: standing,
  }),
  resend: endpoint('POST /contact-change/resend', 'student', {
    summary: 'Send the code of this step again',
    response: standing,
  }),
  cancel: endpoint('DELETE /contact-change', 'student', {
    summary: 'Give the change up; harmless when there is none',
    response: done,
  }),
};
