-- The language of tickets from before. By itself, so that no change of a table waits for it.
update tickets t set language = s.language from students s where s.id = t.student_id and s.language <> 'en';
