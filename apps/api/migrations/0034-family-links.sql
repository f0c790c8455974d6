-- Read-only links to a preference list, for parents or a counsellor. The token itself is not stored.
create table family_links (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  list_id uuid not null references preference_lists (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  language text not null check (language in ('en', 'hi', 'mr')),
  -- Whether the page shows the student's first name.
  shows_name boolean not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz
);
create index family_links_by_student on family_links (student_id, expires_at);
create index family_links_by_list on family_links (list_id);
create index family_links_by_end on family_links (expires_at);

-- What somebody with a link wrote to the student. It is deleted with the link.
create table family_comments (
  id uuid primary key,
  link_id uuid not null references family_links (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  -- As the writer calls themselves.
  name text check (char_length(name) between 1 and 40),
  text text not null check (char_length(text) between 1 and 280),
  written_at timestamptz not null default app_now(),
  read_at timestamptz
);
create index family_comments_by_link on family_comments (link_id, written_at);
create index family_comments_by_student on family_comments (student_id) where read_at is null;

-- The address under which a calendar program fetches the dates of an exam.
create table calendar_feeds (
  student_id uuid not null references students (id) on delete cascade,
  exam text not null check (exam in ('mht-cet', 'josaa')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  language text not null check (language in ('en', 'hi', 'mr')),
  created_at timestamptz not null default app_now(),
  primary key (student_id, exam)
);
