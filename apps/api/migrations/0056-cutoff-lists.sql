-- Lists of cut-offs that were uploaded at the desk. An operator puts an approved one into the facts; nothing here is served.
create table cutoff_lists (
  id uuid primary key,
  list text not null check (list in ('josaa', 'csab', 'mht-cet')),
  state text not null check (state in ('checked', 'faulty', 'approved', 'refused', 'applied', 'rolled-back')),
  -- The file, gzipped by us; gone when the list was refused.
  content bytea check (octet_length(content) <= 25165824),
  bytes integer not null check (bytes between 1 and 25165824),
  -- What the data build says of it, and how many kinds of error.
  report jsonb not null,
  errors integer not null check (errors >= 0),
  -- The facts that it was checked against, and those that contain it.
  checked_version text not null,
  applied_version text,
  uploaded_by uuid not null references staff_members (id),
  uploaded_at timestamptz not null default app_now(),
  approved_by uuid references staff_members (id),
  check (approved_by <> uploaded_by),
  check ((content is null) = (state = 'refused'))
);
create index cutoff_lists_newest on cutoff_lists (uploaded_at desc, id);
