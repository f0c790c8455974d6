-- Since when a student waits for us; null while none does. A further message does not move a ticket back in the queue.
alter table tickets add column waiting_since timestamptz;

-- For tickets that are open now: the first message that no answer followed, or the moment when staff reopened it.
update tickets t set waiting_since = coalesce(
  (select min(m.created_at) from ticket_messages m where m.ticket_id = t.id and m.created_at > coalesce(
    (select max(a.created_at) from ticket_messages a where a.ticket_id = t.id and a.author = 'support'), '-infinity')),
  t.updated_at)
  where t.status = 'open';

-- The database sets it: processes of the release before, which do not know the column, change tickets too.
create function note_ticket_waiting() returns trigger language plpgsql as $$
begin
  if new.status <> 'open' then
    new.waiting_since := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := coalesce(new.waiting_since, new.updated_at);
  elsif old.status <> 'open' then
    new.waiting_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger tickets_note_waiting before insert or update of status on tickets
  for each row execute function note_ticket_waiting();

-- The queue is sorted by it, and by the latest change where no student waits.
create index tickets_by_waiting on tickets (status, (coalesce(waiting_since, updated_at)), id);
create index tickets_of_member_by_waiting on tickets (assigned_to, (coalesce(waiting_since, updated_at)), id) where assigned_to is not null;
drop index tickets_of_member;
