export {
  changeTier,
  listAllTiers,
  listCoupons,
  type NewCoupon,
  readCouponPage,
  seedCoupons,
  seedTiers,
  setCouponActive,
} from './catalogue.ts';
export { findCoupon, lockCoupon } from './catalogue-store.ts';
export { readCouponUsage } from './coupons.ts';
export { gatewayRoutes } from './gateway-routes.ts';
export { raiseInvoiceCounter } from './issue-invoice.ts';
export {
  balanceOf,
  countExtraPaymentsToReturn,
  type ExtraPayment,
  findAnyInvoice,
  findInvoiceOfOrder,
  insertEntry,
  listExtraPayments,
  listExtraPaymentsToReturn,
  readBalances,
  type StoredInvoice,
} from './ledger-store.ts';
export { type CouponBounds, changeCoupon, createCoupon, type Refused } from './manage-coupons.ts';
export { readOrderPage } from './order-pages.ts';
export type { Order } from './order-store.ts';
export { findPaidMoney, lockOrder, refusalOf, saveFailure } from './order-store.ts';
export { listOwnOrders } from './own-orders.ts';
export { inWords } from './receipts.ts';
export { billingJobs, listOpenOrders, reconcileDue, reconcileOrder } from './reconcile.ts';
export {
  beginRefund,
  beginReturns,
  finishRefund,
  finishReturns,
  refundOrder,
  requireRefundable,
  requireReturnable,
  returnExtraPayments,
} from './refunds.ts';
export { billingRoutes } from './routes.ts';
export { ORDERS_AT_ONCE, searchOrders } from './search-orders.ts';
export { makeInvoiceSender } from './send-invoice.ts';
export { acceptLocked, acceptOrder, findUnsettledOrder, type SettleNeeds } from './settle-payment.ts';
export { checkDifference } from './settlement/check-difference.ts';
export { describeSettlementDay, describeSettlementDays, writeDifferences } from './settlement/describe-days.ts';
export { listUncheckedDays } from './settlement/progress.ts';
export { readSettlementUpload } from './settlement/read-upload.ts';
export {
  readSettlementFiles,
  type SettlementFile as StoredSettlement,
  storeSettlement,
  withdrawSettlement,
} from './settlement/store.ts';
export { readWaitingOrders } from './waiting-orders.ts';
