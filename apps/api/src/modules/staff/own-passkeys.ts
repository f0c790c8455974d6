import type { DeskPasskey } from '@dakhila/contract/desk/passkeys';
import { DomainError } from '@dakhila/domain/errors';
import { mayRemovePasskey } from '@dakhila/domain/staff/access';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from './actor.ts';
import { type MailNeeds, notifyPasskeyAdded, notifyPasskeyRemoved } from './mails.ts';
import { type Answered, beginRegistration, finishRegistration, type Place } from './passkeys.ts';
import { deletePasskey, listPasskeys, lockMember, type Member } from './store.ts';

type Needs = Pick<Deps, 'db'> & MailNeeds;

/** The devices of a member, without anything that identifies a key. */
export const describePasskeys = async (db: Db, staffId: string): Promise<DeskPasskey[]> =>
  (await listPasskeys(db, staffId)).map(({ publicId, name, createdAt, lastUsedAt }) => ({
    ...{ id: publicId, name },
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));

/** Locks the member, so that devices are added and removed one after the other: of two, the last one stays. */
async function lockSelf(tx: Db, { staffId }: StaffSession): Promise<Member> {
  const member = await lockMember(tx, staffId);
  if (!member) throw new DomainError('not-signed-in');
  return member;
}

/** Begins to register a passkey on a further device. */
export const beginAddingPasskey = async (deps: Needs, staff: StaffSession, place: Place) =>
  beginRegistration(deps, await deps.db.transaction((tx) => lockSelf(tx, staff)), place);

/** Adds a passkey with a name for the member who asks. The member gets a mail. */
export const addPasskey = (
  deps: Needs,
  staff: StaffSession,
  { name, ...answered }: Answered & { name: string },
  place: Place,
): Promise<DeskPasskey[]> =>
  deps.db.transaction(async (tx) => {
    const member = await lockSelf(tx, staff);
    await finishRegistration(tx, member, answered, place, name);
    await notifyPasskeyAdded(deps, tx, member, name);
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk passkey add', subject: staff.staffId });
    return describePasskeys(tx, staff.staffId);
  });

/** Removes a passkey of the member who asks, but never the last one. The member gets a mail. */
export const removePasskey = (deps: Needs, staff: StaffSession, id: string): Promise<DeskPasskey[]> =>
  deps.db.transaction(async (tx) => {
    const member = await lockSelf(tx, staff);
    const passkeys = await listPasskeys(tx, staff.staffId);
    const passkey = passkeys.find(({ publicId }) => publicId === id);
    if (!passkey) throw new DomainError('not-found');
    if (!mayRemovePasskey(passkeys.length))
      throw new DomainError('conflict', { detail: 'This is your last device. Please add another one first.' });
    await deletePasskey(tx, passkey, staff.publicId);
    await notifyPasskeyRemoved(deps, tx, member, passkey.name);
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk passkey remove', subject: staff.staffId });
    return describePasskeys(tx, staff.staffId);
  });
