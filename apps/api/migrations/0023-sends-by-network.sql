-- The network that asked for a code: one network may use only part of what an address or number gets. Deleted after a day with its row.
alter table code_sends add column network text not null default '';
-- Null: it counts as asked for, but nothing was sent.
alter table code_sends alter column channel drop not null;
