-- What the desk needs of a ticket: whose it is, whether it changed meanwhile, who answered, and notes among staff.

alter table tickets
  add column assigned_to uuid references staff_members (id),
  add column revision integer not null default 0;

-- Counts every change of a ticket. An answer names the number it was written for, and is refused when that has changed.
create function count_ticket_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger tickets_count_revision before update on tickets
  for each row execute function count_ticket_revision();

alter table ticket_messages add column staff_id uuid references staff_members (id);

create table ticket_notes (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  staff_id uuid not null references staff_members (id),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default app_now()
);
create index ticket_notes_by_ticket on ticket_notes (ticket_id, created_at);

-- The queue is read by page, oldest first where somebody waits, newest first where nobody does.
create index if not exists tickets_queue on tickets (status, updated_at, id);
drop index tickets_by_status;
create index if not exists tickets_of_member on tickets (assigned_to, updated_at, id) where assigned_to is not null;
-- Support looks for a student by the beginning of the name.
create index if not exists students_by_name on students (lower(first_name || ' ' || last_name) text_pattern_ops);
