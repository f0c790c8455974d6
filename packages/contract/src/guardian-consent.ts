import { isName, tidyName } from '@dakhila/domain/students/name';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { boundedTyping, code, email, phone, says } from './fields.ts';

/** The student's state: age, whether consent is needed, and the consent that is requested or given. */
export const GuardianConsent = z.object({
  /** `2009-03-14`, null while unknown. */
  birthDate: z.nullable(z.string()),
  /** Null while the birth date is unknown. */
  isUnderage: z.nullable(z.boolean()),
  /** Whether what needs a consent may go ahead. */
  isSatisfied: z.boolean(),
  /** What the guardian agrees to, as shown and as stored with the consent. */
  wording: z.object({ version: z.string(), title: z.string(), points: z.array(z.string()) }),
  /** A code is on its way to the guardian and has not been typed. */
  asked: z.nullable(z.object({ guardianName: z.string(), contact: z.string(), askedAt: z.string() })),
  given: z.nullable(
    z.object({ guardianName: z.string(), contact: z.string(), version: z.string(), givenAt: z.string() }),
  ),
});
export type GuardianConsent = z.infer<typeof GuardianConsent>;

/** What a parent or guardian reads who opens the link of a request. */
export const GuardianRequest = z.object({
  /** The student's first name, as the student gave it. */
  student: z.string(),
  wording: z.object({ title: z.string(), points: z.array(z.string()) }),
  /** To be passed on by a guardian who agrees; null once it has expired or was used. */
  code: z.nullable(z.string()),
  givenAt: z.nullable(z.string()),
});
export type GuardianRequest = z.infer<typeof GuardianRequest>;

const status = reply(GuardianConsent);

export const guardianConsent = {
  read: endpoint('GET /guardian-consent', 'student', {
    summary: 'The age of the student and the consent of a parent or guardian',
    hasMessages: true,
    response: status,
  }),
  saveBirthDate: endpoint('PUT /guardian-consent/birth-date', 'student', {
    summary: 'Say when one was born; a minor cannot become an adult by it later',
    body: z.strictObject({
      birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, says('assessment.birthDate'))),
    }),
    hasMessages: true,
    response: status,
  }),
  ask: endpoint('POST /guardian-consent/ask', 'student', {
    summary: 'Send a code to a parent or guardian by e-mail or WhatsApp; asking again sends a new one',
    body: z.strictObject({
      guardianName: z
        .string()
        .check(
          boundedTyping,
          z.overwrite(tidyName),
          z.maxLength(80),
          z.minLength(2, says('input.guardianName')),
          z.refine(isName, says('input.guardianName')),
        ),
      contact: z.union([email, phone], says('accounts.contactNeeded')),
    }),
    hasMessages: true,
    response: status,
  }),
  confirm: endpoint('POST /guardian-consent/confirm', 'student', {
    summary: 'Give the consent with the code that the guardian received',
    body: z.strictObject({ otp: code }),
    hasMessages: true,
    response: status,
  }),
  request: endpoint('GET /guardian-consent/link/:token', 'anyone', {
    summary: 'The whole text of a consent and its code, for the guardian who holds the link',
    params: z.object({ token: z.string().check(z.maxLength(100)) }),
    hasMessages: true,
    response: reply(GuardianRequest),
  }),
  withdraw: endpoint('DELETE /guardian-consent', 'student', {
    summary: 'Withdraw the consent: links to reports end, and nothing new is begun; harmless when there is none',
    response: done,
  }),
};
