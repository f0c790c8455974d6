-- Counts over the last hour or day, as one row for each slot of time: what is asked at every code sent must not count rows. Each count is spread over parts, so
-- that writers do not wait for each other.
create table rolling_counts (
  -- What is counted and for whom: `codes-used:203.0.113.0/24`.
  name text not null,
  slot timestamptz not null,
  part smallint not null,
  -- May be negative: what is taken back may have been added to another slot.
  count integer not null,
  primary key (name, slot, part)
);
create index rolling_counts_by_age on rolling_counts (slot);

-- The limit on wrong codes grows with the codes used in the last day.
insert into rolling_counts (name, slot, part, count)
  select 'codes-verified:' || network, date_bin('1 hour', used_at, 'epoch'), 0, count(distinct challenge_id)
  from code_sends where used_at > app_now() - interval '1 day' group by network, 2
  union all
  select 'codes-verified:everyone', date_bin('1 hour', used_at, 'epoch'), 0, count(distinct challenge_id)
  from code_sends where used_at > app_now() - interval '1 day' group by 2;
drop index code_sends_used;

-- How far the deletion of old rows has come, by table: rows deleted ever, and when a run last left none behind.
create table clean_ups (
  name text primary key,
  deleted bigint not null default 0,
  finished_at timestamptz,
  failed_at timestamptz
);
