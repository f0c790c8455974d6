-- What operators tell everyone on every page, such as planned maintenance.
create table notices (
  id uuid primary key,
  severity text not null check (severity in ('info', 'warning', 'outage')),
  text text not null check (char_length(text) between 1 and 280),
  text_hi text check (char_length(text_hi) between 1 and 280),
  text_mr text check (char_length(text_mr) between 1 and 280),
  shows_from timestamptz not null default app_now(),
  -- Null: until it is cleared.
  shows_until timestamptz check (shows_until > shows_from),
  created_at timestamptz not null default app_now(),
  cleared_at timestamptz
);
-- One voice at a time: a new notice takes the place of the one before.
create unique index notices_one_standing on notices ((true)) where cleared_at is null;
