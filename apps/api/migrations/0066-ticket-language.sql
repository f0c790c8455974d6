-- The queue is filtered by the student's language. The ticket has a copy, because an index cannot read another table;
-- English where none was chosen, as the student reads us in English then.
alter table tickets add column language text not null default 'en';

-- A change of language is not a change of the ticket: an answer that is being written stays valid.
drop trigger tickets_count_revision on tickets;
create trigger tickets_count_revision before update on tickets
  for each row when (old.language is not distinct from new.language) execute function count_ticket_revision();

-- The database sets it: processes of the release before, which do not know the column, write tickets too.
-- The lock waits for a change of language that is not committed yet: it would not see this ticket.
create function set_ticket_language() returns trigger language plpgsql as $$
begin
  new.language := coalesce((select language from students where id = new.student_id for share), 'en');
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
