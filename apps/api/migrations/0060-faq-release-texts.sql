-- Texts of the FAQ as releases had them, so that the desk can say when a release changed the text beneath an edit.
create table faq_release_texts (
  entry text not null check (entry ~ '^[a-z]+(-[a-z]+)*$'),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  texts jsonb not null,
  -- When the first server with this text started.
  first_seen_at timestamptz not null default app_now(),
  primary key (entry, digest)
);
-- The text of the release that an edit was written over. Null: an edit from before this was stored.
alter table faq_editions add column release_digest text;
