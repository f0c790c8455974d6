-- A reminder of documents, weeks before a registration.
alter table sent_round_reminders
  drop constraint sent_round_reminders_moment_check,
  add constraint sent_round_reminders_moment_check check (moment in ('begins', 'ends', 'papers')) not valid;
