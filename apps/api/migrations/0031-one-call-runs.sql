-- Adds an entry to a student's ledger. False when the balance would fall below zero, or when the same cause was counted before.
create function add_ledger_entry(of_student uuid, of_kind text, change integer, cause text, cause_reference text) returns boolean
  language plpgsql as $$
begin
  -- The next change of the same ledger waits here. What follows is another statement, so it sees what was committed meanwhile.
  perform from students where id = of_student for update;
  insert into ledger (student_id, kind, amount, reason, reference, balance_after)
    select of_student, of_kind, change, cause, cause_reference, coalesce(sum(amount), 0)::int + change
      from ledger where student_id = of_student and kind = of_kind
    having coalesce(sum(amount), 0)::int + change >= 0
        on conflict do nothing;
  return found;
end $$;

-- Spends an attempt, unless the run is free, and saves the run, in one call. It does neither where the same question was answered from the same
-- edition meanwhile (`saved_at` is null) or no attempt is left (`is_exhausted`).
create function save_prediction_run(
  run_id uuid, of_student uuid, of_exam text, of_edition text, of_year integer, run_title text, run_input jsonb, run_counts jsonb,
  run_details jsonb, run_result bytea, is_free boolean, recent_days integer, out saved_at timestamptz, out is_exhausted boolean
) language plpgsql as $$
declare
  question bytea := prediction_question(of_exam, of_year, run_input);
begin
  is_exhausted := false;
  perform from students where id = of_student for update;
  if exists (
    select from prediction_runs
     where student_id = of_student and input_hash = question and created_at > app_now() - make_interval(days => recent_days)
       and edition_id = of_edition and get_byte(substring(result from 1 for 1), 0) = get_byte(run_result, 0)
  ) then
    return;
  end if;
  if not is_free and not add_ledger_entry(of_student, 'attempts', -1, 'use', 'run:' || run_id) then
    is_exhausted := true;
    return;
  end if;
  insert into prediction_runs
    (id, student_id, exam, edition_id, year, title, input, input_hash, counts, details, result, created_at, asked_at)
  values
    (run_id, of_student, of_exam, of_edition, of_year, run_title, run_input, question, run_counts, run_details, run_result, app_now(), app_now())
  returning created_at into saved_at;
end $$;
