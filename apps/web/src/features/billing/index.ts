export { leaveForGateway } from './checkout/leave-for-gateway.ts';
export { OrdersInReview, ordersQuery } from './checkout/orders-in-review.tsx';
export { ReviewNotice } from './checkout/review-notice.tsx';
