-- Failures that a student met, for support: in the page, or when a call ended in an error of ours. No contact, code or text.
create table student_failures (
  id bigint generated always as identity primary key,
  student_id uuid not null references students (id) on delete cascade,
  at timestamptz not null default app_now(),
  source text not null check (source in ('page', 'call')),
  -- The first word of a page's address, or a call by its pattern: never an id or a token.
  place text not null check (char_length(place) <= 120),
  kind text not null check (char_length(kind) <= 40),
  device text not null check (char_length(device) <= 40)
);
create index student_failures_by_student on student_failures (student_id, id);
create index student_failures_by_age on student_failures (at);
