import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE_PATH } from '@dakhila/contract';
import { factReports } from '@dakhila/contract/fact-reports';
import { students } from '@dakhila/contract/students';
import { aStudent } from '../../apps/api/test/builders.ts';
import { type Act, askOf, type HttpAsk, type Scene } from '../../apps/api/test/crash/act.ts';
import { SCENES } from '../../apps/api/test/crash/scenes/index.ts';
import { PREDICTION_SCENES } from '../../apps/api/test/crash/scenes/spending.ts';
import type { World } from '../../apps/api/test/crash/world.ts';

/** One request and what became of it. `status` is null when no answer came. */
export type Sent = {
  what: string;
  sentAt: number;
  answeredAt: number;
  status: number | null;
  isToldWhen: boolean;
  body: string;
};
/** Something to be done once, and whether it was answered as done. A browser that is only sent on, as after a payment, has been promised nothing yet. */
export type Task = { name: string; act: Act; isDone: boolean };

/** No answer after this long is a hang: nothing of ours takes a quarter of it. */
const HANG_MS = 20_000;
const COME_BACK_MS = 250;
/** One student's visits: apart enough that the machine is not what is measured. */
const PACE_MS = { task: 80, report: 40, look: 40 };
const CROWD = { tasks: 6, reports: 3, looks: 2 };
/** Long, so that a full disk is felt soon. */
const REPORT = { exam: 'mht-cet', collegeId: '16006', field: 'fees', message: 'x'.repeat(900) } as const;

/** Brings one request to a server, as a browser or a gateway would. */
export type Deliver = (ask: HttpAsk) => Promise<Pick<Sent, 'status' | 'isToldWhen' | 'body'>>;

/** Brings requests to one server. */
export const deliverTo =
  (base: string, limitMs = HANG_MS): Deliver =>
  ({ method, url, headers, payload }) =>
    fetch(base + url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      ...(payload ? { body: Uint8Array.from(payload) } : {}),
    }).then(
      async (answer) => ({
        status: answer.status,
        isToldWhen: answer.headers.has('retry-after'),
        body: await answer.text(),
      }),
      (error: unknown) => ({ status: null, isToldWhen: false, body: String(error) }),
    );

export const isDone = ({ status }: Pick<Sent, 'status'>) => status !== null && status < 400;

/** What is asked for by a call, happens once, and is not to be refused. */
export const TASK_SCENES = SCENES.filter(({ name }) => !/ by reconcile|^refund|^a paisa|^back without/.test(name));

/** Asks for one prediction of each exam and waits as long as it takes: the first ones read the forecasts. */
export async function warmUp(base: string, world: World): Promise<void> {
  for (const { act, name } of await prepareTasks(world, PREDICTION_SCENES, PREDICTION_SCENES.length)) {
    if ('job' in act.ask) continue;
    const { status, body } = await deliverTo(base, 300_000)(act.ask);
    if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
  }
}

/** Prepares so many things to do, of as many scenes in turn. */
export async function prepareTasks(world: World, scenes: readonly Scene[], count: number): Promise<Task[]> {
  const tasks: Task[] = [];
  for (let index = 0; index < count; index += 1) {
    const scene = scenes[index % scenes.length];
    if (scene) tasks.push({ name: scene.name, act: await scene.prepare(world), isDone: false });
  }
  return tasks;
}

/**
 * Students who pay, book, sign up and predict, others who report a wrong fact again and again, and others who look at their own page; until stopped.
 * Who is told to come back does so.
 */
export async function startLoad(deliver: Deliver, world: World, tasks: readonly Task[]) {
  const sent: Sent[] = [];
  const reported: string[] = [];
  const waiting = [...tasks];
  let isOver = false;
  const send = async (what: string, ask: HttpAsk): Promise<Sent> => {
    const sentAt = performance.now();
    const answer = await deliver(ask);
    const noted = { what, sentAt, answeredAt: performance.now(), ...answer, body: answer.body.slice(0, 300) };
    sent.push(noted);
    return noted;
  };

  const doTasks = async () => {
    for (let task = waiting.shift(); task && !isOver; task = waiting.shift()) {
      if ('job' in task.act.ask) continue;
      for (;;) {
        const { status } = await send(task.name, task.act.ask);
        task.isDone = status === 200;
        // What was done without an answer is refused when it is asked again: the tables decide.
        if (status !== null && status !== 503) break;
        await sleep(COME_BACK_MS);
      }
      await sleep(PACE_MS.task);
    }
  };
  const report = async () => {
    const { browser } = await aStudent(world);
    const ask = await askOf(browser, factReports.send, { body: REPORT });
    return async () => {
      while (!isOver) {
        const { status, body } = await send('report', ask);
        const id = status === 200 ? /"id":"([^"]+)"/.exec(body)?.[1] : undefined;
        if (id) reported.push(id);
        await sleep(PACE_MS.report);
      }
    };
  };
  const look = async () => {
    const { browser } = await aStudent(world);
    const { headers } = await askOf(browser, factReports.send, {});
    return async () => {
      while (!isOver) {
        await send('look', { method: 'GET', url: API_BASE_PATH + students.me.path, headers });
        await sleep(PACE_MS.look);
      }
    };
  };
  const ready = [
    ...(await Promise.all(Array.from({ length: CROWD.reports }, report))),
    ...(await Promise.all(Array.from({ length: CROWD.looks }, look))),
  ];
  const crowd = [...ready.map((visit) => visit()), ...Array.from({ length: CROWD.tasks }, doTasks)];
  return {
    sent,
    reported,
    /** Lets the tasks come to their end, and then everybody go. */
    async finish() {
      while (waiting.length > 0) await sleep(COME_BACK_MS);
      await Promise.all(crowd.slice(ready.length));
      isOver = true;
      await Promise.all(crowd);
    },
  };
}
export type Load = Awaited<ReturnType<typeof startLoad>>;

type Stored = { lost: number; twice: number };

/** Compares what was answered with what stands in the tables. Money that was taken must be credited too, if later and by nobody's word. */
export async function compareWithTables(
  world: World,
  load: Pick<Load, 'reported'>,
  tasks: readonly Task[],
): Promise<Stored> {
  const { rows } = await world.pool.query<{ id: string }>(
    'select id::text from fact_reports where id::text = any($1)',
    [load.reported],
  );
  const there = new Set(rows.map(({ id }) => id));
  const stored = { lost: load.reported.filter((id) => !there.has(id)).length, twice: 0 };
  for (const { name, act, isDone } of tasks) {
    const effects = isDone || !act.isOwed ? await act.effects() : await effectsInTime(world, act);
    if (effects === 1) continue;
    console.log(`${name}: ${isDone ? 'answered as done' : 'not answered as done'}, happened ${effects} times`);
    if (effects > 1) stored.twice += 1;
    else stored.lost += 1;
  }
  return stored;
}

/** The next look of the job that asks the gateway comes after a minute: it is called earlier here. */
async function effectsInTime({ pool }: World, { effects }: Act): Promise<number> {
  for (let turn = 0; turn < 60; turn += 1) {
    const times = await effects();
    if (times > 0) return times;
    await pool.query('update orders set next_check_at = app_now() where next_check_at > app_now()');
    await sleep(COME_BACK_MS * 2);
  }
  return 0;
}
