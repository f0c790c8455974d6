import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openSandboxGateway } from '../../../src/adapters/payment/sandbox/index.ts';
import { openDatabase, openPool, timeLimits } from '../../../src/db/client.ts';
import { seedCoupons, seedTiers } from '../../../src/modules/billing/index.ts';
import { DELIVERY } from '../../../src/modules/messaging/deliver.ts';
import { audit, type Breach } from '../../../src/modules/operations/index.ts';
import type { Deps } from '../../../src/ports.ts';
import { makeClock } from '../../clock.ts';
import { untilNothingIsHeld } from '../come-by.ts';
import { coreDeps } from '../core-deps.ts';
import { aPaidOrder } from '../paid-orders.ts';
import type { Fault } from '../verdict.ts';
import { CRASH_POINTS, type CrashPoint } from './crash-points.ts';
import { isAtRest, judgeMessages } from './judge-messages.ts';
import { type MessageAct, WITNESSES } from './message-act.ts';
import type { QueueMutant } from './queue-mutants.ts';
import { startProvider } from './recording-provider.ts';
import { startWorker } from './worker.ts';

type QueueFigures = {
  kills: number;
  /** So many of them came at the point that was meant. */
  reached: number;
  messages: number;
  /** So many messages were handed over more than once. */
  again: number;
  /** How long the last life took until nothing was left to do. */
  recoveredMs: number;
  faults: Fault[];
  breaches: Breach[];
};
type Options = {
  connection: pg.PoolConfig;
  kills: number;
  mutant?: QueueMutant;
  /** How long the last life has. */
  patienceMs?: number;
  tell?: (line: string) => void;
};

const PATIENT = timeLimits(60_000);
/** Several of each kind in a life, so that a kill meets messages in every state. */
const ACTS = 12;
/** A kill without a point comes at any moment of so many. */
const BURST_MS = 250;
const momentOf = (run: number) => ((run * 0.618) % 1) * BURST_MS;
/** If the point is not reached by then, this process had nothing to do that leads there. */
const POINT_PATIENCE_MS = 20_000;
/** Longer than a claim, and than any pointer or run is left to a process that does not answer. */
const LAPSE = { claimSeconds: DELIVERY.claimSeconds + 1, queueSeconds: 121 };
/** The pause before the queue gives a pointer to another process. */
const RETRY_SECONDS = 6;

/**
 * Kills a real process that writes messages and sends them through the real queue, again and again. Between two lives the clocks move on, so that claims
 * lapse without waiting. A last life may finish; then what a provider outside of all of them was given is compared with what was committed.
 */
