-- The language a student has chosen: messages are written in it. Null until a choice was made. A sign-up keeps it until there is an account.
alter table students add column language text check (language in ('en', 'hi', 'mr'));
alter table signups add column language text check (language in ('en', 'hi', 'mr'));
