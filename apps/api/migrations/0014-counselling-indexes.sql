-- Every minute the reminders of sessions ahead are looked up, few among all that ever went out.
create index counselling_reminders_ahead on counselling_reminders (starts_at);
-- The stars of each counsellor are read with every list of counsellors, from the index alone.
create index counselling_bookings_rated on counselling_bookings (counsellor_id) include (stars) where stars is not null;
