-- Processes trust signed access tokens without reading the session. They must know which sessions ended while such a
-- token may be valid: from notifications, and after a lost connection from this table.
create table ended_sessions (
  id bigint generated always as identity primary key,
  -- Null: every session that was opened before this moment has ended.
  public_id uuid,
  ended_at timestamptz not null
);
create index ended_sessions_by_time on ended_sessions (ended_at);

-- The moment itself, not the start of the transaction: a token may be signed while the transaction runs.
create function end_access_tokens(ended uuid) returns void language plpgsql as $$
declare
  moment timestamptz := app_now() + (clock_timestamp() - now());
begin
  insert into ended_sessions (public_id, ended_at) values (ended, moment);
  perform pg_notify('session_ended', coalesce(ended::text, 'all ' || extract(epoch from moment)));
  -- No token outlives an hour. Whoever writes removes a few old rows, so the table needs no job.
  delete from ended_sessions where id in (
    select id from ended_sessions where ended_at < app_now() - interval '1 hour'
     order by ended_at limit 20 for update skip locked);
end $$;

create or replace function announce_session_end() returns trigger language plpgsql as $$
begin
  -- A token is signed only for a session that was seen within ten minutes: cleaning up old sessions tells nobody.
  if old.last_seen_at > app_now() - interval '1 hour' then perform end_access_tokens(old.public_id); end if;
  return old;
end $$;

-- Signing everybody out is one row and one notification, not a million.
create function announce_all_sessions_end() returns trigger language plpgsql as $$
begin
  perform end_access_tokens(null);
  return null;
end $$;
create trigger sessions_announce_all_end after truncate on sessions
  for each statement execute function announce_all_sessions_end();
