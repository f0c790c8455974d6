-- Counsellors, when they have time, and the sessions that students book with them.
-- Equality beside overlap in one index: that is what keeps two sessions from sharing a minute.
create extension if not exists btree_gist;

create table counsellors (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  name text not null check (name <> ''),
  email text not null check (email = lower(email)),
  headline text not null,
  about text not null,
  languages text[] not null check (cardinality(languages) > 0),
  topics text[] not null check (cardinality(topics) > 0),
  exams text[] not null check (cardinality(exams) > 0),
  -- Who is not active takes no new bookings; those made stay.
  is_active boolean not null default true,
  created_at timestamptz not null default app_now()
);

-- Every week: 1 is Monday, minutes count from midnight in India.
create table counsellor_hours (
  counsellor_id text not null references counsellors (id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  from_minute integer not null check (from_minute >= 0),
  to_minute integer not null check (to_minute <= 1440),
  primary key (counsellor_id, weekday, from_minute),
  check (from_minute < to_minute),
  exclude using gist (counsellor_id with =, weekday with =, int4range(from_minute, to_minute) with &&)
);

-- Days that are not like every week. A whole day is 0 to 1440.
create table counsellor_exceptions (
  id uuid primary key,
  counsellor_id text not null references counsellors (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('open', 'closed')),
  from_minute integer not null check (from_minute >= 0),
  to_minute integer not null check (to_minute <= 1440),
  created_at timestamptz not null default app_now(),
  check (from_minute < to_minute),
  unique (counsellor_id, day, kind, from_minute, to_minute)
);

create table counselling_bookings (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  counsellor_id text not null references counsellors (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  topic text not null,
  question text not null check (char_length(question) <= 1000),
  shares_profile boolean not null,
  shares_predictions boolean not null,
  shares_report boolean not null,
  -- Names the room that both meet in; nobody can guess it.
  room text not null unique check (char_length(room) >= 20),
  -- Grows with every change, so that calendars replace what they hold.
  sequence integer not null default 0,
  created_at timestamptz not null default app_now(),
  -- When it got the time that it has.
  arranged_at timestamptz not null default app_now(),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('student', 'counsellor')),
  cancel_reason text,
  is_returned boolean not null default false,
  attendance text check (attendance in ('held', 'no-show')),
  notes text,
  next_steps text[],
  notes_at timestamptz,
  stars integer check (stars between 1 and 5),
  comment text check (char_length(comment) <= 1000),
  rated_at timestamptz,
  check (starts_at < ends_at),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (not is_returned or cancelled_at is not null),
  check ((notes is null) = (notes_at is null)),
  check ((stars is null) = (rated_at is null)),
  constraint counsellor_is_in_one_session exclude using gist
    (counsellor_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null),
  constraint student_is_in_one_session exclude using gist
    (student_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
);
create index counselling_bookings_by_student on counselling_bookings (student_id, starts_at desc);
create index counselling_bookings_by_counsellor on counselling_bookings (counsellor_id, starts_at);
create index counselling_bookings_ahead on counselling_bookings (starts_at) where cancelled_at is null;

-- Which reminder went out for which time: each goes once, whoever sends it. The message can be taken back while it waits.
create table counselling_reminders (
  booking_id uuid not null references counselling_bookings (id) on delete cascade,
  kind text not null check (kind in ('hour-before', 'day-before')),
  starts_at timestamptz not null,
  message_id uuid not null,
  primary key (booking_id, kind, starts_at)
);
