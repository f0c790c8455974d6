export { leaveForGateway } from './checkout/leave-for-gateway.ts';
export { OrdersInReview } from './checkout/orders-in-review.tsx';
export { ordersQuery } from './checkout/orders-query.ts';
export { ReviewNotice } from './checkout/review-notice.tsx';
