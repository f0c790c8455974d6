export {
  addCoupon,
  changeTier,
  listAllTiers,
  listCoupons,
  type NewCoupon,
  seedCoupons,
  seedTiers,
  setCouponActive,
} from './catalogue.ts';
export { readCouponUsage } from './coupons.ts';
export { gatewayRoutes } from './gateway-routes.ts';
export { raiseInvoiceCounter } from './issue-invoice.ts';
export {
  balanceOf,
  type ExtraPayment,
  insertEntry,
  listExtraPayments,
  listExtraPaymentsToReturn,
  readBalances,
} from './ledger-store.ts';
export { readOrderPage } from './order-pages.ts';
export type { Order } from './order-store.ts';
export { findPaidMoney } from './order-store.ts';
export { listOwnOrders } from './own-orders.ts';
export { inWords } from './receipts.ts';
export { billingJobs, listOpenOrders, reconcileDue, reconcileOrder } from './reconcile.ts';
export { refundOrder, requireRefundable, requireReturnable, returnExtraPayments } from './refunds.ts';
export { billingRoutes } from './routes.ts';
export { ORDERS_AT_ONCE, searchOrders } from './search-orders.ts';
export { acceptOrder, findUnsettledOrder } from './settle-payment.ts';
