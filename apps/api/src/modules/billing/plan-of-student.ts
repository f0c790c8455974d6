import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, students, tiers } from '../../db/schema/index.ts';
import type { Student } from '../accounts/index.ts';
import type { Order } from './order-store.ts';
import { rankOfPlan } from './tier-store.ts';

const PLAN_PURPOSES: Order['purpose'][] = ['signup', 'upgrade'];

/** Gives the student the plan that was bought, unless they have a better one by now. */
export async function givePlan(tx: Db, order: Order, student: Student) {
  if (!PLAN_PURPOSES.includes(order.purpose)) return;
  const [present, bought] = [await rankOfPlan(tx, student.tierName), await rankOfPlan(tx, order.tierName)];
  if (bought > present) await setPlan(tx, student.id, order.tierName);
}

/** Takes back a plan that is refunded: the student falls to the best plan that stays paid, else to the free one. */
export async function giveBackPlan(tx: Db, order: Order, student: Student) {
  if (!PLAN_PURPOSES.includes(order.purpose)) return;
  const [best] = await tx
    .select({ name: orders.tierName })
    .from(orders)
    .innerJoin(tiers, eq(tiers.id, orders.tierId))
    .where(
      and(
        eq(orders.studentId, student.id),
        eq(orders.state, 'paid'),
        inArray(orders.purpose, PLAN_PURPOSES),
        ne(orders.id, order.id),
      ),
    )
    .orderBy(desc(tiers.position))
    .limit(1);
  await setPlan(tx, student.id, best?.name ?? FREE_PLAN);
}

/** The spec's name of the plan that costs nothing. */
const FREE_PLAN = 'Basic';

const setPlan = (tx: Db, studentId: string, tierName: string) =>
  tx.update(students).set({ tierName }).where(eq(students.id, studentId));
