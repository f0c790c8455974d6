-- How bands fared in a season by what students told, as an operator published it: figures over at least fifty answers, no student.
create table published_outcomes (
  exam text not null,
  year integer not null,
  answers integer not null,
  bands jsonb not null,
  published_at timestamptz not null default app_now(),
  primary key (exam, year)
);
