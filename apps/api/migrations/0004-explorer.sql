-- What students keep of the College Explorer. Colleges are facts in files: their ids stand here as plain text.
create table shortlist (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  college_id text not null check (college_id ~ '^[a-z0-9-]{1,100}$'),
  saved_at timestamptz not null default app_now(),
  primary key (student_id, exam, college_id)
);

-- A fact that a student calls wrong: which record and field, and on which state of the data. It outlives the account, without the name.
create table fact_reports (
  id uuid primary key,
  student_id uuid references students (id) on delete set null,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  college_id text not null,
  field text not null check (field <> ''),
  message text not null check (char_length(message) between 1 and 1000),
  data_version text not null,
  created_at timestamptz not null default app_now()
);
create index fact_reports_by_college on fact_reports (exam, college_id, created_at desc);
create index fact_reports_by_student on fact_reports (student_id, created_at desc);
