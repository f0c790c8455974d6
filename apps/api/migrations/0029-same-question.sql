-- What makes two runs the same question: exam, year and input. Which forecasts answered it is told by the edition of the run.
create function prediction_question(exam text, year integer, input jsonb) returns bytea
  language sql immutable parallel safe
  return sha256(convert_to(exam || ' ' || year::text || ' ' || (input - 'year')::text, 'UTF8'));

update prediction_runs set input_hash = prediction_question(exam, year, input);
