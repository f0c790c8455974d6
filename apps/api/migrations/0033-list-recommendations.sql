-- Programmes that a student does not want to see recommended again, for any list of the exam.
create table list_refusals (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  choice text not null,
  refused_at timestamptz not null default app_now(),
  primary key (student_id, exam, choice)
);

-- Trials of whether recommendations help: the newest row is in force. Without one, or with a share of 1, all students have recommendations.
create table list_trials (
  id integer generated always as identity primary key,
  share double precision not null check (share > 0 and share <= 1),
  salt text not null,
  started_at timestamptz not null default app_now()
);

-- Students who agreed to take part.
create table list_trial_consents (
  student_id uuid primary key references students (id) on delete cascade,
  agreed_at timestamptz not null default app_now()
);

-- What became of a list of a student who agreed: the first and the last simulated outcome.
create table list_trial_results (
  trial_id integer not null references list_trials (id) on delete cascade,
  list_id uuid not null references preference_lists (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  has_recommendations boolean not null,
  first_none double precision not null,
  first_length integer not null,
  last_none double precision not null,
  last_length integer not null,
  primary key (trial_id, list_id)
);
create index list_trial_results_by_student on list_trial_results (student_id);
create index list_trial_results_by_list on list_trial_results (list_id);
