-- Whether a profile is complete follows from what is in it; a stored moment would only ever disagree.
alter table students drop constraint students_erased_is_nobody;
alter table students drop column profile_completed_at;
alter table students add constraint students_erased_is_nobody check (erased_at is null
  or (first_name = '' and last_name = '' and email = 'erased:' || id and phone = 'erased:' || id
    and birth_date is null));
