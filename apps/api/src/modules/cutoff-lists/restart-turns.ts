import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Longer than any process takes to drain, stop and start again. A process that never comes back delays the others by as much. */
const TURN_SECONDS = 300;
/** A balancer needs some seconds to trust a process again. */
const PAUSE_SECONDS = 15;

/** Takes the turn to restart, by the clock of the database; false while another process has it. */
export async function takeTurn(db: Db, holder: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into facts_restarts (holder, until) values (${holder}, app_now() + make_interval(secs => ${TURN_SECONDS}))
    on conflict (only_row) do update set holder = excluded.holder, until = excluded.until
     where facts_restarts.until <= app_now()`);
  return rowCount === 1;
}

/** Ends the turn of a process that is ready again. */
export const endTurn = (db: Db, holder: string) =>
  db.execute(sql`
    update facts_restarts set until = app_now() + make_interval(secs => ${PAUSE_SECONDS})
     where holder = ${holder} and until > app_now() + make_interval(secs => ${PAUSE_SECONDS})`);
