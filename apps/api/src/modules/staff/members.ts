import type { OneTimeLink, StaffMember } from '@dakhila/contract/desk/members';
import { DomainError } from '@dakhila/domain/errors';
import {
  DESK_LINK_MS,
  mayChangeRolesAtDesk,
  mayConfirmRecovery,
  mayEndAtDesk,
  mayRecover,
} from '@dakhila/domain/staff/access';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { isUuid } from '../../db/uuid.ts';
import type { StaffSession } from '../../http/caller.ts';
import { newLinkToken } from '../../http/link-token.ts';
import type { Deps } from '../../ports.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from './actor.ts';
import { type MailNeeds, notifyAccessChanged } from './mails.ts';
import {
  deleteRecovery,
  endMember,
  findRecovery,
  insertMember,
  insertRecovery,
  listMembers,
  listPasskeys,
  lockAccess,
  lockMember,
  lockMemberByEmail,
  type Member,
  nameActors,
  replaceLink,
  updateMember,
} from './store.ts';

type Needs = Pick<Deps, 'newId' | 'config'>;
export const conflict = (detail: string) => new DomainError('conflict', { detail });

/** Makes the link that registers a passkey once. Its secret is in the fragment, which no server or log sees. */
export async function makeLink(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  staffId: string,
  kind: 'invitation' | 'recovery',
) {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date((await databaseNow(tx)).getTime() + DESK_LINK_MS);
  await replaceLink(tx, { tokenHash, staffId, kind, expiresAt });
  return { url: `${config.DESK_URL}/desk/join#${token}`, expiresAt: expiresAt.toISOString() };
}

type Invited = { email: string; name: string; roles: StaffRole[] };

/**
 * Invites somebody, in the caller's transaction. A person without a passkey yet gets a new link instead of the old one. A
 * person whose access ended becomes a new member: nobody acts under the id of somebody who has left.
 */
export async function inviteMember(
  deps: Needs,
  tx: Db,
  { email, name, roles }: Invited,
): Promise<OneTimeLink & { id: string }> {
  await lockAccess(tx);
  const unique = [...new Set(roles)];
  const existing = await lockMemberByEmail(tx, email);
  if (existing && (await listPasskeys(tx, existing.id)).length > 0)
    throw conflict('This person already has access. If the passkey is lost, use recovery.');
  const id = existing?.id ?? deps.newId();
  if (existing) await updateMember(tx, id, { name, roles: unique });
  else await insertMember(tx, { id, email, name, roles: unique });
  return { id, ...(await makeLink(deps, tx, id, 'invitation')) };
}

const onServer = (detail: string) => new DomainError('not-allowed', { detail });

/** Invites somebody to roles that one administrator may give. */
export async function inviteAtDesk(
  deps: MailNeeds,
  tx: Db,
  staff: StaffSession,
  invited: Invited,
): Promise<OneTimeLink> {
  await lockAccess(tx);
  const waiting = await lockMemberByEmail(tx, invited.email);
  // Also an invitation that the server made to such a role stays with the server: its link would come to the caller.
  if (!mayChangeRolesAtDesk([], [...invited.roles, ...(waiting?.roles ?? [])]))
    throw onServer('No one at the desk can invite an administrator or finance. Ask whoever runs the server.');
  const { id, ...link } = await inviteMember(deps, tx, invited);
  const details = { roles: invited.roles.join(' ') };
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk invite', subject: id, details });
  const { name, email, roles } = invited;
  await notifyAccessChanged(deps, tx, staff, {
    subject: 'Someone was invited',
    what: `invited ${name} (${email}) as ${roles.join(', ')}`,
  });
  return link;
}

/** A member with access, locked until the transaction ends; throws when there is none. */
export async function requireMember(tx: Db, id: string): Promise<Member> {
  await lockAccess(tx);
  const member = isUuid(id) ? await lockMember(tx, id) : undefined;
  if (!member) throw new DomainError('not-found');
  return member;
}

type Act = { staff: StaffSession; id: string };

