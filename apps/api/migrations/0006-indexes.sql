-- Looked up by phone when a sign-up or an operator names one.
create index signups_by_phone on signups (phone);
-- Refunds that wait for the gateway are few among all orders.
create index orders_refund_pending on orders (id) where state = 'refund_pending';
-- The unique constraint begins with the order and serves the same look-ups.
drop index payment_events_by_order;

-- How much the sandbox gave back: more than was paid is refused, as a real gateway does.
alter table sandbox_payments add column refunded_paise integer check (refunded_paise <= amount_paise);
