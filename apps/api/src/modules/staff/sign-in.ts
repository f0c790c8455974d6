import type { DeskMember } from '@dakhila/contract/desk/session';
import { DomainError } from '@dakhila/domain/errors';
import { DESK_CHALLENGE_MS } from '@dakhila/domain/staff/access';
import { actsOf } from '@dakhila/domain/staff/roles';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Caller, StaffCaller, StaffSession } from '../../http/caller.ts';
import { makeXsrfToken } from '../../http/csrf.ts';
import type { Deps } from '../../ports.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from './actor.ts';
import { type MailNeeds, notifyPasskeyAdded, notifyRecovered } from './mails.ts';
import { type Answered, beginRegistration, finishRegistration, finishUse, type Place } from './passkeys.ts';
import { insertStaffSession, refreshStaffSession } from './session-store.ts';
import { consumeLink, deletePasskeys, deleteRecovery, findLink, lockMember, type Member } from './store.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config'>;
export type Begun = { session: StaffSession; secret: string };

/** The passkey of a link has no name from its owner. */
const FIRST_DEVICE = 'First device';

/** Failed sign-ins of one network, which an office shares with its guests. */
const FAILED_SIGN_INS = { limit: 120, windowSeconds: 3600 };
/** Challenges of one network, each of which is a row until it expires. The window is as short, so that nobody is locked out for long. */
const BEGUN_SIGN_INS = { limit: 1200, windowSeconds: DESK_CHALLENGE_MS / 1000 };

/** Counts a challenge for somebody who is not signed in yet. */
export async function boundBegunSignIns(db: Db, { budgetedNetwork }: Caller) {
  if (budgetedNetwork !== null) await requireBudget(db, `desk:begun:network:${budgetedNetwork}`, BEGUN_SIGN_INS);
}

const isRefused = (error: unknown) =>
  error instanceof DomainError && (error.code === 'not-signed-in' || error.code === 'not-found');

/**
 * Counts a sign-in when it fails. A passkey or link that is right is always accepted: a stranger on the same network
 * must not be able to lock staff out.
 */
export async function boundFailures<Result>(
  db: Db,
  { budgetedNetwork }: Caller,
  signingIn: Promise<Result>,
): Promise<Result> {
  try {
    return await signingIn;
  } catch (error) {
    if (budgetedNetwork !== null && isRefused(error))
      await requireBudget(db, `desk:failed:network:${budgetedNetwork}`, FAILED_SIGN_INS);
    throw error;
  }
}

/** Signs in with a passkey. */
export async function signIn({ db, newId }: Needs, answered: Answered, place: Place): Promise<Begun> {
  return db.transaction(async (tx) => begin(tx, newId, await finishUse(tx, 'sign-in', answered, place), 'sign-in'));
}

/** Confirms with the passkey of the person who is signed in. */
export async function confirmPresence({ db }: Needs, { staff }: StaffCaller, answered: Answered, place: Place) {
  await db.transaction(async (tx) => {
    const { id } = await finishUse(tx, 'verify', answered, place);
    if (id !== staff.staffId) throw new DomainError('not-signed-in');
    await refreshStaffSession(tx, staff.publicId);
  });
}

const gone = () =>
  new DomainError('not-found', { detail: 'This link was used or has expired. Please ask for a new one.' });

/** Opens an invitation or recovery link. */
export async function openLink(deps: Needs, token: string, place: Place) {
  const found = await findLink(deps.db, token);
  if (!found) throw gone();
  const { name, email } = found.member;
  return { name, email, ...(await beginRegistration(deps, found.member, place)) };
}

/** Registers the passkey of a link and signs in. A recovery removes what the person had before, and administrators are notified. */
export async function registerByLink(
  deps: Pick<Deps, 'db'> & MailNeeds,
  token: string,
  answered: Answered,
  place: Place,
): Promise<Begun> {
  return deps.db.transaction(async (tx) => {
    const found = await findLink(tx, token);
    const member = found && (await lockMember(tx, found.member.id));
    if (!found || !member || !(await consumeLink(tx, token))) throw gone();
    if (found.link.kind === 'recovery') {
      await deletePasskeys(tx, member.id);
      await deleteRecovery(tx, member.id);
    }
    await finishRegistration(tx, member, answered, place, FIRST_DEVICE);
    if (found.link.kind === 'recovery') await notifyRecovered(deps, tx, member);
    else await notifyPasskeyAdded(deps, tx, member, FIRST_DEVICE);
    return begin(tx, deps.newId, member, found.link.kind);
  });
}

async function begin(tx: Db, newId: Deps['newId'], member: Member, how: string): Promise<Begun> {
  const session = { publicId: newId(), staffId: member.id, name: member.name, roles: member.roles, isFresh: true };
  const secret = await insertStaffSession(tx, { publicId: session.publicId, staffId: member.id });
  await insertAuditLine(tx, { actor: actorOf(session), action: 'desk sign-in', subject: member.id, details: { how } });
  return { session, secret };
}

/** The person who is signed in, as the desk shows them. */
export const describeMember = ({ secrets }: Pick<Deps, 'secrets'>, caller: StaffCaller): DeskMember => ({
  id: caller.staff.staffId,
  name: caller.staff.name,
  roles: [...caller.staff.roles],
  acts: actsOf(caller.staff.roles),
  token: makeXsrfToken(secrets, caller),
});
