import { LONGEST_REASON, SHORTEST_REASON } from '@dakhila/domain/staff/access';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import * as z from 'zod/mini';
import { done, endpoint, freshStaff, reply, replyWith, staff } from '../endpoint.ts';
import { email, text } from '../fields.ts';

/** Why a sensitive act or look is needed: it is written to the audit log. */
export const reason = text(LONGEST_REASON).check(z.minLength(SHORTEST_REASON));
const roles = z.array(z.enum(STAFF_ROLES)).check(z.minLength(1), z.maxLength(STAFF_ROLES.length));
const oneMember = { params: z.object({ id: z.string() }) };

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** `invited`: no passkey yet. `ended`: no access any more. */
  state: z.enum(['invited', 'active', 'ended']),
  lastSeenAt: z.nullable(z.string()),
  /** A recovery that waits for a second administrator. */
  recovery: z.nullable(z.object({ askedBy: z.string(), reason: z.string(), mayConfirm: z.boolean() })),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** A link that is shown once, for the administrator to hand over. */
const OneTimeLink = z.object({ url: z.string(), expiresAt: z.string() });
export type OneTimeLink = z.infer<typeof OneTimeLink>;

export const deskMembers = {
  list: endpoint('GET /desk/members', staff('staff.manage'), {
    summary: 'Everybody who has or had access to the desk, by name, a page at a time',
    /** Where the page before ended. */
    query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(80))) }),
    response: replyWith({ data: z.array(StaffMember), next: z.nullable(z.string()) }),
  }),
  invite: endpoint('POST /desk/members', freshStaff('staff.manage'), {
    summary: 'Invite somebody; the reply has the link, once',
    body: z.strictObject({ email, name: text(80).check(z.minLength(1)), roles }),
    response: reply(OneTimeLink),
  }),
  changeRoles: endpoint('PUT /desk/members/:id/roles', freshStaff('staff.manage'), {
    ...oneMember,
    summary: 'Change what somebody may do; it holds at once',
    body: z.strictObject({ roles }),
    response: done,
  }),
  end: endpoint('POST /desk/members/:id/end', freshStaff('staff.manage'), {
    ...oneMember,
    summary: 'End somebody’s access: signed out everywhere, passkeys removed',
    body: z.strictObject({ reason }),
    response: done,
  }),
  askRecovery: endpoint('POST /desk/members/:id/recovery', freshStaff('staff.manage'), {
    ...oneMember,
    summary: 'Ask for a new passkey for somebody who lost theirs; another administrator confirms',
    body: z.strictObject({ reason }),
    response: done,
  }),
  confirmRecovery: endpoint('POST /desk/members/:id/recovery/confirm', freshStaff('staff.manage'), {
    ...oneMember,
    summary: 'Confirm a recovery that another administrator asked for; the reply has the link, once',
    body: z.strictObject({}),
    response: reply(OneTimeLink),
  }),
};
