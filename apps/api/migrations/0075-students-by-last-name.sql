-- Support also looks for a student by the beginning of the last name.
create index if not exists students_by_last_name on students (lower(last_name || ' ' || first_name) text_pattern_ops);
