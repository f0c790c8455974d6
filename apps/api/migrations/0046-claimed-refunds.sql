-- A refund is asked for by one process at a time: it claims the row for a short time, and a crash lets the claim expire.
alter table orders add column refund_claimed_until timestamptz;
alter table extra_payments add column refund_claimed_until timestamptz;
create index extra_payments_refund_pending on extra_payments (id) where state = 'refund_pending';
