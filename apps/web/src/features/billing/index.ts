export { leaveForGateway } from './checkout/leave-for-gateway.ts';
export { OpenOrderNotice } from './checkout/open-order-notice.tsx';
export { OpenOrders, ordersQuery } from './checkout/open-orders.tsx';
