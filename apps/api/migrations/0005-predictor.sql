-- What students tell of their exams, and their predictions.
create table exam_profiles (
  student_id uuid primary key references students (id) on delete cascade,
  profile jsonb not null,
  updated_at timestamptz not null default app_now()
);

-- What all runs on the same data and model share, as it was sent: names, pools in words, forecasts. Written once, so that a run reopens as it was seen
-- after the facts have changed.
create table prediction_editions (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  exam text not null check (exam in ('mht-cet', 'josaa')),
  year integer not null,
  data_version text not null,
  model_version text not null,
  content bytea not null,
  created_at timestamptz not null default app_now()
);
-- It comes packed.
alter table prediction_editions alter column content set storage external;

create table prediction_runs (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  edition_id text not null references prediction_editions (id),
  year integer not null,
  title text not null,
  input jsonb not null,
  -- Of exam, year, data version and input: what makes two runs the same question.
  input_hash bytea not null check (octet_length(input_hash) = 32),
  counts jsonb not null,
  -- Places in the rank lists, what was missing, notes, reasons.
  details jsonb not null,
  -- Options, pools and chances, as columns of bytes.
  result bytea not null,
  created_at timestamptz not null default app_now()
);
-- Bytes that hardly shrink: packing them would cost more than it saves.
alter table prediction_runs alter column result set storage external;
create index prediction_runs_by_student on prediction_runs (student_id, created_at desc);
create index prediction_runs_by_question on prediction_runs (student_id, input_hash, created_at desc);
