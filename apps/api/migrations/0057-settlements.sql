-- What the gateway says it received and returned: the settlement files that finance uploads at the desk.
create table settlement_files (
  id uuid primary key,
  -- The same file again changes nothing.
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  gateway text not null,
  line_count integer not null check (line_count > 0),
  uploaded_by uuid not null references staff_members (id),
  uploaded_at timestamptz not null default app_now()
);

create table settlement_lines (
  gateway text not null,
  -- The gateway's id of a payment or a refund. Files may overlap: it counts once.
  entity_id text not null check (char_length(entity_id) between 1 and 100),
  kind text not null check (kind in ('payment', 'refund')),
  -- The payment itself, or the one that was refunded.
  payment_id text not null check (char_length(payment_id) between 1 and 100),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  happened_at timestamptz not null,
  file_id uuid not null references settlement_files (id),
  primary key (gateway, entity_id)
);
create index settlement_lines_by_time on settlement_lines (happened_at);
create index settlement_lines_by_payment on settlement_lines (payment_id);
create trigger settlement_lines_append_only before update or delete or truncate on settlement_lines
  execute function refuse_change();

-- A day of our own payments and refunds, and each of them by the gateway's id.
create index if not exists payment_events_paid on payment_events (received_at) where outcome = 'paid';
create index if not exists payment_events_by_payment on payment_events (payment_id) where outcome = 'paid';
create index if not exists extra_payments_by_time on extra_payments (created_at);
create index if not exists extra_payments_refunded on extra_payments (updated_at) where state = 'refunded';
create index if not exists orders_refunded_last on orders (updated_at) where state = 'refunded';
