-- Students who said no to the study of suggestions, so that they are not asked again.
create table list_trial_declines (
  student_id uuid primary key references students (id) on delete cascade,
  declined_at timestamptz not null default app_now()
);
