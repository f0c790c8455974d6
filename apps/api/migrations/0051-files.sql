-- Pictures may be in an object store. The row then has the name of the file and the key that opens it: without the row nobody can read the file.
alter table ticket_screenshots
  alter column jpeg drop not null,
  add column file_key text check (file_key <> ''),
  add column file_secret bytea check (octet_length(file_secret) = 32),
  add constraint ticket_screenshots_one_place check ((jpeg is null) = (file_key is not null) and (file_key is null) = (file_secret is null));

-- Files that no row needs. An upload is entered before it begins, an hour ahead, and taken out by the transaction that stores its row: a crash in
-- between leaves no file that nobody knows of.
create table files_to_delete (
  key text primary key check (key <> ''),
  due_at timestamptz not null
);
create index files_to_delete_by_time on files_to_delete (due_at, key);

create function queue_file_deletion() returns trigger language plpgsql as $$
begin
  insert into files_to_delete (key, due_at) values (old.file_key, app_now())
    on conflict (key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger ticket_screenshots_file_unneeded after delete on ticket_screenshots
  for each row when (old.file_key is not null) execute function queue_file_deletion();
create trigger ticket_screenshots_file_replaced after update on ticket_screenshots
  for each row when (old.file_key is not null and old.file_key is distinct from new.file_key) execute function queue_file_deletion();
