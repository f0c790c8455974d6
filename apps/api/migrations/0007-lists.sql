-- Preference lists. Choices are official codes of the facts, first preference first; the whole order is one value, so that an edit either counts whole or not at all.
create table preference_lists (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  name text not null check (char_length(name) between 1 and 60),
  -- Grows with every edit: an edit made on an older one is refused.
  version integer not null default 1 check (version >= 1),
  choices text[] not null default '{}' check (cardinality(choices) <= 300),
  -- For whom the list was judged when the student last saw it, and how each choice stood.
  seen jsonb,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index preference_lists_by_student on preference_lists (student_id, exam, updated_at desc);

-- What a student was allotted in the real rounds, as entered.
create table round_allotments (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  year integer not null,
  round integer not null check (round between 1 and 10),
  list_id uuid not null references preference_lists (id) on delete cascade,
  -- Null: no seat in that round.
  choice text,
  entered_at timestamptz not null default app_now(),
  primary key (student_id, exam, year, round)
);
create index round_allotments_by_list on round_allotments (list_id);

create table document_ticks (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  document text not null check (document ~ '^[a-z0-9-]{1,60}$'),
  ticked_at timestamptz not null default app_now(),
  primary key (student_id, exam, document)
);

-- Who asked to be reminded of the dates, and how.
create table round_reminders (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  email boolean not null,
  whatsapp boolean not null,
  updated_at timestamptz not null default app_now(),
  primary key (student_id, exam)
);
create index round_reminders_by_exam on round_reminders (exam) where email or whatsapp;

-- A reminder goes out once, however many servers look.
create table sent_round_reminders (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  step text not null,
  moment text not null check (moment in ('begins', 'ends')),
  day date not null,
  channel text not null check (channel in ('email', 'whatsapp')),
  sent_at timestamptz not null default app_now(),
  primary key (student_id, exam, step, moment, day, channel)
);

-- Days of the official schedule that operators entered, over what the file of the facts says.
create table schedule_days (
  exam text not null check (exam in ('mht-cet', 'josaa')),
  year integer not null,
  step text not null check (step ~ '^[a-z0-9-]{1,60}$'),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  source text not null check (source <> ''),
  as_of date not null,
  updated_at timestamptz not null default app_now(),
  primary key (exam, year, step)
);

-- What a student's lists were judged for today: different profiles, different programmes. A list costs no attempt, and is no predictor for a whole class.
create table list_days (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  day date not null,
  profiles text[] not null default '{}',
  choices text[] not null default '{}',
  primary key (student_id, exam)
);
