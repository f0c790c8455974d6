-- Indexes for tables that grow with students or time. On a large installation build them concurrently first (docs/operations.md); each is on one line for that.

-- What is deleted by its age.
create index if not exists sessions_by_last_seen on sessions (last_seen_at);
create index if not exists sessions_by_age on sessions (created_at);
create index if not exists known_browsers_by_last_use on known_browsers (last_used_at);
create index if not exists guardian_consents_unanswered on guardian_consents (asked_at) where given_at is null;
create index if not exists assessment_shares_by_end on assessment_shares (expires_at);
create index if not exists data_copies_by_age on data_copies (created_at);
create index if not exists contact_changes_by_age on contact_changes (created_at);
-- Events of paid orders stay, so an index over all of them would be read to the end every time.
create index if not exists payment_events_to_delete on payment_events (received_at) where outcome <> 'paid';
drop index payment_events_by_age;

-- What operators look for: the newest orders of all, of a state, and those that are awaited.
create index if not exists orders_newest on orders (created_at desc, id desc);
create index if not exists orders_by_state on orders (state, created_at desc);
create index if not exists orders_awaited on orders (created_at desc, id desc) where state in ('created', 'redirected') or next_check_at is not null;
create index if not exists tickets_newest on tickets (updated_at desc);

-- What belongs to a student: the copy of their data, and its deletion.
create index if not exists signups_by_student on signups (student_id) where student_id is not null;
create index if not exists challenges_by_owner on challenges (split_part(subject, ':', 1));
create index if not exists code_sends_by_contact on code_sends (split_part(budget_key, ':', 1));
create index if not exists budgets_by_word on budgets using gin (string_to_array(key, ':')) with (fastupdate = off);

-- Uses of a coupon are counted from the index alone.
create index if not exists coupon_uses_in_use on coupon_uses (coupon_code, state) include (reserved_until, order_id) where state in ('reserved', 'consumed');
drop index coupon_uses_counted;

-- What was bought with a coupon or by students of a school, in a period.
create index if not exists orders_with_coupon on orders (coupon_code, paid_at) where coupon_code is not null and paid_at is not null;
create index if not exists students_by_affiliation on students (affiliation_code, created_at) where affiliation_code is not null;
-- Reminders go out page by page.
create index if not exists round_reminders_to_send on round_reminders (exam, student_id) where email or whatsapp;
drop index round_reminders_by_exam;

-- The stars of each counsellor are shown with every list of counsellors: sums, instead of all sessions that were ever rated.
alter table counsellors add column ratings integer not null default 0, add column stars integer not null default 0;
update counsellors c set (ratings, stars) =
  (select count(*), coalesce(sum(b.stars), 0) from counselling_bookings b where b.counsellor_id = c.id and b.stars is not null);
drop index counselling_bookings_rated;
