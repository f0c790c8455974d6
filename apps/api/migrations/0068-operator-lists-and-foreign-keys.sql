-- Pages of failed messages, newest first.
create index if not exists outbox_dead_newest on outbox (created_at desc, id desc) where state = 'dead';

-- When a row is deleted, PostgreSQL looks for others that name it: without an index it reads the whole table.
create index if not exists coupon_uses_by_coupon on coupon_uses (coupon_code);
create index if not exists orders_by_coupon on orders (coupon_code) where coupon_code is not null;
create index if not exists orders_by_tier on orders (tier_id);
create index if not exists prediction_runs_by_edition on prediction_runs (edition_id);
create index if not exists signups_by_affiliation on signups (affiliation_code) where affiliation_code is not null;
create index if not exists ticket_messages_by_member on ticket_messages (staff_id) where staff_id is not null;
create index if not exists ticket_notes_by_member on ticket_notes (staff_id);
