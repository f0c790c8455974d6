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
/** A student whose requests are rejected for longer than this was forgotten. */
const PATIENCE_MS = 90_000;
/** One student's visits: apart enough that the machine is not what is measured. */
const PACE_MS = { task: 250, report: 40, look: 40 };
const CROWD = { tasks: 6, reports: 3, looks: 2 };
/** Things to do that lie ready, because none can be prepared while the database is away. */
const STOCK = 36;
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

/** Whether it is one of the things that must happen once, and not one that may be repeated. */
export const isTask = ({ what }: Sent) => what !== 'report' && what !== 'look';

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

/** Prepares one thing to do after another, of all scenes in turn. */
export function taskMaker(world: World, scenes: readonly Scene[]): () => Promise<Task> {
  let turn = 0;
  return async () => {
    const scene = scenes[turn % scenes.length];
    turn += 1;
    if (!scene) throw new Error('there is no scene');
    return { name: scene.name, act: await scene.prepare(world), isDone: false };
  };
}

/** Prepares a number of tasks, from each scene in turn. */
export async function prepareTasks(world: World, scenes: readonly Scene[], count: number): Promise<Task[]> {
  const make = taskMaker(world, scenes);
  const tasks: Task[] = [];
  while (tasks.length < count) tasks.push(await make());
  return tasks;
}

/**
 * Students who pay, book, sign up and predict, others who report a wrong fact again and again, and others who look at their own page; until stopped. Who is told
 * to come back does so. There is always something more to do: `tasks` are those that were begun.
 */
export async function startLoad(deliver: Deliver, world: World, makeTask: () => Promise<Task>) {
  const sent: Sent[] = [];
  const reported: string[] = [];
  const tasks: Task[] = [];
  const stock: Task[] = [];
  const forgotten: string[] = [];
  let [isFed, isOver] = [true, false];
  while (stock.length < STOCK) stock.push(await makeTask());
  const send = async (what: string, ask: HttpAsk): Promise<Sent> => {
    const sentAt = performance.now();
    const answer = await deliver(ask);
    const noted = { what, sentAt, answeredAt: performance.now(), ...answer, body: answer.body.slice(0, 300) };
    sent.push(noted);
    return noted;
  };

  const feed = async () => {
    while (isFed)
      if (stock.length >= STOCK) await sleep(PACE_MS.task / CROWD.tasks);
      // While the database is away nothing can be prepared; what is half prepared is nobody's.
      else
        await makeTask().then(
          (task) => stock.push(task),
          () => sleep(COME_BACK_MS),
        );
  };
  const doTask = async (task: Task, ask: HttpAsk) => {
    for (const end = performance.now() + PATIENCE_MS; ; await sleep(COME_BACK_MS)) {
      const { status, isToldWhen } = await send(task.name, ask);
      task.isDone = status === 200;
      // The first try may have left its key behind when the database went away: it lapses after a minute.
      const isStillClaimed = status === 409 && isToldWhen;
      // What was done without an answer is refused when it is asked again: the tables decide.
      if (status !== null && status !== 503 && !isStillClaimed) return;
      if (performance.now() > end) return void forgotten.push(task.name);
    }
  };
  const doTasks = async () => {
    for (; isFed; await sleep(PACE_MS.task)) {
      const task = stock.shift();
      if (!task || 'job' in task.act.ask) continue;
      tasks.push(task);
      await doTask(task, task.act.ask);
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
  const visits = ready.map((visit) => visit());
  const work = [feed(), ...Array.from({ length: CROWD.tasks }, doTasks)];
  return {
    sent,
    reported,
    tasks,
    /** Waits for requests that have begun, and then stops all students. Throws when the requests of one were rejected again and again. */
    async finish() {
      isFed = false;
      await Promise.all(work);
      isOver = true;
      await Promise.all(visits);
      if (forgotten.length > 0)
        throw new Error(`not done in ${PATIENCE_MS / 1000} s, however often it was asked: ${forgotten.join('; ')}`);
    },
  };
}
export type Load = Awaited<ReturnType<typeof startLoad>>;

type Stored = { lost: number; twice: number };

/** Compares what was answered with what stands in the tables. Money that was taken must be credited too, if later and by nobody's word. */
export async function compareWithTables(
  world: World,
  { reported, tasks }: Pick<Load, 'reported' | 'tasks'>,
): Promise<Stored> {
  const { rows } = await world.pool.query<{ id: string }>(
    'select id::text from fact_reports where id::text = any($1)',
    [reported],
  );
  const there = new Set(rows.map(({ id }) => id));
  const stored = { lost: reported.filter((id) => !there.has(id)).length, twice: 0 };
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
