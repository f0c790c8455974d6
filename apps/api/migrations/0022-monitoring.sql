-- What the figures of /metrics count: few rows of large tables.
create index orders_in_review on orders (id) where state = 'review';
create index outbox_dead on outbox (id) where state = 'dead';
