import type { DeskCoupon } from '@dakhila/contract/desk/coupons';
import { couponStateOf } from '@dakhila/domain/billing/coupon-terms';
import { type Day, dayOf, daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { StaffSession } from '../../http/caller.ts';
import {
  changeCoupon,
  createCoupon,
  listAllTiers,
  listCoupons,
  lockCoupon,
  type Refused,
  readCouponPage,
  setCouponActive,
} from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from '../staff/index.ts';

const beginOf = (day: Day | null) => (day === null ? null : momentOf(day, 0));
/** The last day ends at midnight in India. */
const endOf = (day: Day | null) => (day === null ? null : momentOf(daysAfter(day, 1), 0));
const lastDayOf = (endsAt: Date | null): Day | null => endsAt && dayOf(new Date(endsAt.getTime() - 1));
const invalid = (detail: string) => new DomainError('invalid-input', { detail });

type Plan = { id: string; name: string };

/** A page of coupons, and the plans that a coupon can be for. */
export async function readCoupons(db: Db, after: string | undefined) {
  const plans = (await listAllTiers(db)).map(({ id, name }) => ({ id, name }));
  const { listed, next } = await readCouponPage(db, after);
  return { coupons: await describeCoupons(db, listed, plans), plans, next };
}

async function describeCoupons(
  db: Db,
  listed: Awaited<ReturnType<typeof listCoupons>>,
  plans: readonly Plan[],
): Promise<DeskCoupon[]> {
  const now = await databaseNow(db);
  const nameOf = new Map(plans.map(({ id, name }) => [id, name]));
  return listed.map(({ coupon, taken, paid, reserved }) => {
    const { percent, amountPaise, maxDiscountPaise, startsAt, endsAt, tierIds, maxUses, maxUsesPerStudent } = coupon;
    return {
      ...{ code: coupon.code, percent, amountPaise, maxDiscountPaise, maxUses, maxUsesPerStudent, paid, reserved },
      state: couponStateOf(coupon, taken, now),
      firstDay: startsAt && dayOf(startsAt),
      lastDay: lastDayOf(endsAt),
      plans: tierIds?.map((id) => nameOf.get(id) ?? id) ?? null,
    };
  });
}

const note = (tx: Db, staff: StaffSession, action: string, code: string, details: Record<string, string | number>) =>
  insertAuditLine(tx, { actor: actorOf(staff), action: `desk coupon ${action}`, subject: code, details });

/** The bounds of a coupon as the audit log has them. */
const boundsOf = (bounds: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(bounds).map(([name, bound]) => [name, bound ?? 'none']));

const REFUSALS: Record<Refused['problem'], string> = {
  code: 'A code has letters, digits, - or _, and is no phone number.',
  discount: 'Give either a percentage or an amount.',
  cap: 'Only a percentage can have a maximum discount.',
  window: 'The last day is before the first one, so nobody could use it.',
  tiers: 'One of the plans doesn’t exist.',
  taken: 'There is a coupon with this code already.',
};

/** A coupon that takes off much, made by one person, has an end and few uses. Without them only operators make it. */
const MUCH = { percent: 50, rupees: 500, uses: 500 };
const UNBOUNDED = `A coupon of ${MUCH.percent}% or ₹${MUCH.rupees} and more needs a last day and at most ${MUCH.uses} uses.`;
const isUnbounded = ({ lastDay, maxUses }: Bounds) => lastDay === null || (maxUses ?? Infinity) > MUCH.uses;
const takesMuch = (percent: number | null, rupees: number | null, capRupees: number | null) =>
  (percent ?? 0) >= MUCH.percent ? (capRupees ?? Infinity) >= MUCH.rupees : (rupees ?? 0) >= MUCH.rupees;

/** A day that is over would end the coupon without saying so. A coupon that is over already keeps its day. */
async function requireDayAhead(db: Db, lastDay: Day | null, shownDay: Day | null) {
  if (lastDay === null || lastDay === shownDay || lastDay >= dayOf(await databaseNow(db))) return;
  throw invalid('This last day is over. To stop a coupon now, end it.');
}

const CHANGED_MEANWHILE =
  'A colleague has changed the limits of this coupon meanwhile. Nothing was saved. Please close this and look at the new limits first.';

type Bounds = { lastDay: Day | null; maxUses: number | null; maxUsesPerStudent: number | null };
type Wanted = Bounds & {
  code: string;
  percent: number | null;
  amountRupees: number | null;
  capRupees: number | null;
  firstDay: Day | null;
  tierIds: string[] | null;
};
/** Whether a coupon still has the limits that a page showed. */
const isShown = ({ endsAt, maxUses, maxUsesPerStudent }: Limited, shown: Bounds): boolean =>
  lastDayOf(endsAt) === shown.lastDay && maxUses === shown.maxUses && maxUsesPerStudent === shown.maxUsesPerStudent;
type Limited = { endsAt: Date | null; maxUses: number | null; maxUsesPerStudent: number | null };

const inPaise = (rupees: number | null) => (rupees === null ? null : rupees * 100);
const inRupees = (paise: number | null) => (paise === null ? null : paise / 100);

/** Adds a coupon, with a line of the audit log. */
export const addCoupon = (tx: Db, staff: StaffSession, wanted: Wanted) =>
  withOne(tx, wanted.code, async () => {
    const { code, percent, amountRupees, capRupees, firstDay, lastDay, tierIds, maxUses, maxUsesPerStudent } = wanted;
    if (takesMuch(percent, amountRupees, capRupees) && isUnbounded(wanted)) throw invalid(UNBOUNDED);
    await requireDayAhead(tx, lastDay, null);
    const refused = await createCoupon(tx, {
      ...{ code, percent, tierIds, maxUses, maxUsesPerStudent },
      amountPaise: inPaise(amountRupees),
      maxDiscountPaise: inPaise(capRupees),
      startsAt: beginOf(firstDay),
      endsAt: endOf(lastDay),
    });
    if (refused?.problem === 'taken') throw new DomainError('conflict', { detail: REFUSALS.taken });
    if (refused) throw invalid(REFUSALS[refused.problem]);
    const terms = { percent, amountRupees, capRupees, firstDay, lastDay, maxUses, maxUsesPerStudent };
    await note(tx, staff, 'add', code, boundsOf({ ...terms, plans: tierIds?.join(' ') ?? null }));
  });

/** Changes the end and the limits from those that the page showed, with a line of the audit log. */
export const changeBounds = (
  tx: Db,
  staff: StaffSession,
  code: string,
  { shown, ...bounds }: Bounds & { shown?: Bounds | undefined },
) =>
  withOne(tx, code, async () => {
    const { lastDay, maxUses, maxUsesPerStudent } = bounds;
    const before = await lockCoupon(tx, code);
    if (!before) throw new DomainError('not-found');
    if (!shown) throw new DomainError('conflict', { detail: 'Please reload the page.' });
    if (!isShown(before, shown)) throw new DomainError('conflict', { detail: CHANGED_MEANWHILE });
    await requireDayAhead(tx, lastDay, shown.lastDay);
    const changed = await changeCoupon(tx, code, { endsAt: endOf(lastDay), maxUses, maxUsesPerStudent });
    if (!changed) throw new DomainError('not-found');
    if ('problem' in changed) throw invalid(REFUSALS.window);
    const { percent, amountPaise, maxDiscountPaise } = changed.after;
    if (takesMuch(percent, inRupees(amountPaise), inRupees(maxDiscountPaise)) && isUnbounded(bounds))
      throw invalid(UNBOUNDED);
    await note(tx, staff, 'change', code, boundsOf(bounds));
  });

/** Ends a coupon or opens it again, with a line of the audit log. */
export const setActive = (tx: Db, staff: StaffSession, code: string, isActive: boolean) =>
  withOne(tx, code, async () => {
    if (!(await setCouponActive(tx, code, isActive))) throw new DomainError('not-found');
    await note(tx, staff, isActive ? 'reopen' : 'end', code, {});
  });

/** Does something to a coupon and returns it as it is afterwards. */
async function withOne(tx: Db, code: string, act: () => Promise<void>): Promise<DeskCoupon> {
  await act();
  const [coupon] = await describeCoupons(tx, await listCoupons(tx, [code]), await listAllTiers(tx));
  if (!coupon) throw new DomainError('not-found');
  return coupon;
}
