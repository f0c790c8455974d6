import { deskCoupons } from '@dakhila/contract/desk/coupons';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { addCoupon, changeBounds, readCoupons, setActive } from './coupons.ts';

/** Coupons: the same verbs as the operators' commands. */
export function couponDeskRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  mount(app, deskCoupons.list, async ({ query }) => ({ data: await readCoupons(db, query.after) }));
  mount(app, deskCoupons.add, async ({ body, caller: { staff } }) => ({
    data: await db.transaction((tx) => addCoupon(tx, staff, body)),
  }));
  mount(app, deskCoupons.change, async ({ params: { code }, body, caller: { staff } }) => ({
    data: await db.transaction((tx) => changeBounds(tx, staff, code, body)),
  }));
  mount(app, deskCoupons.setActive, async ({ params: { code }, body: { isActive }, caller: { staff } }) => ({
    data: await db.transaction((tx) => setActive(tx, staff, code, isActive)),
  }));
}
