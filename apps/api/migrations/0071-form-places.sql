-- The place of an allotted seat in the official form when it was entered. The list and the profile change later, the locked form does not.
-- Null where it was not known, and in rows of earlier releases.
alter table round_allotments add column form_place smallint;
