import type { OneTimeLink, StaffMember } from '@dakhila/contract/desk/members';
import { DomainError } from '@dakhila/domain/errors';
import { canDeskRecover, DESK_LINK_MS, mayConfirmRecovery, mayRecover } from '@dakhila/domain/staff/access';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { isUuid } from '../../db/uuid.ts';
import type { StaffSession } from '../../http/caller.ts';
import { newLinkToken } from '../../http/link-token.ts';
import type { Deps } from '../../ports.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from './actor.ts';
import {
  countOtherAdministrators,
  deleteRecovery,
  endMember,
  findMemberByEmail,
  findRecovery,
  insertMember,
  insertRecovery,
  listMembers,
  listPasskeys,
  lockAccess,
  lockMember,
  type Member,
  replaceLink,
  updateMember,
} from './store.ts';

type Needs = Pick<Deps, 'newId' | 'config'>;
const conflict = (detail: string) => new DomainError('conflict', { detail });

/** Makes the link that registers a passkey once. Its secret is in the fragment, which no server or log sees. */
async function makeLink({ config }: Pick<Deps, 'config'>, tx: Db, staffId: string, kind: 'invitation' | 'recovery') {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date((await databaseNow(tx)).getTime() + DESK_LINK_MS);
  await replaceLink(tx, { tokenHash, staffId, kind, expiresAt });
  return { url: `${config.PUBLIC_URL}/desk/join#${token}`, expiresAt: expiresAt.toISOString() };
}

type Invited = { email: string; name: string; roles: StaffRole[] };

/** Invites somebody, in the caller's transaction. Somebody who has no passkey yet gets a new link instead of the old one. */
export async function inviteMember(
  deps: Needs,
  tx: Db,
  { email, name, roles }: Invited,
): Promise<OneTimeLink & { id: string }> {
  const unique = [...new Set(roles)];
  const existing = await findMemberByEmail(tx, email);
  if (existing && !existing.endedAt && (await listPasskeys(tx, existing.id)).length > 0)
    throw conflict('This person has access already. If the passkey is lost, use recovery.');
  const id = existing?.id ?? deps.newId();
  if (existing) await updateMember(tx, id, { name, roles: unique, endedAt: null });
  else await insertMember(tx, { id, email, name, roles: unique });
  return { id, ...(await makeLink(deps, tx, id, 'invitation')) };
}

/** A new link for a lost passkey from the command line, while the desk itself cannot do it. */
export async function recoverFromShell(deps: Needs, tx: Db, email: string): Promise<OneTimeLink & { id: string }> {
  const member = await findMemberByEmail(tx, email);
  if (!member || member.endedAt) throw new DomainError('not-found');
  if (canDeskRecover(await countOtherAdministrators(tx, member.id)))
    throw conflict('Two administrators can recover this access at the desk.');
  return { id: member.id, ...(await makeLink(deps, tx, member.id, 'recovery')) };
}

async function requireMember(tx: Db, id: string): Promise<Member> {
  await lockAccess(tx);
  const member = isUuid(id) ? await lockMember(tx, id) : undefined;
  if (!member) throw new DomainError('not-found');
  return member;
}

/** Somebody must be left who can invite others. */
async function requireAnotherAdministrator(tx: Db, { id, roles }: Member) {
  if (roles.includes('administrator') && (await countOtherAdministrators(tx, id)) === 0)
    throw conflict('This is the last administrator with a passkey.');
}

type Act = { staff: StaffSession; id: string };

export async function changeRoles(tx: Db, { staff, id }: Act, roles: StaffRole[]) {
  const member = await requireMember(tx, id);
  if (!roles.includes('administrator')) await requireAnotherAdministrator(tx, member);
  const unique = [...new Set(roles)];
  await updateMember(tx, id, { roles: unique });
  await insertAuditLine(tx, {
    actor: actorOf(staff),
    action: 'desk roles',
    subject: id,
    details: { roles: unique.join(' ') },
  });
}

export async function endAccess(tx: Db, { staff, id }: Act, reason: string) {
  const member = await requireMember(tx, id);
  await requireAnotherAdministrator(tx, member);
  await endMember(tx, id);
  const details = { reason: requireReason(reason) };
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk end access', subject: id, details });
}

const asMember = ({ staffId, roles }: StaffSession) => ({ id: staffId, roles });

/** The first of two administrators asks for a new passkey for somebody. */
export async function askRecovery(tx: Db, { staff, id }: Act, reason: string) {
  await requireMember(tx, id);
  if (!mayRecover(asMember(staff), id)) throw new DomainError('not-allowed');
  const inserted = await insertRecovery(tx, { staffId: id, askedBy: staff.staffId, reason: requireReason(reason) });
  if (inserted.length === 0) throw conflict('Somebody has asked for this already.');
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

/** The list of members as an administrator sees it. */
export async function describeMembers(db: Db, staff: StaffSession): Promise<StaffMember[]> {
  const members = await listMembers(db);
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  return members.map(({ id, name, email, roles, endedAt, passkeys, lastSeenAt, recoveryAskedBy, recoveryReason }) => ({
    ...{ id, name, email, roles },
    state: endedAt ? 'ended' : passkeys > 0 ? 'active' : 'invited',
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    recovery:
      recoveryAskedBy && recoveryReason
        ? {
            askedBy: nameOf.get(recoveryAskedBy) ?? '',
            reason: recoveryReason,
            mayConfirm: mayConfirmRecovery(asMember(staff), { memberId: id, askedBy: recoveryAskedBy }),
          }
        : null,
  }));
}
