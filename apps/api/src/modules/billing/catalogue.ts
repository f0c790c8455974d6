import { isCouponCode } from '@dakhila/domain/billing/coupon-terms';
import { asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAny } from '../../db/rows.ts';
import { coupons, tiers } from '../../db/schema/index.ts';

type Seed = Omit<typeof tiers.$inferInsert, 'isTopUp'>;
const PLANS: Seed[] = [
  { id: 'basic', name: 'Basic', costPaise: 0, attempts: 3, position: 10 },
  { id: 'standard', name: 'Standard', costPaise: 1998_00, discountPercent: 50, attempts: 15, position: 20 },
  {
    ...{ id: 'premium', name: 'Premium', costPaise: 9998_00, discountPercent: 50, position: 30 },
    ...{ attempts: 40, sessions: 3, hasAssessment: true },
  },
];
const TOP_UPS: Seed[] = [
  {
    id: 'attempts-5',
    name: '5 Prediction Attempts',
    costPaise: 249_00,
    discountPercent: 20,
    attempts: 5,
    position: 110,
  },
  {
    id: 'attempts-15',
    name: '15 Prediction Attempts',
    costPaise: 599_00,
    discountPercent: 20,
    attempts: 15,
    position: 120,
  },
  { id: 'session-1', name: '1 Counseling Session', costPaise: 999_00, sessions: 1, position: 210 },
  {
    id: 'sessions-3',
    name: '3 Counseling Sessions',
    costPaise: 2999_00,
    discountPercent: 20,
    sessions: 3,
    position: 220,
  },
  {
    ...{ id: 'assessment', name: 'Psychometric Assessment', costPaise: 999_00, discountPercent: 20, position: 310 },
    hasAssessment: true,
  },
];
const TIERS = [
  ...PLANS.map((plan) => ({ ...plan, isTopUp: false })),
  ...TOP_UPS.map((topUp) => ({ ...topUp, isTopUp: true })),
];

/** Sample coupons for development, one for each behaviour. */
const DEVELOPMENT_COUPONS: (typeof coupons.$inferInsert)[] = [
  { code: 'WELCOME10', percent: 10, maxDiscountPaise: 200_00 },
  { code: 'FLAT100', amountPaise: 100_00 },
  { code: 'FULLRIDE', percent: 100 },
  { code: 'EXPIRED', percent: 50, endsAt: new Date('2026-01-01T00:00:00+05:30') },
  { code: 'ONCE', percent: 50, maxUses: 1 },
];

/** Puts the plans and top-ups on sale; what an operator has changed since stays changed. */
export const seedTiers = (db: Db) => db.insert(tiers).values(TIERS).onConflictDoNothing();

export const seedCoupons = (db: Db) => db.insert(coupons).values(DEVELOPMENT_COUPONS).onConflictDoNothing();

export type NewCoupon = typeof coupons.$inferInsert;

/** Adds a coupon. False when its code is taken. */
export const addCoupon = (db: Db, coupon: NewCoupon): Promise<boolean> =>
  isAny(db.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code }));

/** Switches a coupon on or off and returns its previous state; undefined when there is none. */
export async function setCouponActive(
  db: Db,
  code: string,
  isActive: boolean,
): Promise<{ wasActive: boolean } | undefined> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
  if (found) await db.update(coupons).set({ isActive }).where(eq(coupons.code, code));
  return found && { wasActive: found.isActive };
}

/** Coupons that the desk and the command line show at once. */
const COUPONS_A_PAGE = 50;

/** A page of coupons by code, and where the next one begins. */
export async function readCouponPage(db: Db, after: string | undefined) {
  const isBehind = after !== undefined && isCouponCode(after) ? gt(coupons.code, after) : undefined;
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(isBehind)
    .orderBy(asc(coupons.code))
    .limit(COUPONS_A_PAGE + 1);
  const codes = rows.slice(0, COUPONS_A_PAGE).map(({ code }) => code);
  return {
    listed: codes.length === 0 ? [] : await listCoupons(db, codes),
    next: rows.length > COUPONS_A_PAGE ? (codes.at(-1) ?? null) : null,
  };
}

/** The uses of each listed coupon in one state, by an index of that state: the uses of other coupons are not read. */
const usesIn = (isCounted: SQL) =>
  sql<number>`(select count(*)::int from coupon_uses u where u.coupon_code = coupons.code and ${isCounted})`;

/** Some coupons, by code, with how often each is reserved now and was paid with. `taken` counts against its maximum. */
export async function listCoupons(db: Db, codes: string[]) {
  const rows = await db
    .select({
      coupon: coupons,
      reserved: usesIn(sql`u.state = 'reserved' and u.reserved_until > app_now()`),
      consumed: usesIn(sql`u.state = 'consumed'`),
      honoured: usesIn(sql`u.state = 'honoured'`),
    })
    .from(coupons)
    .where(inArray(coupons.code, codes))
    .orderBy(asc(coupons.code));
  return rows.map(({ coupon, reserved, consumed, honoured }) => ({
    ...{ coupon, reserved },
    taken: consumed + reserved,
    paid: consumed + honoured,
  }));
}

/** Every tier, also those off sale. */
export const listAllTiers = (db: Db) => db.select().from(tiers).orderBy(asc(tiers.position));

type TierChange = { costPaise?: number; discountPercent?: number; isOnSale?: boolean };

/** Changes a tier for new orders; open ones keep their price. Returns it before and after; undefined when there is none. */
export async function changeTier(db: Db, id: string, change: TierChange) {
  const [before] = await db.select().from(tiers).where(eq(tiers.id, id)).for('update');
  const [after] = await db.update(tiers).set(change).where(eq(tiers.id, id)).returning();
  return before && after && { before, after };
}
