-- Data copies and erasure look for all comments of a student; the index had only the unread ones.
drop index family_comments_by_student;
create index family_comments_by_student on family_comments (student_id);
