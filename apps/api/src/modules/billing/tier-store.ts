import type { Tier as WireTier } from '@dakhila/contract/tiers';
import { isSoldFor, type Tier } from '@dakhila/domain/billing/tier';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students, tiers } from '../../db/schema/index.ts';

/** The tiers on sale, in the order of their cards. */
export async function listTiers(db: Db): Promise<Tier[]> {
  return (await db.select().from(tiers).where(eq(tiers.isOnSale, true)).orderBy(asc(tiers.position))).map(asTier);
}

/** A tier that is on sale. */
export async function findTier(db: Db, id: string): Promise<Tier | undefined> {
  const [row] = await db.select().from(tiers).where(eq(tiers.id, id));
  return row?.isOnSale ? asTier(row) : undefined;
}

/** How good a plan is among the plans; higher is better. A name that is no plan is the worst. */
export async function rankOfPlan(db: Db, name: string): Promise<number> {
  const plans = await db.select().from(tiers).where(eq(tiers.isTopUp, false));
  return plans.find((plan) => plan.name === name)?.position ?? -1;
}

/** The paid plans that are better than the one a student has. */
export async function listBetterPlans(db: Db, studentId: string): Promise<Tier[]> {
  const [student] = await db.select({ plan: students.tierName }).from(students).where(eq(students.id, studentId));
  const present = await rankOfPlan(db, student?.plan ?? '');
  const better = await db
    .select()
    .from(tiers)
    .where(and(eq(tiers.isOnSale, true), eq(tiers.isTopUp, false), gt(tiers.position, present)))
    .orderBy(asc(tiers.position));
  return better.map(asTier).filter((tier) => isSoldFor('upgrade', tier));
}

const asTier = (row: typeof tiers.$inferSelect): Tier => ({
  id: row.id,
  name: row.name,
  cost: row.costPaise / 100,
  discount: row.discountPercent,
  isTopUp: row.isTopUp,
  recommendationPulls: row.attempts,
  availableCounsellingSessions: row.sessions,
  psychometricAssessment: row.hasAssessment,
});

export const wireTier = ({ id, ...tier }: Tier): WireTier => ({ _id: id, ...tier });
