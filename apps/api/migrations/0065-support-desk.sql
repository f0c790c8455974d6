-- Failures that a student met, for support: in the page, or when a call ended in an error of ours. No contact, code or text.
create table student_failures (
  id bigint generated always as identity primary key,
  student_id uuid not null references students (id) on delete cascade,
  at timestamptz not null default app_now(),
  source text not null check (source in ('page', 'call')),
  -- The first word of a page's address, or a call by its pattern: never an id or a token.
  place text not null check (char_length(place) <= 120),
  kind text not null check (char_length(kind) <= 40),
  device text not null check (char_length(device) <= 40)
);
create index student_failures_by_student on student_failures (student_id, id);
create index student_failures_by_age on student_failures (at);

-- The queue is filtered by the student's language. It stands in the ticket, because an index cannot look into another table;
-- English where none was chosen, as the student reads us in English then.
alter table tickets add column language text not null default 'en';

-- A change of language is not a change of the ticket: an answer that is being written stays valid.
drop trigger tickets_count_revision on tickets;
create trigger tickets_count_revision before update on tickets
  for each row when (old.language is not distinct from new.language) execute function count_ticket_revision();

update tickets t set language = s.language from students s where s.id = t.student_id and s.language <> 'en';

-- The database sets it: processes of the release before, which do not know the column, write tickets too.
create function set_ticket_language() returns trigger language plpgsql as $$
begin
  new.language := coalesce((select language from students where id = new.student_id), 'en');
  return new;
end $$;
create trigger tickets_set_language before insert on tickets
  for each row execute function set_ticket_language();

create function pass_language_to_tickets() returns trigger language plpgsql as $$
begin
  update tickets set language = coalesce(new.language, 'en') where student_id = new.id;
  return null;
end $$;
create trigger students_pass_language after update of language on students
  for each row when (old.language is distinct from new.language) execute function pass_language_to_tickets();

-- Every combination of filters is one range of an index, sorted as the queue is: all tickets, those of nobody, those of somebody.
create index tickets_by_filter on tickets (status, topic, language, (coalesce(waiting_since, updated_at)), id);
create index tickets_of_nobody_by_filter on tickets (status, topic, language, (coalesce(waiting_since, updated_at)), id) where assigned_to is null;
create index tickets_of_member_by_filter on tickets (assigned_to, status, topic, language, (coalesce(waiting_since, updated_at)), id) where assigned_to is not null;
drop index tickets_by_waiting;
drop index tickets_of_member_by_waiting;

-- Support also looks for a student by the beginning of the last name.
create index if not exists students_by_last_name on students (lower(last_name || ' ' || first_name) text_pattern_ops);
