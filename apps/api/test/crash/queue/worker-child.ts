import { randomUUID } from 'node:crypto';
import { openSandboxGateway } from '../../../src/adapters/payment/sandbox/index.ts';
import { openDatabase, openPool } from '../../../src/db/client.ts';
import { openListener } from '../../../src/jobs/listener.ts';
import { openQueue, WAKE_CHANNEL } from '../../../src/jobs/queue.ts';
import { startJobs } from '../../../src/jobs/run-jobs.ts';
import { messagingJobs, startSenders } from '../../../src/modules/messaging/index.ts';
import { markSent } from '../../../src/modules/messaging/store.ts';
import type { Deps, Message } from '../../../src/ports.ts';
import { coreDeps } from '../core-deps.ts';
import { type CrashPoint, plantCrashPoints } from './crash-points.ts';
import { type MessageAct, perform } from './message-act.ts';
import type { WorkerSettings } from './worker.ts';

/** What the harness asks of the worker. It answers only that it works. */
export type WorkerOrder =
  | { type: 'work'; life: number; shiftMs: number }
  | { type: 'arm'; point: CrashPoint | null }
  | { type: 'perform'; acts: MessageAct[] };

const { connection, provider, mistake }: WorkerSettings = JSON.parse(process.env.CRASH_WORKER ?? '{}');
/** Enough for every act of a life at once and for the senders. */
const POOL_SIZE = 24;
const points = plantCrashPoints();
let deps: Deps | undefined;

/** Everything that a process with the role "worker" does with messages: senders, the sweep, and the upkeep of the queue. */
async function work({ life, shiftMs }: WorkerOrder & { type: 'work' }) {
  const pool = openPool(connection, POOL_SIZE, () => {});
  const core = { ...coreDeps(() => new Date(Date.now() + shiftMs)), db: openDatabase(pool) };
  const messenger = { send: (message: Message) => handOver(core, message, life) };
  deps = { ...core, gateway: openSandboxGateway(core), mailer: messenger, whatsApp: messenger };
  const listener = openListener(connection, core.log);
  await new Promise<void>((resolve) => listener.on(WAKE_CHANNEL, ({ type }) => type === 'listening' && resolve()));
  const { queue } = await openQueue({ pool, listener, log: core.log });
  await startSenders(deps, queue);
  await startJobs({ log: core.log, measure: (_job, run) => run() }, queue, messagingJobs(deps));
  // A first upkeep comes after half a minute; the harness has moved the clock, and does not wait for it.
  await queue.supervise();
  process.send?.('working');
}

async function handOver({ db }: Pick<Deps, 'db'>, { id, to }: Message, life: number) {
  if (mistake === 'marked first') await markSent(db, id, false);
  const given = { id: mistake === 'another id' ? randomUUID() : id, to, life };
  const { ok } = await fetch(provider, { method: 'POST', body: JSON.stringify(given) });
  if (!ok) throw new Error('the provider refused it');
  return { provider: 'recorder', providerId: id };
}

async function performAll(acts: MessageAct[]) {
  const working = deps;
  if (!working) throw new Error('it was told to act before it was told to work');
  const isOutside = mistake === 'outside';
  await Promise.all(acts.map((act) => perform(working, act, (tx) => (isOutside ? working.db : tx))));
}

async function obey(order: WorkerOrder) {
  if (order.type === 'work') return work(order);
  if (order.type === 'perform') return performAll(order.acts);
  points.arm(order.point);
}
process.on('message', (order: WorkerOrder) => {
  obey(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
// Without its harness there is nothing to do.
process.on('disconnect', () => process.exit(0));
