-- What a student may ask of us with their own data: a copy, another contact, the end of the account.

alter table challenges drop constraint challenges_purpose_check;
alter table challenges add constraint challenges_purpose_check check (purpose in
  ('login', 'signup-email', 'signup-whatsapp', 'guardian', 'data-copy', 'delete-account', 'contact-old', 'contact-new'));

-- Of an erased account a row stays that names nobody: ledger, orders and invoices hang on it.
alter table students add column erased_at timestamptz;
alter table students drop constraint students_phone_digits;
alter table students add constraint students_phone_digits check (erased_at is not null or phone ~ '^91[0-9]{10}$');
alter table students add constraint students_erased_is_nobody check (erased_at is null
  or (first_name = '' and last_name = '' and email = 'erased:' || id and phone = 'erased:' || id
    and birth_date is null and profile_completed_at is null));

-- Accounts that are closed and wait to be erased. Taking the row away opens the account again.
create table account_closures (
  student_id uuid primary key references students (id) on delete cascade,
  asked_by text not null check (asked_by in ('student', 'operator')),
  asked_at timestamptz not null default app_now(),
  erase_at timestamptz not null
);
create index account_closures_due on account_closures (erase_at);

-- Copies of their data that students have opened with a code; each can be fetched for a short time.
create table data_copies (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index data_copies_by_student on data_copies (student_id, created_at desc);

-- A new e-mail address or phone on its way, one a student: the old contact confirms first, then the new one.
create table contact_changes (
  id uuid primary key,
  student_id uuid not null unique references students (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  old_contact text not null,
  new_contact text not null,
  old_confirmed_at timestamptz,
  created_at timestamptz not null default app_now()
);

-- Which version of the terms and of the privacy policy a student accepted, and when.
create table agreements (
  student_id uuid not null references students (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version <> ''),
  accepted_at timestamptz not null default app_now(),
  primary key (student_id, document, version)
);
-- Until now one version was shown to everyone who signed up.
insert into agreements (student_id, document, version, accepted_at)
  select id, document, '14 Nov 2026', created_at from students cross join unnest(array['terms', 'privacy']) as document;

-- An invoice never changes, but for the buyer's name and contact, which go with the account.
create function guard_invoice() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'details' is distinct from to_jsonb(old) - 'details'
    or new.details - 'buyer' is distinct from old.details - 'buyer'
    or new.details -> 'buyer' is distinct from '{"name": "", "email": "", "phone": ""}'::jsonb
    or not exists (select from students where id = old.student_id and erased_at is not null) then
    raise exception 'invoices is append-only';
  end if;
  return new;
end $$;
drop trigger invoices_append_only on invoices;
create trigger invoices_append_only before delete or truncate on invoices execute function refuse_change();
create trigger invoices_guard before update on invoices for each row execute function guard_invoice();

-- Money that comes for an account that is no more waits for a person, who gives it back.
alter table orders drop constraint orders_review_reason_check;
alter table orders add constraint orders_review_reason_check check (review_reason in
  ('amount', 'currency', 'merchant', 'second-signup', 'second-assessment', 'phone-taken', 'unverified', 'account-erased'));

-- What is swept away by age.
create index outbox_by_age on outbox (created_at) where state <> 'waiting';
