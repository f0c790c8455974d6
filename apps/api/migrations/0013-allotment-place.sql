-- The place of the seat on the form as it was locked: the list may be filled in anew before the next round. Null where no seat was allotted, and for seats entered before.
alter table round_allotments add column place smallint check (place between 1 and 300);
