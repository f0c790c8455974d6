-- Notes of sent reminders are deleted by age.
create index if not exists sent_round_reminders_by_age on sent_round_reminders (sent_at);
