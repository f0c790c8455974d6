-- What the desk needs for the season: where a date is published, what became of a reported fact, and edits of the FAQ.

alter table schedule_days
  add column address text check (address ~ '^https://' and char_length(address) <= 300);

alter table fact_reports
  add column state text not null default 'new' check (state in ('new', 'looked-into', 'mended', 'not-wrong')),
  add column note text not null default '' check (char_length(note) <= 500),
  -- Counts changes: a call that names an older number is refused.
  add column revision integer not null default 0;
-- The queue is read by page, oldest first where somebody waits.
create index if not exists fact_reports_queue on fact_reports (state, created_at, id);

-- Texts of the FAQ over those of the product's files. The newest row of an entry counts; older ones are its history.
create table faq_editions (
  entry text not null check (entry ~ '^[a-z]+(-[a-z]+)*$'),
  number integer not null check (number between 1 and 200),
  -- Null: the texts of the product's files again.
  texts jsonb,
  made_by text not null,
  made_at timestamptz not null default app_now(),
  primary key (entry, number)
);
