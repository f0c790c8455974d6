export { acceptOrder } from './accept-order.ts';
export { billingJobs } from './billing-jobs.ts';
export { gatewayRoutes } from './gateway-routes.ts';
export { reconcileDue, reconcileOrder } from './reconcile.ts';
export { refundOrder } from './refund-order.ts';
export { billingRoutes } from './routes.ts';
export { seedCoupons, seedTiers } from './seed-catalogue.ts';
export { hasUnconfirmedSignupOrder } from './unconfirmed-signup.ts';
