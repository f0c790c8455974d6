import { setTimeout as sleep } from 'node:timers/promises';
import { COUNSELLING_SCENES } from '../../apps/api/test/crash/scenes/counselling.ts';
import type { World } from '../../apps/api/test/crash/world.ts';
import { compareWithTables, isDone, prepareTasks, type Sent, startLoad, TASK_SCENES } from '../lib/busy-students.ts';
import type { ProductProcess } from '../lib/server-process.ts';
import { openBalancer } from './balancer.ts';
import { type Kept, until } from './promises.ts';

type Needs = {
  world: World;
  /** Those that run now; `start` adds to them. */
  running: ProductProcess[];
  start: () => Promise<ProductProcess>;
  tasks: number;
};

/** Replaces every process by a new one, one after another, while students are at work. No request may fail, and none be told to come back. */
export async function restartInTurn({ world, running, start, tasks: count }: Needs): Promise<Kept> {
  const balancer = openBalancer();
  for (const { base } of running) balancer.add(base);
  const tasks = await prepareTasks(world, TASK_SCENES, count);
  const load = await startLoad(balancer.deliver, world, tasks);
  try {
    for (const old of [...running]) {
      const fresh = await start();
      balancer.add(fresh.base);
      await sleep(500);
      await old.stop();
      running.splice(running.indexOf(old), 1);
      balancer.remove(old.base);
    }
    await load.finish();
  } finally {
    balancer.close();
  }
  const failed = load.sent.filter(isFailed);
  for (const { what, status, body } of failed.slice(0, 5)) console.log(`${what}: ${status} ${body}`);
  const { lost, twice } = await compareWithTables(world, load, tasks);
  return {
    isKept: failed.length + lost + twice === 0,
    seen: `${load.sent.length} requests, failed ${failed.length}, writes ${load.reported.length + tasks.length}, lost ${lost}, twice ${twice}`,
  };
}

/** What can be repeated must not be refused either; a task may, when it had happened before. */
const isFailed = (one: Sent) =>
  !isDone(one) && (one.status === null || one.status >= 500 || one.what === 'report' || one.what === 'look');

/** Sessions that begin in half an hour, of which nobody was reminded yet: every process that starts looks for them. */
export async function planReminders(world: World, count: number): Promise<string[]> {
  const move = COUNSELLING_SCENES.find(({ name }) => name === 'move a session');
  for (let index = 0; index < count; index += 1) await move?.prepare(world);
  const { rows } = await world.pool.query<{ id: string }>(
    `update counselling_bookings set starts_at = app_now() + interval '30 minutes', ends_at = app_now() + interval '30 minutes' + (ends_at - starts_at),
       arranged_at = app_now() - interval '2 days' where cancelled_at is null and arranged_at > app_now() - interval '1 hour' returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Each of the sessions was reminded of once, by whichever process. */
export async function remindersGoOnce(world: World, bookingIds: string[]): Promise<Kept> {
  const count = async () => {
    const { rows } = await world.pool.query<{ reminded: number; sent: number }>(
      `select count(distinct r.booking_id)::int as reminded, count(m.id)::int as sent from counselling_reminders r
         left join outbox m on m.id = r.message_id and m.state = 'sent' where r.booking_id = any($1::uuid[])`,
      [bookingIds],
    );
    return rows[0] ?? { reminded: 0, sent: 0 };
  };
  await until(async () => (await count()).sent >= bookingIds.length);
  const { reminded, sent } = await count();
  return {
    isKept: bookingIds.length > 0 && reminded === bookingIds.length && sent === bookingIds.length,
    seen: `${bookingIds.length} sessions near, ${reminded} reminded of, ${sent} messages`,
  };
}
