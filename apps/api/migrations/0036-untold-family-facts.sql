-- Answers that the student took back: the exam profile must not fill them in again.
alter table family_facts add column untold text[] not null default '{}'
  check (untold <@ array['category', 'ews', 'gender', 'income', 'domicile', 'minority', 'orphan', 'stays']);
