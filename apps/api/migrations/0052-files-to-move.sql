-- `ops files move` looks for what is still in the other place, also when nearly everything has moved.
create index if not exists ticket_screenshots_in_database on ticket_screenshots (ticket_id) where file_key is null;
create index if not exists ticket_screenshots_in_store on ticket_screenshots (ticket_id) where file_key is not null;
