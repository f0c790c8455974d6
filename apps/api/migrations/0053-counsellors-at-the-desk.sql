-- Which member of the staff a counsellor is: that member sees the counsellor's calendar and sessions at the desk, and nobody else's.
alter table counsellors add column staff_id uuid references staff_members (id);
create unique index counsellors_by_member on counsellors (staff_id) where staff_id is not null;
