-- A refund above the limit waits for a second person. What became of it is in the audit log.
create table refund_requests (
  order_id uuid not null references orders (id) on delete cascade,
  -- The order itself, or what was paid more than once for it.
  kind text not null check (kind in ('order', 'extra')),
  asked_by uuid not null references staff_members (id),
  reason text not null check (char_length(reason) between 5 and 200),
  -- What was asked for. Nothing else is paid when it is confirmed.
  amount_paise bigint not null check (amount_paise >= 0),
  currency text not null,
  asked_at timestamptz not null default app_now(),
  primary key (order_id, kind)
);
