-- What was done for a student is read with the copy of their data: without walking the whole trail.
create index audit_log_by_subject on audit_log (subject);
