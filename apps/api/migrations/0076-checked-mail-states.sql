-- By itself: senders go on while old rows are checked.
alter table message_deliveries validate constraint message_deliveries_state_check;
