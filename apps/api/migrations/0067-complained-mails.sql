-- A mail that arrived and was reported as spam.
alter table message_deliveries
  drop constraint message_deliveries_state_check,
  add constraint message_deliveries_state_check
    check (state in ('accepted', 'sent', 'delivered', 'read', 'failed', 'complained')) not valid;
