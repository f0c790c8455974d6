import { DESK_RECOVERY_HOURS } from '@dakhila/domain/staff/access';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import { and, asc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny } from '../../db/rows.ts';
import {
  counsellors,
  cutoffLists,
  refundRequests,
  staffLinks,
  staffMembers,
  staffPasskeys,
  staffRecoveries,
  staffSessions,
  tickets,
} from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { hashOfToken } from '../../http/link-token.ts';

export type Member = typeof staffMembers.$inferSelect;
export type Passkey = typeof staffPasskeys.$inferSelect;

const isActive = isNull(staffMembers.endedAt);
const isRecoveryOpen = sql`${staffRecoveries.askedAt} > app_now() - make_interval(hours => ${DESK_RECOVERY_HOURS})`;

/** Changes of access run one after the other: of two last administrators, neither can end the other at the same moment. */
export const lockAccess = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('staff access'))`);

/** A member, unless their access has ended. */
export const findMember = (db: Db, id: string): Promise<Member | undefined> =>
  first(
    db
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), isActive)),
  );

/** Locks a member until the transaction ends: changes of access happen one after the other. */
export const lockMember = (db: Db, id: string): Promise<Member | undefined> =>
  first(
    db
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), isActive))
      .for('update'),
  );

/** The member of an e-mail, locked, unless their access has ended. */
export const lockMemberByEmail = (db: Db, email: string): Promise<Member | undefined> =>
  first(
    db
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.email, email), isActive))
      .for('update'),
  );

export const insertMember = (db: Db, member: typeof staffMembers.$inferInsert) =>
  db.insert(staffMembers).values(member);

export const updateMember = (db: Db, id: string, changes: { name?: string; roles?: StaffRole[] }) =>
  db.update(staffMembers).set(changes).where(eq(staffMembers.id, id));

/**
 * Ends the access of a member: no passkey, link or session is left, nothing that they asked for waits any more, and their
 * tickets are everybody's again.
 */
export async function endMember(db: Db, id: string) {
  await db.update(staffMembers).set({ endedAt: sql`app_now()` }).where(eq(staffMembers.id, id));
  await deletePasskeys(db, id);
  await deleteLink(db, id);
  await db.delete(staffRecoveries).where(or(eq(staffRecoveries.staffId, id), eq(staffRecoveries.askedBy, id)));
  await db.delete(refundRequests).where(eq(refundRequests.askedBy, id));
  await db.update(counsellors).set({ staffId: null }).where(eq(counsellors.staffId, id));
  await db.update(tickets).set({ assignedTo: null }).where(eq(tickets.assignedTo, id));
  await db
    .update(cutoffLists)
    .set({ state: 'refused', content: null })
    .where(and(eq(cutoffLists.uploadedBy, id), inArray(cutoffLists.state, ['checked', 'faulty'])));
}

type Page = { after?: string | undefined; most: number };

/** The members behind one of them in the list by name. */
const isBehind = (id: string) =>
  sql`(${staffMembers.name}, ${staffMembers.id}) > (select last.name, last.id from staff_members last where last.id = ${id}::uuid)`;

/** Everyone who has or had access, by name, with what the list of members shows; or a page of them. */
export function listMembers(db: Db, page?: Page) {
  const members = db
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      roles: staffMembers.roles,
      endedAt: staffMembers.endedAt,
      passkeys: sql<number>`(select count(*)::int from staff_passkeys p where p.staff_id = staff_members.id)`,
      lastSeenAt:
        sql<Date | null>`(select max(p.last_used_at) from staff_passkeys p where p.staff_id = staff_members.id)`.mapWith(
          staffMembers.createdAt,
        ),
      recoveryAskedBy: staffRecoveries.askedBy,
      recoveryReason: staffRecoveries.reason,
    })
    .from(staffMembers)
    .leftJoin(staffRecoveries, and(eq(staffRecoveries.staffId, staffMembers.id), isRecoveryOpen))
    .where(page?.after && isUuid(page.after) ? isBehind(page.after) : undefined)
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return page ? members.limit(page.most) : members;
}

/** Administrators with access. */
export const listAdministrators = (db: Db): Promise<Member[]> =>
  db
    .select()
    .from(staffMembers)
    .where(and(isActive, sql`'administrator' = any (${staffMembers.roles})`))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));

/** Active members with one of the roles, by name. */
export const listColleagues = (db: Db, roles: readonly StaffRole[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(
      and(
        isActive,
        sql`${staffMembers.roles} && array[${sql.join(
          roles.map((role) => sql`${role}`),
          sql`, `,
        )}]::text[]`,
      ),
    )
    .orderBy(asc(staffMembers.name));

/** The names of those whom the log calls `staff:<id>`; an operator of the command line is named as the log does. */
export async function nameActors(db: Db, actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = [...new Set(actors)].flatMap((actor) => {
    const id = actor.startsWith('staff:') ? actor.slice('staff:'.length) : '';
    return isUuid(id) ? [id] : [];
  });
  const rows = ids.length === 0 ? [] : await db.select().from(staffMembers).where(inArray(staffMembers.id, ids));
  const names = new Map(rows.map(({ id, name }) => [`staff:${id}`, name]));
  return (actor) => names.get(actor) ?? actor;
}

/** How many other members could recover somebody's access: administrators with a passkey. */
export async function countOtherAdministrators(db: Db, id: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from staff_members m
    where m.id <> ${id} and m.ended_at is null and 'administrator' = any (m.roles)
      and exists (select from staff_passkeys p where p.staff_id = m.id)`);
  return rows[0]?.count ?? 0;
}

