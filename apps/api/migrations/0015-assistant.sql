-- Conversations with the assistant, and how one is handed on to a person.

create table assistant_conversations (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  -- What it is about so far, for the next question: "and in Pune?".
  context jsonb not null default '{"slots": {}}',
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index assistant_conversations_by_student on assistant_conversations (student_id, updated_at desc);
create index assistant_conversations_by_age on assistant_conversations (updated_at);

-- A question and its answer. The browser names each question: sent twice, it is one.
create table assistant_exchanges (
  id uuid primary key,
  conversation_id uuid not null references assistant_conversations (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  client_message_id text not null check (char_length(client_message_id) between 1 and 128),
  question text not null check (octet_length(question) between 1 and 32768),
  state text not null check (state in ('working', 'done', 'stopped', 'failed')),
  answer jsonb,
  asked_at timestamptz not null default app_now(),
  -- Who works on it has claimed it then; after a crash somebody else may.
  claimed_at timestamptz not null default app_now(),
  check (state <> 'done' or answer is not null),
  unique (student_id, client_message_id)
);
create index assistant_exchanges_by_conversation on assistant_exchanges (conversation_id, asked_at);

-- What was said to the assistant before a ticket, as it was then. Apart from the ticket, so that lists do not read it.
create table ticket_transcripts (
  ticket_id uuid primary key references tickets (id) on delete cascade,
  text text not null check (octet_length(text) between 1 and 131072)
);

-- The conversation that the counsellor may read until the session is over.
alter table counselling_bookings
  add column shared_conversation_id uuid references assistant_conversations (id) on delete set null;
create index counselling_bookings_by_conversation on counselling_bookings (shared_conversation_id);
