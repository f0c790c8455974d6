-- When a question was asked last: asking it again opens the saved run, and that run is then the one the student means.
alter table prediction_runs add column asked_at timestamptz not null default app_now();
update prediction_runs set asked_at = created_at;
create index prediction_runs_by_asked on prediction_runs (student_id, asked_at desc);
drop index prediction_runs_by_student;
