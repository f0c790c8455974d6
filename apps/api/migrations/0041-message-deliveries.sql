-- What the service that took a message reports about it. The row goes with its message.
create table message_deliveries (
  message_id uuid primary key references outbox (id) on delete cascade,
  provider text not null,
  provider_id text,
  state text not null default 'accepted' check (state in ('accepted', 'sent', 'failed', 'delivered', 'read')),
  reason text,
  accepted_at timestamptz not null default app_now(),
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  -- The mail that went out because WhatsApp could not deliver.
  instead_id uuid
);
create index message_deliveries_by_provider_id on message_deliveries (provider_id) where provider_id is not null;
