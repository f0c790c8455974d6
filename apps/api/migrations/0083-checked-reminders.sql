-- By itself: reminders go on while old rows are checked.
alter table sent_round_reminders validate constraint sent_round_reminders_moment_check;