/** The passkeys of a member, the oldest first. */
export const listPasskeys = (db: Db, staffId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

export const insertPasskey = (db: Db, passkey: typeof staffPasskeys.$inferInsert) =>
  db.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning({ id: staffPasskeys.id });

/** The passkey of an id, with its member, unless their access has ended. */
export async function findPasskey(db: Db, id: string): Promise<{ passkey: Passkey; member: Member } | undefined> {
  const rows = await db
    .select({ passkey: staffPasskeys, member: staffMembers })
    .from(staffPasskeys)
    .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, id), isActive));
  return rows[0];
}

export const notePasskeyUse = (db: Db, id: string, counter: number) =>
  db.update(staffPasskeys).set({ counter, lastUsedAt: sql`app_now()` }).where(eq(staffPasskeys.id, id));

/** Removes every passkey of a member and signs them out everywhere. */
export async function deletePasskeys(db: Db, staffId: string) {
  await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Removes one passkey and signs the member out everywhere but here: the device may be in other hands. */
export async function deletePasskey(db: Db, { id, staffId }: Passkey, exceptSession: string) {
  await db.delete(staffPasskeys).where(eq(staffPasskeys.id, id));
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.publicId, exceptSession)));
}

/** A member has one link at a time: a newer one replaces it. */
export async function replaceLink(db: Db, link: typeof staffLinks.$inferInsert) {
  await deleteLink(db, link.staffId);
  await db.insert(staffLinks).values(link);
}

/** Makes the link of a member worthless; whether there was one. */
export const deleteLink = (db: Db, staffId: string): Promise<boolean> =>
  isAny(db.delete(staffLinks).where(eq(staffLinks.staffId, staffId)).returning({ staffId: staffLinks.staffId }));

/** The link of a token that has not expired, with its member. */
export async function findLink(db: Db, token: string) {
  const rows = await db
    .select({ link: staffLinks, member: staffMembers })
    .from(staffLinks)
    .innerJoin(staffMembers, eq(staffMembers.id, staffLinks.staffId))
    .where(and(eq(staffLinks.tokenHash, hashOfToken(token)), sql`${staffLinks.expiresAt} > app_now()`, isActive));
  return rows[0];
}

/** Uses a link up; false when somebody else did so first. */
export async function consumeLink(db: Db, token: string): Promise<boolean> {
  const used = await db
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, hashOfToken(token)), sql`${staffLinks.expiresAt} > app_now()`))
    .returning({ staffId: staffLinks.staffId });
  return used.length > 0;
}

/** Asks for a recovery, unless one waits already; one that is too old is replaced. */
export async function insertRecovery(db: Db, recovery: typeof staffRecoveries.$inferInsert) {
  await db.delete(staffRecoveries).where(and(eq(staffRecoveries.staffId, recovery.staffId), not(isRecoveryOpen)));
  return db
    .insert(staffRecoveries)
    .values(recovery)
    .onConflictDoNothing()
    .returning({ staffId: staffRecoveries.staffId });
}

export const findRecovery = (db: Db, staffId: string) =>
  first(
    db
      .select()
      .from(staffRecoveries)
      .where(and(eq(staffRecoveries.staffId, staffId), isRecoveryOpen)),
  );

export const deleteRecovery = (db: Db, staffId: string) =>
  db.delete(staffRecoveries).where(eq(staffRecoveries.staffId, staffId));
