-- What a student tells about the family's money. Every answer is optional: null is a question left open.
create table family_facts (
  student_id uuid primary key references students (id) on delete cascade,
  category text check (category in ('OPEN', 'SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC', 'SBC')),
  ews boolean,
  gender text check (gender in ('male', 'female', 'other')),
  -- The yearly income, in lakh rupees.
  income text check (income in ('up-to-1', '1-to-2.5', '2.5-to-6', '6-to-8', 'above-8')),
  domicile boolean,
  minority boolean,
  orphan boolean,
  stays text check (stays in ('hostel', 'home')),
  updated_at timestamptz not null default app_now()
);
