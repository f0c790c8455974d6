-- Facts that are made from a release's own facts and an approved list, and published at the desk.
create table facts_editions (
  id uuid primary key,
  list_id uuid not null references cutoff_lists (id),
  -- waiting: a worker builds it. ready: it can be looked at and published.
  state text not null check (state in ('waiting', 'ready', 'failed', 'published', 'rolled-back')),
  -- The version of the release's own facts: under another release it is not served.
  release_version text not null,
  -- The edition that it was built over; null over the release's own facts.
  parent_id uuid references facts_editions (id),
  -- The version of its facts, and how predictions of some candidates change.
  version text,
  preview jsonb,
  failure text,
  attempts integer not null default 0,
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null default app_now(),
  -- The order of publications: of one release, the highest that is published counts.
  number integer unique,
  published_by uuid references staff_members (id),
  published_at timestamptz,
  check ((number is not null) = (state in ('published', 'rolled-back'))),
  check (state in ('waiting', 'failed') or (version is not null and preview is not null))
);
create index facts_editions_of_list on facts_editions (list_id, asked_at desc);
-- A second click finds the edition that is being built.
create unique index facts_editions_waiting on facts_editions (list_id) where state = 'waiting';

-- The files of an edition that the release does not have: facts that differ, and forecasts.
create table facts_edition_files (
  edition_id uuid not null references facts_editions (id) on delete cascade,
  kind text not null check (kind in ('facts', 'forecasts')),
  path text not null check (path !~ '(^|/)\.\.?(/|$)' and path !~ '^/'),
  -- Of the file before it was gzipped.
  sha256 text not null,
  content bytea not null,
  primary key (edition_id, kind, path)
);

-- Whose turn it is to restart with other facts: one process after the other.
create table facts_restarts (
  only_row boolean primary key default true check (only_row),
  holder text not null,
  until timestamptz not null
);
