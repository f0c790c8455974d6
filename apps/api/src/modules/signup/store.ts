import type { SignupStep } from '@dakhila/contract/signup';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { affiliationCodes, orders, signups } from '../../db/schema/index.ts';

export type Signup = typeof signups.$inferSelect;
export type SignupForm = Pick<Signup, 'firstName' | 'lastName' | 'email' | 'phone' | 'affiliationCode' | 'language'>;

/** How long a sign-up may rest before it has to begin again. */
const LIFE_SECONDS = 24 * 3600;
const lifeFromNow = sql`app_now() + make_interval(secs => ${LIFE_SECONDS})`;

/** The pending sign-up, unless it has lapsed or already became an account. */
export async function findPendingSignup(db: Db, id: string): Promise<Signup | undefined> {
  const isPending = and(eq(signups.id, id), gt(signups.expiresAt, sql`app_now()`), isNull(signups.studentId));
  const [signup] = await db.select().from(signups).where(isPending);
  return signup;
}

/** The same, held against everyone else until the transaction ends. */
export async function lockSignup(db: Db, id: string): Promise<Signup | undefined> {
  const [signup] = await db.select().from(signups).where(eq(signups.id, id)).for('update');
  return signup;
}

export const insertSignup = (db: Db, id: string, form: SignupForm) =>
  db.insert(signups).values({ id, ...form, expiresAt: lifeFromNow });

/** Replaces what was typed; a changed address or number has to be verified anew. */
export const updateSignup = (db: Db, id: string, form: SignupForm) =>
  db
    .update(signups)
    .set({
      ...form,
      emailVerifiedAt: sql`case when ${signups.email} = ${form.email} then ${signups.emailVerifiedAt} end`,
      phoneVerifiedAt: sql`case when ${signups.email} = ${form.email} and ${signups.phone} = ${form.phone} then ${signups.phoneVerifiedAt} end`,
      // One that has an order is kept for longer.
      expiresAt: sql`greatest(${signups.expiresAt}, ${lifeFromNow})`,
    })
    .where(eq(signups.id, id));

/** Whether something was ordered with this sign-up. */
export async function hasOrder(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(eq(orders.signupId, id)).limit(1);
  return found.length > 0;
}

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
    .where(and(eq(affiliationCodes.code, code), eq(affiliationCodes.isActive, true)));
  return found.length > 0;
}

export function stepOf(signup: Signup): SignupStep {
  if (!signup.emailVerifiedAt) return 'email';
  return signup.phoneVerifiedAt ? 'completed' : 'whatsapp';
}
