import type { Pool } from 'pg';
import { enqueueMessage } from '../../apps/api/src/modules/messaging/index.ts';
import type { World } from '../../apps/api/test/crash/world.ts';

const BATCH = 5_000;
const DAY_MS = 86_400_000;

/** Adds a number of reminders to the queue. Their text is that of the first, which the product wrote. */
export async function addReminders({ deps }: World, pool: Pool, count: number): Promise<void> {
  const id = deps.newId();
  await enqueueMessage({ ...deps, newId: () => id }, deps.db, {
    kind: 'reminder',
    channel: 'email',
    to: 'reminders@growth.example',
    studentId: null,
    subject: 'Round 1 begins tomorrow',
    text: 'Round 1 begins tomorrow.',
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  for (let added = 1; added < count; added += BATCH)
    await pool.query(
      `with copied as (
         insert into outbox (id, kind, channel, recipient, sealed, expires_at)
         select gen_random_uuid(), kind, channel, recipient, sealed, expires_at
           from outbox, generate_series(1, $2) where id = $1 returning id)
       select count(queue.add_message(id, 'bulk-email', 0)) from copied`,
      [id, Math.min(BATCH, count - added)],
    );
  await tidy(pool, ['outbox', 'queue.job']);
}

/** What was filled in minutes grew over months in a real database, whose upkeep is done by then: it would otherwise fall into the rush. */
export async function tidy(pool: Pool, tables = ['']): Promise<void> {
  for (const table of tables) await pool.query(`vacuum analyze ${table}`);
  await pool.query('checkpoint');
}
