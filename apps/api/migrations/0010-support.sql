-- Tickets of support, their threads, and feedback.

create table tickets (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  student_id uuid not null references students (id) on delete cascade,
  topic text not null check (topic <> ''),
  status text not null check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index tickets_by_student on tickets (student_id, updated_at desc);
create index tickets_by_status on tickets (status, updated_at);

create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  author text not null check (author in ('student', 'support')),
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz not null default app_now()
);
create index ticket_messages_by_ticket on ticket_messages (ticket_id, created_at);

-- Apart from the ticket, so that reading a list does not touch pictures.
create table ticket_screenshots (
  ticket_id uuid primary key references tickets (id) on delete cascade,
  jpeg bytea not null check (octet_length(jpeg) <= 2097152)
);

create table feedback (
  id uuid primary key,
  student_id uuid references students (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (char_length(text) <= 4000),
  created_at timestamptz not null default app_now()
);
create index feedback_by_time on feedback (created_at desc);
create index feedback_by_student on feedback (student_id);
