import type { SignupStep } from '@dakhila/contract/signup';
import type { Contact } from '@dakhila/domain/contact';
import { CONTACT_CHANGE_SECONDS } from '@dakhila/domain/privacy/policy';
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny, matches, requireFirst } from '../../db/rows.ts';
import { affiliationCodes, contactChanges, knownBrowsers, orders, signups, students } from '../../db/schema/index.ts';
import { isRegistered, type Student } from './store.ts';

export type Signup = typeof signups.$inferSelect;
export type SignupForm = Pick<Signup, 'firstName' | 'lastName' | 'email' | 'phone' | 'affiliationCode' | 'language'>;

/** How long an unfinished sign-up stays valid. */
const LIFE_SECONDS = 24 * 3600;
const lifeFromNow = sql`app_now() + make_interval(secs => ${LIFE_SECONDS})`;

/** The pending sign-up, unless it has expired or become an account. */
export async function findPendingSignup(db: Db, id: string): Promise<Signup | undefined> {
  const isPending = and(eq(signups.id, id), gt(signups.expiresAt, sql`app_now()`), isNull(signups.studentId));
  return first(db.select().from(signups).where(isPending));
}

/** The sign-up, locked until the transaction ends. */
export const lockSignup = (db: Db, id: string): Promise<Signup | undefined> =>
  first(db.select().from(signups).where(eq(signups.id, id)).for('update'));

export const insertSignup = (db: Db, id: string, form: SignupForm) =>
  db.insert(signups).values({ id, ...form, expiresAt: lifeFromNow });

/** Replaces the form; a changed address or number has to be verified again. */
export const updateSignup = (db: Db, id: string, form: SignupForm) =>
  db
    .update(signups)
    .set({
      ...form,
      emailVerifiedAt: sql`case when ${signups.email} = ${form.email} then ${signups.emailVerifiedAt} end`,
      phoneVerifiedAt: sql`case when ${signups.email} = ${form.email} and ${signups.phone} = ${form.phone} then ${signups.phoneVerifiedAt} end`,
      // A sign-up with an order stays valid for longer.
      expiresAt: sql`greatest(${signups.expiresAt}, ${lifeFromNow})`,
    })
    .where(eq(signups.id, id));

export const hasOrder = (db: Db, id: string): Promise<boolean> =>
  isAny(db.select({ id: orders.id }).from(orders).where(eq(orders.signupId, id)).limit(1));

export const markVerified = (db: Db, id: string, step: 'email' | 'whatsapp') =>
  db
    .update(signups)
    .set(step === 'email' ? { emailVerifiedAt: sql`app_now()` } : { phoneVerifiedAt: sql`app_now()` })
    .where(eq(signups.id, id));

export const linkStudent = (db: Db, id: string, studentId: string) =>
  db.update(signups).set({ studentId }).where(eq(signups.id, id));

export async function isAffiliationCode(db: Db, code: string): Promise<boolean> {
  const found = await db
    .select({ code: affiliationCodes.code })
    .from(affiliationCodes)
    .where(matches(affiliationCodes, { code, isActive: true }));
  return found.length > 0;
}

export function stepOf(signup: Signup): SignupStep {
  if (!signup.emailVerifiedAt) return 'email';
  return signup.phoneVerifiedAt ? 'completed' : 'whatsapp';
}

/** How a sign-up with this contact waits for its payment: for the gateway, or under review. Null when none waits. A student who logs in now should know. */
export async function findWaitingSignupOrder(db: Db, contact: Contact): Promise<'redirected' | 'review' | null> {
  const isTheirs = contact.kind === 'email' ? eq(signups.email, contact.email) : eq(signups.phone, contact.phone);
  const found = await db
    .select({ state: orders.state })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(and(isTheirs, isNull(signups.studentId), inArray(orders.state, ['redirected', 'review'])));
  if (found.some(({ state }) => state === 'review')) return 'review';
  return found.length > 0 ? 'redirected' : null;
}

export type Change = typeof contactChanges.$inferSelect;
type Kind = Change['kind'];

/** The pending change, unless it has expired. */
export async function findChange(db: Db, studentId: string): Promise<Change | undefined> {
  const isYoung = gt(contactChanges.createdAt, sql`app_now() - make_interval(secs => ${CONTACT_CHANGE_SECONDS})`);
  const [change] = await db
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.studentId, studentId), isYoung));
  return change;
}

/** Replaces the pending change. */
export async function replaceChange(
  tx: Db,
  change: Pick<Change, 'id' | 'studentId' | 'kind' | 'oldContact' | 'newContact'>,
): Promise<Change> {
  await deleteChange(tx, change.studentId);
  return requireFirst(tx.insert(contactChanges).values(change).returning(), 'the change was not kept');
}

export const markOldConfirmed = (tx: Db, id: string) =>
  tx.update(contactChanges).set({ oldConfirmedAt: sql`app_now()` }).where(eq(contactChanges.id, id));

export const deleteChange = (tx: Db, studentId: string) =>
  tx.delete(contactChanges).where(eq(contactChanges.studentId, studentId));

/** Ends this change, but not a later one. */
export const endChange = (tx: Db, id: string) => tx.delete(contactChanges).where(eq(contactChanges.id, id));

export const contactOf = ({ email, phone }: Student, kind: Kind) => (kind === 'email' ? email : phone);

/** Whether the new address or number belongs to an account. */
export const isTaken = (db: Db, { kind, newContact }: Pick<Change, 'kind' | 'newContact'>): Promise<boolean> =>
  isRegistered(db, { [kind]: newContact });

export const setContact = (tx: Db, studentId: string, kind: Kind, contact: string) =>
  tx
    .update(students)
    .set(kind === 'email' ? { email: contact } : { phone: contact })
    .where(eq(students.id, studentId));

/** Forgets every other browser. */
export const forgetOtherBrowsers = (tx: Db, studentId: string, browserId: string) =>
  tx.delete(knownBrowsers).where(and(eq(knownBrowsers.studentId, studentId), ne(knownBrowsers.browserId, browserId)));
