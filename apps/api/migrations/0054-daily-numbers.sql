-- What happened on each day in India, as counts that name nobody. A job counts the last days again; older ones stay as they
-- are, also when the rows that they were counted from are deleted.
create table daily_numbers (
  day date not null,
  measure text not null check (measure in ('sign-ups', 'activations', 'runs', 'received-paise', 'refunded-paise', 'tickets', 'answered-4h', 'answered-1d', 'answered-3d', 'questions', 'unanswered')),
  value bigint not null check (value >= 0),
  counted_at timestamptz not null default app_now(),
  primary key (day, measure)
);

-- A day is counted from an index. On a large installation build them concurrently first (docs/operations.md); each is on one line for that.
create index if not exists students_by_age on students (created_at);
create index if not exists prediction_runs_by_age on prediction_runs (created_at) include (student_id);
create index if not exists orders_by_payment on orders (paid_at) include (amount_paise) where paid_at is not null;
create index if not exists orders_refunded on orders (paid_at) include (amount_paise) where state = 'refunded' and paid_at is not null;
create index if not exists tickets_by_age on tickets (created_at);
create index if not exists assistant_exchanges_by_age on assistant_exchanges (asked_at);
