-- What seat came of a season, as the student told after it; asked once.
create table season_results (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  year integer not null,
  result text not null check (result in ('choice', 'other', 'none', 'not-said')),
  -- The choice of a list that was allotted.
  choice text,
  -- Whether the answer may be counted to check our estimates.
  may_count boolean not null,
  -- The chances in percent that the student last saw: of the choice that was allotted, and of those above it that were not. Only where it may be counted.
  obtained smallint check (obtained between 0 and 100),
  missed smallint[] not null default '{}' check (cardinality(missed) <= 300),
  answered_at timestamptz not null default app_now(),
  primary key (student_id, exam, year)
);
