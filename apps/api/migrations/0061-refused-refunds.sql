-- When the gateway last refused the refund of an order. Null: it did not, or it has accepted a later request.
alter table orders add column refund_refused_at timestamptz;
