import type pg from 'pg';

/** Lifts every budget of a database: one that is spent answers 429 to everything, and nothing behind it would be tried. */
export const liftBudgets = (pool: pg.Pool) =>
  pool.query(`
    create or replace function lift_budget() returns trigger language plpgsql as $$ begin new.spent := 1; return new; end $$;
    create or replace trigger lift_budget before insert or update on budgets for each row execute function lift_budget()`);