export async function runQueueKills({
  connection,
  kills,
  mutant,
  patienceMs = 30_000,
  tell,
}: Options): Promise<QueueFigures> {
  const pool = openPool({ ...connection, ...PATIENT }, 4, () => {});
  const clocks = makeClocks(pool);
  const core = { ...coreDeps(clocks.now), db: openDatabase(pool) };
  const deps: Deps = { ...core, gateway: openSandboxGateway(core) };
  await seedTiers(deps.db);
  await seedCoupons(deps.db);
  await pool.query(`${WITNESSES}; ${mutant?.sql ?? ''}`);
  const provider = await startProvider();
  const settings = { connection: { ...connection, ...PATIENT }, provider: provider.url, mistake: mutant?.mistake };
  const points: (CrashPoint | null)[] = mutant?.points ?? [...CRASH_POINTS, null, null];
  const markedIn = new Map<string, number>();
  const figures = { kills: 0, reached: 0, messages: 0, again: 0, recoveredMs: 0 };
  // The next one reads its code while this one works.
  let worker = startWorker(settings);
  let next = startWorker(settings);
  try {
    for (let life = 1; life <= kills; life += 1) {
      const point = points[(life - 1) % points.length] ?? null;
      const acts = await prepareActs(deps, life);
      // A life has one sweep, soon after its start.
      if (point === 'sweep begun') worker.arm(point);
      await worker.work({ life, shiftMs: await clocks.shiftMs() });
      // Some messages are under way before the end can come.
      worker.perform(acts.slice(0, ACTS / 2));
      await sleep(momentOf(life));
      worker.arm(point);
      worker.perform(acts.slice(ACTS / 2));
      if (point) figures.reached += await Promise.race([worker.dead.then(() => 1), sleep(POINT_PATIENCE_MS, 0)]);
      else await sleep(momentOf(life + 1));
      worker.kill();
      if ((await worker.signal) !== 'SIGKILL') throw new Error(`life ${life}: the worker ended by itself`);
      figures.kills += 1;
      worker = next;
      // The last one is not killed.
      if (life < kills) next = startWorker(settings);
      await untilNothingIsHeld({ pool });
      const { rows } = await pool.query<{ id: string }>("select id from outbox where state = 'sent'");
      for (const { id } of rows) if (!markedIn.has(id)) markedIn.set(id, life);
      await clocks.lapse();
      if (life % 20 === 0) tell?.(`${life} kills of workers, ${provider.handovers.length} messages handed over`);
    }
    const began = performance.now();
    const since = await clocks.queueNow();
    await worker.work({ life: kills + 1, shiftMs: await clocks.shiftMs() });
    await clocks.moveQueue(RETRY_SECONDS);
    while (!(await isAtRest(pool, since)) && performance.now() - began < patienceMs) await sleep(100);
    figures.recoveredMs = Math.round(performance.now() - began);
    const { handovers } = provider;
    const ofOne = [...Map.groupBy(handovers, ({ to }) => to).values()];
    figures.messages = ofOne.length;
    figures.again = ofOne.filter(({ length }) => length > 1).length;
    const faults = await judgeMessages({ pool, handovers, markedIn });
    return { ...figures, faults, breaches: await audit(deps.db) };
  } finally {
    worker.kill();
    next.kill();
    await Promise.all([worker.dead, next.dead]);
    provider.close();
    await pool.end();
  }
}

const KINDS = ['code', 'receipt', 'session', 'reminder'] as const;

/** Messages of every lane by both channels, a third of them undone, and payments with their receipts. */
async function prepareActs(deps: Deps, life: number): Promise<MessageAct[]> {
  const acts: MessageAct[] = [];
  for (let number = 0; number < ACTS; number += 1) {
    const kind = KINDS[number % KINDS.length] ?? 'code';
    if (kind === 'receipt') {
      const { id, transactionId, amountPaise, currency, merchant } = await aPaidOrder(deps, 'predictions', false);
      const paid = { eventId: id, outcome: 'paid' as const, paymentId: `pay-${id}` };
      acts.push({ type: 'payment', evidence: { ...paid, transactionId, amountPaise, currency, merchant } });
      continue;
    }
    const channel = (life + number) % 3 === 0 ? 'whatsapp' : 'email';
    const to =
      channel === 'email' ? `${kind}-${randomUUID()}@example.com` : `91${randomInt(6_000_000_000, 9_999_999_999)}`;
    acts.push({ type: 'message', kind, channel, to, isUndone: (life + number) % 3 === 1 });
  }
  return acts;
}

/** The clock of the product and that of the queue, which the harness moves on. */
function makeClocks(pool: pg.Pool) {
  const clock = makeClock(pool);
  let queueSeconds = 0;
  const one = async <T>(text: string): Promise<T> => (await pool.query({ text, rowMode: 'array' })).rows[0]?.[0];
  const moveQueue = async (seconds: number) => {
    queueSeconds += seconds;
    await pool.query(
      `create or replace function queue.job_now() returns timestamptz language sql stable as
         $$ select pg_catalog.now() + interval '${queueSeconds} seconds' $$`,
    );
  };
  return {
    now: clock.now,
    /** How far the product's clock is ahead of the real one, which is what a process has. */
    shiftMs: () => one<number>('select (extract(epoch from app_now() - now()) * 1000)::float8'),
    queueNow: () => one<Date>('select queue.job_now()'),
    moveQueue,
    async lapse() {
      await clock.advance({ seconds: LAPSE.claimSeconds });
      await moveQueue(LAPSE.queueSeconds);
    },
  };
}
