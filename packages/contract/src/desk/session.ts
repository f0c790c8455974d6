import { STAFF_ACTS, STAFF_ROLES, type StaffAct } from '@dakhila/domain/staff/roles';
import * as z from 'zod/mini';
import { anyStaff, deskVisitor, done, endpoint, reply } from '../endpoint.ts';

/** Somebody who is signed in to the desk, and what they may do. */
export const DeskMember = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  acts: z.array(z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]])),
  /** Sent back with every call that changes something. */
  token: z.string(),
});
export type DeskMember = z.infer<typeof DeskMember>;

/** What the browser needs to ask for a passkey, as WebAuthn defines it. */
export const Ceremony = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) });

/** A WebAuthn response as the browser made it; the library checks it whole. */
const PasskeyResponse = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
});
export const answered = { challengeId: z.uuid(), response: PasskeyResponse };
/** The secret of an invitation or recovery link. */
const linkToken = z.string().check(z.minLength(20), z.maxLength(64));

export const deskSession = {
  read: endpoint('GET /desk/session', deskVisitor, {
    summary: 'Who is signed in to the desk in this browser, if anybody',
    response: reply(z.nullable(DeskMember)),
  }),
  beginSignIn: endpoint('POST /desk/sign-in/options', deskVisitor, {
    summary: 'Begin to sign in with a passkey',
    body: z.strictObject({}),
    response: reply(Ceremony),
  }),
  signIn: endpoint('POST /desk/sign-in', deskVisitor, {
    summary: 'Sign in with what the passkey signed',
    body: z.strictObject(answered),
    response: reply(DeskMember),
  }),
  openLink: endpoint('POST /desk/link/options', deskVisitor, {
    summary: 'Open an invitation or recovery link and begin to register a passkey',
    body: z.strictObject({ token: linkToken }),
    response: reply(z.extend(Ceremony, { name: z.string(), email: z.string() })),
  }),
  register: endpoint('POST /desk/link', deskVisitor, {
    summary: 'Register the passkey of an invitation or recovery link, and sign in',
    body: z.strictObject({ token: linkToken, ...answered }),
    response: reply(DeskMember),
  }),
  beginVerify: endpoint('POST /desk/verify/options', anyStaff, {
    summary: 'Begin to confirm with the passkey, before money moves or access changes',
    body: z.strictObject({}),
    response: reply(Ceremony),
  }),
  verify: endpoint('POST /desk/verify', anyStaff, {
    summary: 'Confirm with what the passkey signed',
    body: z.strictObject(answered),
    response: done,
  }),
  signOut: endpoint('POST /desk/sign-out', anyStaff, {
    summary: 'Sign this browser out of the desk',
    body: z.strictObject({}),
    response: done,
  }),
};
