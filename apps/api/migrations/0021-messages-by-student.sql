-- Messages and sent codes say whose account they are about: an address changes, and some go to a guardian or a counsellor.
alter table outbox add column student_id uuid references students (id) on delete cascade;
alter table code_sends add column student_id uuid references students (id) on delete cascade;

-- What went to an address or number that an account has now, or had when it signed up or bought something.
with contacts as (
  select id, email as contact, 1 as place from students where erased_at is null
  union all select id, phone, 1 from students where erased_at is null
  union all select student_id, email, 2 from signups where student_id is not null
  union all select student_id, phone, 2 from signups where student_id is not null
  union all select student_id, lower(details -> 'buyer' ->> 'email'), 2 from invoices
), owners as (
  select distinct on (contact) contact, id from contacts where contact <> '' order by contact, place
), sent as (
  update outbox set student_id = owners.id from owners where recipient = owners.contact returning 1
)
update code_sends set student_id = owners.id from owners where split_part(budget_key, ':', 1) = owners.contact;

-- What went to a guardian whom only one student has named.
with guardians as (
  select contact, min(student_id::text)::uuid as student_id from guardian_consents
  group by contact having count(distinct student_id) = 1
), sent as (
  update outbox set student_id = guardians.student_id from guardians
  where outbox.student_id is null and recipient = guardians.contact returning 1
)
update code_sends set student_id = guardians.student_id from guardians
where code_sends.student_id is null and split_part(budget_key, ':', 1) = guardians.contact;

create index outbox_by_student on outbox (student_id) where student_id is not null;
create index code_sends_by_student on code_sends (student_id) where student_id is not null;
