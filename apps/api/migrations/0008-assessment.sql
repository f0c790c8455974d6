-- Age, the consent of a parent or guardian, and the psychometric assessment.
alter table students add column birth_date date;

-- Asked for until a code is typed, given until it is withdrawn. The wording's version says what was agreed to.
create table guardian_consents (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  guardian_name text not null check (char_length(guardian_name) between 2 and 80),
  channel text not null check (channel in ('email', 'whatsapp')),
  contact text not null check (contact <> ''),
  version text not null,
  asked_at timestamptz not null default app_now(),
  given_at timestamptz,
  withdrawn_at timestamptz
);
create unique index guardian_consents_one_asked on guardian_consents (student_id) where given_at is null and withdrawn_at is null;
create unique index guardian_consents_one_given on guardian_consents (student_id) where given_at is not null and withdrawn_at is null;
create index guardian_consents_by_student on guardian_consents (student_id, asked_at desc);

-- Norms and reliabilities computed from stored answers; the newest of a version is used.
create table assessment_norms (
  id bigint generated always as identity primary key,
  instrument_version text not null,
  sample_size integer not null check (sample_size >= 300),
  content jsonb not null,
  created_at timestamptz not null default app_now()
);
create index assessment_norms_newest on assessment_norms (instrument_version, id desc);

-- One sitting of the assessment. What is deleted leaves a row that says only that it was there: the allowance stays spent.
create table assessments (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  instrument_version text not null,
  state text not null default 'in-progress' check (state in ('in-progress', 'completed', 'deleted')),
  started_at timestamptz not null default app_now(),
  completed_at timestamptz,
  verdict text check (verdict in ('valid', 'caution', 'retake')),
  scores jsonb,
  norms_id bigint references assessment_norms (id),
  check (state <> 'completed' or (completed_at is not null and verdict is not null and scores is not null)),
  check (state <> 'deleted' or scores is null),
  check ((completed_at is null) = (verdict is null))
);
create unique index assessments_one_under_way on assessments (student_id) where state = 'in-progress';
create index assessments_by_student on assessments (student_id, started_at desc);
create index assessments_by_norms on assessments (norms_id);

-- When the clock of a timed part began.
create table assessment_sections (
  assessment_id uuid not null references assessments (id) on delete cascade,
  section text not null,
  started_at timestamptz not null default app_now(),
  primary key (assessment_id, section)
);

create table assessment_answers (
  assessment_id uuid not null references assessments (id) on delete cascade,
  item text not null,
  choice smallint not null check (choice >= 0),
  -- Given by the device; of two answers the one with the larger number stands.
  sequence integer not null check (sequence > 0),
  took_ms integer,
  saved_at timestamptz not null default app_now(),
  primary key (assessment_id, item)
);

-- Links to a report. The token itself is never stored.
create table assessment_shares (
  id uuid primary key,
  assessment_id uuid not null references assessments (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- What it was made for: 'link', or whose booking.
  purpose text not null check (purpose <> ''),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz,
  unique (assessment_id, purpose)
);
create index assessment_shares_by_student on assessment_shares (student_id);
