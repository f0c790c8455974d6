-- There is one assessment a student: money that comes for a second one waits for a person, who gives it back.
alter table orders drop constraint orders_review_reason_check;
alter table orders add constraint orders_review_reason_check
  check (review_reason in ('amount', 'currency', 'merchant', 'second-signup', 'second-assessment', 'phone-taken', 'unverified'));