export async function changeRoles(deps: MailNeeds, tx: Db, { staff, id }: Act, roles: StaffRole[]) {
  const member = await requireMember(tx, id);
  if (id === staff.staffId) throw onServer('Nobody changes their own roles.');
  if (!mayChangeRolesAtDesk(member.roles, roles))
    throw onServer('No one at the desk can give or take administrator, or give finance. Ask whoever runs the server.');
  const unique = [...new Set(roles)];
  await updateMember(tx, id, { roles: unique });
  await insertAuditLine(tx, {
    actor: actorOf(staff),
    action: 'desk roles',
    subject: id,
    details: { roles: unique.join(' ') },
  });
  await notifyAccessChanged(deps, tx, staff, {
    subject: 'Roles were changed',
    what: `changed the roles of ${member.name} (${member.email}) from ${member.roles.join(', ')} to ${unique.join(', ')}`,
  });
}

export async function endAccess(deps: MailNeeds, tx: Db, { staff, id }: Act, reason: string) {
  const member = await requireMember(tx, id);
  if (!mayEndAtDesk(member.roles))
    throw onServer('No one at the desk can end the access of an administrator. Ask whoever runs the server.');
  await endMember(tx, id);
  const details = { reason: requireReason(reason) };
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk end access', subject: id, details });
  await notifyAccessChanged(deps, tx, staff, {
    subject: 'Access was ended',
    what: `ended the access of ${member.name} (${member.email})`,
  });
}

const asMember = ({ staffId, roles }: StaffSession) => ({ id: staffId, roles });

/** The first of two administrators asks for a new passkey for somebody. */
export async function askRecovery(tx: Db, { staff, id }: Act, reason: string) {
  await requireMember(tx, id);
  if (!mayRecover(asMember(staff), id)) throw new DomainError('not-allowed');
  const inserted = await insertRecovery(tx, { staffId: id, askedBy: staff.staffId, reason: requireReason(reason) });
  if (inserted.length === 0) throw conflict('Someone has already asked for this.');
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk recovery asked', subject: id, details: { reason } });
}

/** The second administrator confirms, and hands the link over. */
export async function confirmRecovery(deps: Needs, tx: Db, { staff, id }: Act): Promise<OneTimeLink> {
  await requireMember(tx, id);
  const recovery = await findRecovery(tx, id);
  if (!recovery) throw new DomainError('not-found');
  if (!mayConfirmRecovery(asMember(staff), { memberId: id, askedBy: recovery.askedBy }))
    throw new DomainError('not-allowed', { detail: 'Another administrator must confirm this.' });
  await deleteRecovery(tx, id);
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk recovery confirmed', subject: id });
  return makeLink(deps, tx, id, 'recovery');
}

/** Members that the desk shows at once. */
const MEMBERS_A_PAGE = 50;

/** A page of the list of members as an administrator sees it, and where the next one begins. */
export async function describeMembers(
  db: Db,
  staff: StaffSession,
  after: string | undefined,
): Promise<{ data: StaffMember[]; next: string | null }> {
  const rows = await listMembers(db, { after, most: MEMBERS_A_PAGE + 1 });
  const members = rows.slice(0, MEMBERS_A_PAGE);
  const actor = (staffId: string) => actorOf({ staffId });
  const nameOf = await nameActors(
    db,
    members.flatMap(({ recoveryAskedBy }) => (recoveryAskedBy ? actor(recoveryAskedBy) : [])),
  );
  const data = members.map((member): StaffMember => {
    const { id, name, email, roles, endedAt, passkeys, lastSeenAt, recoveryAskedBy, recoveryReason } = member;
    return {
      ...{ id, name, email, roles },
      state: endedAt ? 'ended' : passkeys > 0 ? 'active' : 'invited',
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      recovery:
        recoveryAskedBy && recoveryReason
          ? {
              askedBy: nameOf(actor(recoveryAskedBy)),
              reason: recoveryReason,
              mayConfirm: mayConfirmRecovery(asMember(staff), { memberId: id, askedBy: recoveryAskedBy }),
            }
          : null,
    };
  });
  return { data, next: rows.length > MEMBERS_A_PAGE ? (members.at(-1)?.id ?? null) : null };
}
