-- What became of the questions about an order: `not-saved` when the gateway answered and we could not record it,
-- `given-up` when it never told the end. Null: neither, or a person has looked at it.
alter table orders add column reconcile_failure text;
alter table orders add constraint orders_reconcile_failure_check
  check (reconcile_failure in ('not-saved', 'given-up')) not valid;

-- Differences with the gateway's files that somebody has looked at. The amounts are part of it: another difference of the
-- same payment has to be looked at again.
create table settlement_checks (
  gateway text not null,
  kind text not null check (kind in ('payment', 'refund')),
  payment_id text not null check (char_length(payment_id) between 1 and 100),
  file_paise bigint,
  file_currency text,
  our_paise bigint,
  our_currency text,
  reason text not null check (char_length(reason) <= 200),
  checked_by uuid not null references staff_members (id),
  checked_at timestamptz not null default app_now(),
  unique nulls not distinct (gateway, payment_id, kind, file_paise, file_currency, our_paise, our_currency)
);
create trigger settlement_checks_append_only before update or delete or truncate on settlement_checks
  execute function refuse_change();

-- The last day of each gateway up to which every difference was looked at: older days are not compared at every visit.
create table settlement_progress (
  gateway text primary key,
  done_until date not null
);

-- Days on which no counsellor works, besides the holidays that have the same date each year.
create table counselling_holidays (
  day date primary key,
  name text not null check (char_length(name) <= 60),
  added_by uuid not null references staff_members (id),
  added_at timestamptz not null default app_now()
);
