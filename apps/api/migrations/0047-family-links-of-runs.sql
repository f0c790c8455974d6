-- A family link opens a preference list or a saved prediction: exactly one of them.
alter table family_links
  alter column list_id drop not null,
  add column run_id uuid references prediction_runs (id) on delete cascade,
  add constraint family_links_open_one check (num_nonnulls(list_id, run_id) = 1);
create index family_links_by_run on family_links (run_id);
