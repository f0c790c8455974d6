import { deskOrders } from '@dakhila/contract/desk/orders';
import type { FastifyInstance } from 'fastify';
import type { StaffSession } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { readOrderPage } from '../billing/index.ts';
import { noteOrderReading, noteSearch } from './log-readings.ts';
import { describeDetails, describeOrder, requireOrder } from './orders.ts';
import { askRefund, confirmRefund, withdrawRefund } from './refunds.ts';
import { askAboutOrder, creditOrder, markOrderChecked } from './settle-orders.ts';
import { readWork } from './work.ts';

/** Orders, what needs a person among them, and refunds. */
export function moneyDeskRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const details = async (staff: StaffSession, transactionId: string) => ({
    data: await describeDetails(deps, staff, await requireOrder(db, transactionId)),
  });

  mount(app, deskOrders.list, async ({ query, caller: { staff } }) => {
    const { page, next } = await readOrderPage(db, query);
    await noteSearch(db, staff, { area: 'orders', search: query.search, hits: page.length });
    return { data: { orders: page.map(describeOrder), next } };
  });
  mount(app, deskOrders.work, () => readWork(deps));
  mount(app, deskOrders.read, async ({ params, caller: { staff } }) => {
    const order = await requireOrder(db, params.transactionId);
    await noteOrderReading(db, staff, order);
    return { data: await describeDetails(deps, staff, order) };
  });
  mount(app, deskOrders.credit, async ({ params: { transactionId }, body, caller: { staff } }) => {
    await creditOrder(deps, staff, transactionId, body.reason);
    return details(staff, transactionId);
  });
  mount(app, deskOrders.reconcile, async ({ params: { transactionId }, caller: { staff } }) => {
    await askAboutOrder(deps, staff, transactionId);
    return details(staff, transactionId);
  });
  mount(app, deskOrders.markChecked, async ({ params: { transactionId }, body, caller: { staff } }) => {
    await markOrderChecked(deps, staff, transactionId, body.reason);
    return details(staff, transactionId);
  });
  mount(app, deskOrders.refund, async ({ params, body: { kind, reason }, caller: { staff } }) => {
    await askRefund(deps, staff, { ...params, kind }, reason);
    return details(staff, params.transactionId);
  });
  mount(app, deskOrders.confirm, async ({ params, body: { kind, amountPaise }, caller: { staff } }) => {
    await confirmRefund(deps, staff, { ...params, kind }, amountPaise);
    return details(staff, params.transactionId);
  });
  mount(app, deskOrders.withdraw, async ({ params, body: { kind, reason }, caller: { staff } }) => {
    await withdrawRefund(deps, staff, { ...params, kind }, reason);
    return details(staff, params.transactionId);
  });
}
