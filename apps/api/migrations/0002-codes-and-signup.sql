-- One-time codes that wait to be typed: for logging in, for the two steps of a sign-up, for a guardian's consent.
create table challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'signup-email', 'signup-whatsapp', 'guardian')),
  -- Whose code it is: a student, a pending sign-up, a consent.
  subject text not null,
  -- The browser that asked: the code works nowhere else.
  browser_id text not null,
  -- HMAC over purpose, subject, id and code, with a key that is not in the database.
  code_hash bytea not null,
  tries integer not null default 0,
  code_expires_at timestamptz not null,
  created_at timestamptz not null default app_now(),
  -- A new code takes the place of the old one.
  constraint challenges_one_each unique (purpose, subject, browser_id)
);
create index challenges_by_age on challenges (created_at);

-- Every code that went out, to bound how many a person gets. One whose code was used no longer counts.
create table code_sends (
  id bigint generated always as identity primary key,
  challenge_id uuid not null,
  channel text not null check (channel in ('email', 'whatsapp')),
  -- The address or number; for a browser that has signed in before, with that browser's mark: it has a budget of its own.
  budget_key text not null,
  sent_at timestamptz not null default app_now(),
  used_at timestamptz
);
create index code_sends_by_budget on code_sends (budget_key, sent_at);
create index code_sends_by_challenge on code_sends (challenge_id);
create index code_sends_by_age on code_sends (sent_at);

-- Browsers in which a student has signed in before.
create table known_browsers (
  student_id uuid not null references students (id) on delete cascade,
  browser_id text not null,
  last_used_at timestamptz not null default app_now(),
  primary key (student_id, browser_id)
);

create table affiliation_codes (
  code text primary key check (code ~ '^[A-Z0-9]{1,6}$'),
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default app_now()
);

-- Sign-ups on their way: one a browser, until the plan is chosen or the payment is settled.
create table signups (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  phone text not null check (phone ~ '^91[0-9]{10}$'),
  affiliation_code text references affiliation_codes (code),
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  -- The account that came of it.
  student_id uuid references students (id) on delete set null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  constraint signups_email_before_phone check (phone_verified_at is null or email_verified_at is not null)
);
create index signups_by_expiry on signups (expires_at);
create index signups_by_email on signups (email);

alter table students add constraint students_affiliation_code_known foreign key (affiliation_code) references affiliation_codes (code);
