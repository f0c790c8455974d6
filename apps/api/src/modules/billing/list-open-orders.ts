import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';
import type { Order } from './order-store.ts';

const BATCH = 100;

/** Every order whose outcome is still awaited, or about which the gateway is still to be asked, newest first, read in batches. */
export async function listOpenOrders(db: Db): Promise<Order[]> {
  const open: Order[] = [];
  let last: Order | undefined;
  do {
    const batch = await db
      .select()
      .from(orders)
      .where(and(isAwaited, last && isAfter(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH);
    open.push(...batch);
    last = batch.at(-1);
  } while (last);
  return open;
}

const isAwaited = or(inArray(orders.state, ['created', 'redirected']), isNotNull(orders.nextCheckAt));

const isAfter = ({ createdAt, id }: Order) =>
  or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));
