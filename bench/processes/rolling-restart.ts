import { setTimeout as sleep } from 'node:timers/promises';
import { COUNSELLING_SCENES } from '../../apps/api/test/crash/scenes/counselling.ts';
import type { World } from '../../apps/api/test/crash/world.ts';
import { compareWithTables, isDone, isTask, type Sent, startLoad, type Task } from '../lib/busy-students.ts';
import type { ProductProcess } from '../lib/server-process.ts';
import { openBalancer } from './balancer.ts';
import { type Company, type Kept, until } from './promises.ts';

type Needs = {
  world: World;
  /** Those that run now; `start` adds to them. */
  running: ProductProcess[];
  start: () => Promise<ProductProcess>;
  makeTask: () => Promise<Task>;
};
/** So many things that must happen once are to be sent while each process is on its way out: without them nothing is shown. */
const LEAST_TASKS = 12;
/** The job looks once a minute. */
const LOOKED_AGAIN_MS = 65_000;

/** Replaces every process by a new one, one after another, while students are at work. No request may fail or be rejected. */
export async function restartInTurn({ world, running, start, makeTask }: Needs): Promise<Kept> {
  const balancer = openBalancer();
  for (const { base } of running) balancer.add(base);
  const load = await startLoad(balancer.deliver, world, makeTask);
  const goings: { from: number; to: number }[] = [];
  try {
    for (const old of [...running]) {
      const fresh = await start();
      balancer.add(fresh.base);
      await sleep(500);
      const from = performance.now();
      await old.stop();
      goings.push({ from, to: performance.now() });
      running.splice(running.indexOf(old), 1);
      balancer.remove(old.base);
    }
    await load.finish();
  } finally {
    balancer.close();
  }
  const failed = load.sent.filter(isFailed);
  for (const { what, status, body, sentAt, answeredAt } of failed.slice(0, 5)) {
    const isGoing = goings.some(({ from, to }) => answeredAt >= from && sentAt <= to);
    const when = isGoing ? 'while a process went' : 'while none went';
    console.log(`${what}: ${status} after ${Math.round(answeredAt - sentAt)} ms, ${when}: ${body}`);
  }
  const { lost, twice } = await compareWithTables(world, load);
  const meanwhile = goings.map(
    ({ from, to }) => load.sent.filter((one) => isTask(one) && one.sentAt >= from && one.sentAt <= to).length,
  );
  const isUnderLoad = meanwhile.every((count) => count >= LEAST_TASKS);
  return {
    isKept: isUnderLoad && failed.length + lost + twice === 0,
    seen: `${load.sent.length} requests, failed ${failed.length}, writes ${load.reported.length + load.tasks.length}, lost ${lost}, twice ${twice}; payments, bookings, sign-ups and predictions sent while each process went: ${meanwhile.join(', ')} (at least ${LEAST_TASKS})`,
  };
}

/** What can be repeated must not be refused either; a task may, when it had happened before. */
const isFailed = (one: Sent) => !isDone(one) && (one.status === null || one.status >= 500 || !isTask(one));

/** Sessions that begin in half an hour, of which nobody was reminded yet: every process that starts looks for them. Answers with who is to be reminded. */
export async function planReminders(world: World, count: number): Promise<Planned> {
  const move = COUNSELLING_SCENES.find(({ name }) => name === 'move a session');
  for (let index = 0; index < count; index += 1) await move?.prepare(world);
  const { rows } = await world.pool.query<{ email: string }>(
    `update counselling_bookings set starts_at = app_now() + interval '30 minutes', ends_at = app_now() + interval '30 minutes' + (ends_at - starts_at),
       arranged_at = app_now() - interval '2 days' from students s
     where s.id = student_id and cancelled_at is null and arranged_at > app_now() - interval '1 hour' returning s.email`,
  );
  return { emails: rows.map(({ email }) => email), at: performance.now() };
}
type Planned = { emails: string[]; at: number };

/** Each of the students was reminded once, by whichever process: counted where their mail arrives, when every process has looked at least once more. */
export async function remindersGoOnce({ emails, at }: Planned, mail: Company['mail']): Promise<Kept> {
  const count = () =>
    emails.map(
      (email) =>
        mail.received.filter(
          ({ envelopeTo, subject }) => envelopeTo.includes(email) && subject?.startsWith('Reminder:'),
        ).length,
    );
  await until(async () => count().every((times) => times > 0));
  await sleep(Math.max(0, at + LOOKED_AGAIN_MS - performance.now()));
  const times = count();
  return {
    isKept: emails.length > 0 && times.every((time) => time === 1),
    seen: `${emails.length} sessions near, reminders that arrived for each: ${Math.min(...times)} to ${Math.max(...times)}`,
  };
}
