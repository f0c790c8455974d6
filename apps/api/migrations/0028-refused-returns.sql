-- A return that the gateway refuses waits for a person instead of being asked for again every hour.
alter table extra_payments drop constraint extra_payments_state_check;
alter table extra_payments add constraint extra_payments_state_check
  check (state in ('refund_due', 'refund_pending', 'refund_refused', 'refunded'));
