import type { OneTimeLink } from '@dakhila/contract/desk/members';
import { DomainError } from '@dakhila/domain/errors';
import { canDeskRecover } from '@dakhila/domain/staff/access';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { conflict, makeLink } from './members.ts';
import {
  countOtherAdministrators,
  deleteLink,
  endMember,
  listPasskeys,
  lockAccess,
  lockMemberByEmail,
  type Member,
  updateMember,
} from './store.ts';

/** The member of an e-mail, locked until the transaction ends; throws when there is none. */
export async function requireMemberByEmail(tx: Db, email: string): Promise<Member> {
  await lockAccess(tx);
  const member = await lockMemberByEmail(tx, email);
  if (!member) throw new DomainError('not-found');
  return member;
}

/** Somebody must be left who can invite others. An invitation that nobody used yet can always be ended. */
async function requireAnotherAdministrator(tx: Db, { id, roles }: Member) {
  if (!roles.includes('administrator') || (await listPasskeys(tx, id)).length === 0) return;
  if ((await countOtherAdministrators(tx, id)) === 0) throw conflict('This is the last administrator with a passkey.');
}

/** A new link for a lost passkey from the command line, while the desk itself cannot do it. */
export async function recoverFromShell(
  deps: Pick<Deps, 'config'>,
  tx: Db,
  email: string,
): Promise<OneTimeLink & { id: string }> {
  const { id } = await requireMemberByEmail(tx, email);
  if (canDeskRecover(await countOtherAdministrators(tx, id)))
    throw conflict('Two administrators can recover this access at the desk.');
  return { id, ...(await makeLink(deps, tx, id, 'recovery')) };
}

/**
 * Gives somebody exactly these roles, also those that the desk does not give. A link that was not used yet ends: the
 * administrator who made it could use it for the new roles.
 */
export async function changeRolesFromShell(
  tx: Db,
  email: string,
  roles: StaffRole[],
): Promise<Member & { hadLink: boolean; isInvited: boolean }> {
  const member = await requireMemberByEmail(tx, email);
  if (!roles.includes('administrator')) await requireAnotherAdministrator(tx, member);
  await updateMember(tx, member.id, { roles: [...new Set(roles)] });
  const isInvited = (await listPasskeys(tx, member.id)).length === 0;
  return { ...member, hadLink: await deleteLink(tx, member.id), isInvited };
}

/** Ends somebody's access, also that of an administrator, unless it is the last one. */
export async function endAccessFromShell(tx: Db, email: string): Promise<Member> {
  const member = await requireMemberByEmail(tx, email);
  await requireAnotherAdministrator(tx, member);
  await endMember(tx, member.id);
  return member;
}
