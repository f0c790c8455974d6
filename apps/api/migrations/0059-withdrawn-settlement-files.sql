-- A settlement file that was wrong can be withdrawn. Its lines stay and no longer count, and the same file may come again.
alter table settlement_files
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid references staff_members (id),
  -- The first and the last moment in it, so that people know it in a list.
  add column first_at timestamptz,
  add column last_at timestamptz,
  add check ((withdrawn_at is null) = (withdrawn_by is null)),
  drop constraint settlement_files_sha256_key;
update settlement_files f set first_at = l.first_at, last_at = l.last_at
  from (select file_id, min(happened_at) as first_at, max(happened_at) as last_at from settlement_lines group by file_id) l
  where l.file_id = f.id;
create unique index settlement_files_counted on settlement_files (sha256) where withdrawn_at is null;
create index settlement_files_newest on settlement_files (uploaded_at, id);

-- Each file has all of its lines, so a line that stands in two files still counts when one of them is withdrawn.
alter table settlement_lines
  drop constraint settlement_lines_pkey,
  add primary key (file_id, entity_id);
create index settlement_lines_by_entity on settlement_lines (gateway, entity_id);
