-- The database's own clock, so that every process agrees on it. Tests put another function in its place.
create function app_now() returns timestamptz language sql stable as $$ select now() $$;

create table students (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  tier_name text not null,
  affiliation_code text,
  profile_completed_at timestamptz,
  created_at timestamptz not null default app_now(),
  -- Addresses are stored in lower case, phones as 12 digits with the 91 prefix.
  constraint students_email_unique unique (email),
  constraint students_phone_unique unique (phone),
  constraint students_email_lower check (email = lower(email)),
  constraint students_phone_digits check (phone ~ '^91[0-9]{10}$')
);

create table sessions (
  -- SHA-256 of the cookie: a reader of the database cannot sign in with it.
  id_hash bytea primary key,
  student_id uuid not null references students (id) on delete cascade,
  -- What a student may see and name when ending a session; not a secret.
  public_id uuid not null unique,
  device text not null,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  renewed_at timestamptz not null default app_now(),
  -- The cookie before the last renewal: requests already on their way still carry it for a moment.
  previous_hash bytea unique
);
create index sessions_by_student on sessions (student_id, last_seen_at);

-- Every change tells all processes, so that none keeps a session in memory that has ended.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.public_id::text);
  return old;
end $$;
create trigger sessions_announce_end after delete on sessions for each row execute function announce_session_end();

create table budgets (
  -- What is limited and for whom, for example `lookup:network:203.0.113.7`.
  key text not null,
  window_start timestamptz not null,
  spent integer not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index budgets_by_expiry on budgets (expires_at);

create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  -- What the message says, encrypted: it may hold a one-time code. Emptied once a real driver has delivered it.
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default app_now(),
  -- After this moment the message is worthless and is given up.
  expires_at timestamptz not null,
  last_error text,
  created_at timestamptz not null default app_now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting';
create index outbox_by_recipient on outbox (recipient, created_at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null default '{}'
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log execute function refuse_change();

-- What a student has, gains and spends. Rows are only ever added; a balance is a sum.
create table ledger (
  id bigint generated always as identity primary key,
  student_id uuid not null references students (id),
  kind text not null check (kind in ('attempts', 'sessions', 'assessments')),
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('purchase', 'use', 'return', 'refund')),
  -- The order, run or booking that caused it.
  reference text not null,
  balance_after integer not null check (balance_after >= 0),
  created_at timestamptz not null default app_now(),
  -- The same cause never counts twice.
  constraint ledger_cause_unique unique (reason, reference, kind)
);
create index ledger_by_student on ledger (student_id, kind, id);
create trigger ledger_append_only before update or delete or truncate on ledger execute function refuse_change();
