-- Recipients who get no messages on a channel. An ended row stays for a while, so that an old report does not revive it.
create table suppressions (
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null check (recipient <> ''),
  reason text not null check (reason in ('opted-out', 'complaint', 'hard-bounce')),
  since timestamptz not null default app_now(),
  ended_at timestamptz,
  primary key (channel, recipient)
);
create index suppressions_newest on suppressions (since desc);
create index suppressions_ended on suppressions (ended_at) where ended_at is not null;
-- Erasing an account looks for its contacts on every channel.
create index suppressions_by_recipient on suppressions (recipient);
