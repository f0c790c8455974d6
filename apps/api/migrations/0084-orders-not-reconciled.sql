-- The work list of the desk. By itself: 0080 locks the orders for its new column, and an index takes longer.
create index if not exists orders_not_reconciled on orders (created_at, id) where reconcile_failure is not null;
