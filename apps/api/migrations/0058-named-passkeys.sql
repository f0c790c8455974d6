-- A member may have several passkeys: each has a name, and an id that a page may know.
alter table staff_passkeys
  add column public_id uuid not null default gen_random_uuid() unique,
  add column name text not null default 'First device' check (char_length(name) between 1 and 40);
