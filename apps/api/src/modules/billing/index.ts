export { acceptOrder } from './accept-order.ts';
export { billingJobs } from './billing-jobs.ts';
export {
  addCoupon,
  changeTier,
  listAllTiers,
  listCoupons,
  type NewCoupon,
  setCouponActive,
} from './catalogue-admin.ts';
export { readCouponUsage } from './coupon-usage.ts';
export { listExtraPaymentsToReturn } from './extra-payment-store.ts';
export { findPaidMoney } from './find-paid-money.ts';
export { gatewayRoutes } from './gateway-routes.ts';
export { listOpenOrders } from './list-open-orders.ts';
export type { Order } from './order-store.ts';
export { inWords } from './receipts.ts';
export { reconcileDue, reconcileOrder } from './reconcile.ts';
export { demandRefundable, refundOrder } from './refund-order.ts';
export { demandReturnable, returnExtraPayments } from './return-extra-payments.ts';
export { billingRoutes } from './routes.ts';
export { searchOrders } from './search-orders.ts';
export { seedCoupons, seedTiers } from './seed-catalogue.ts';
export { findUnsettledOrder } from './unsettled-order.ts';
