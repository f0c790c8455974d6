-- The people behind the product, and how they sign in to the desk. Nothing here is about a student.

create table staff_members (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null check (char_length(name) between 1 and 80),
  roles text[] not null check (
    cardinality(roles) between 1 and 5
    and roles <@ array['administrator', 'support', 'counsellor', 'finance', 'content']
  ),
  created_at timestamptz not null default app_now(),
  -- Access has ended. The row stays, because the audit log names it.
  ended_at timestamptz
);
-- Somebody who comes back is a new member: the log never takes one person for another.
create unique index staff_members_by_email on staff_members (email) where ended_at is null;

-- A passkey: the public half of a key that never leaves the person's device.
create table staff_passkeys (
  id text primary key check (char_length(id) between 1 and 1400),
  staff_id uuid not null references staff_members (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz not null default app_now()
);
create index staff_passkeys_by_member on staff_passkeys (staff_id);

-- A link that registers a passkey once. The token itself is not stored.
create table staff_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id uuid not null references staff_members (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'recovery')),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index staff_links_by_member on staff_links (staff_id);

-- A lost passkey is replaced when a second administrator confirms what the first one asked for.
create table staff_recoveries (
  staff_id uuid primary key references staff_members (id) on delete cascade,
  asked_by uuid not null references staff_members (id),
  reason text not null check (char_length(reason) between 5 and 200),
  asked_at timestamptz not null default app_now(),
  check (asked_by <> staff_id)
);

-- What a browser must sign with its passkey: valid once, for minutes.
create table staff_challenges (
  id uuid primary key,
  challenge text not null,
  purpose text not null check (purpose in ('sign-in', 'register', 'verify')),
  staff_id uuid references staff_members (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_by_member on staff_challenges (staff_id);
create index staff_challenges_by_end on staff_challenges (expires_at);

create table staff_sessions (
  id_hash bytea primary key,
  public_id uuid not null unique,
  staff_id uuid not null references staff_members (id) on delete cascade,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  -- When the passkey was last used in this session.
  verified_at timestamptz not null default app_now()
);
create index staff_sessions_by_member on staff_sessions (staff_id);
