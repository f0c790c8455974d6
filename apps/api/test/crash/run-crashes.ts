import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { audit, type Breach } from '../../src/modules/audit/index.ts';
import { reconcileDue, seedCoupons, seedTiers } from '../../src/modules/billing/index.ts';
import type { Order } from '../../src/modules/billing/order-store.ts';
import { makeClock } from '../clock.ts';
import { type CrashDeps, openCrashDeps } from './crash-deps.ts';
import { type KillPoint, MOMENTS } from './kill-points.ts';
import { aPaidOrder, CALLBACK_PATH, callbackOf, KINDS, type Kind, returnPathOf } from './paid-orders.ts';
import { startVictim, type Victim } from './victim.ts';

/** How the gateway's word reaches the server. */
const WAYS = ['callback', 'return'] as const;
type Way = (typeof WAYS)[number];
type Scene = { kind: Kind; way: Way; point: KillPoint };
export type Figures = {
  kills: number;
  orders: number;
  /** The gateway has the money and the student nothing. */
  lost: number;
  doubleCredited: number;
  /** Answered with success, and not paid afterwards. */
  forgotten: number;
  breaches: Breach[];
};
type Options = {
  connection: pg.PoolConfig;
  /** How many of all kill points to try, evenly spread; without it every one. */
  kills?: number;
  /** How often to kill in the middle of many callbacks at once. */
  bursts: number;
  /** The naive settlement is there to be caught. */
  settlement?: 'real' | 'naive';
  tell?: (line: string) => void;
};

/** Kills the server at every point of settlement, again and again, with doubled, late and reordered words in between; then looks whether anything was lost or counted twice. */
export async function runCrashes(options: Options): Promise<Figures> {
  const { connection, kills, bursts, settlement = 'real', tell = () => {} } = options;
  const { deps, pool } = openCrashDeps(connection);
  await seedTiers(deps.db);
  await seedCoupons(deps.db);
  const crash = makeCrash(deps, () => startVictim(connection, settlement));
  try {
    const scenes = kills === 0 ? [] : spread(await listScenes(crash), kills);
    tell(`${scenes.length} kill points`);
    for (const [index, scene] of scenes.entries()) {
      await crash.at(scene);
      if (index % 20 === 19) tell(`${index + 1} of ${scenes.length}`);
    }
    for (let burst = 0; burst < bursts; burst += 1) await crash.inBurst();
    await makeClock(pool).advance({ days: 1 });
    await reconcileDue({ ...deps, now: () => new Date(Date.now() + 86_400_000) });
    return { ...crash.counts(), ...(await judge(deps, crash.answered)), breaches: await audit(deps.db) };
  } finally {
    crash.close();
    await pool.end();
  }
}

/** Every statement of every way to settle each kind of order, with its three moments. */
async function listScenes(crash: ReturnType<typeof makeCrash>): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (const kind of KINDS)
    for (const way of WAYS) {
      const statements = await crash.countStatements(kind, way);
      for (let statement = 1; statement <= statements; statement += 1)
        for (const moment of MOMENTS) scenes.push({ kind, way, point: { statement, moment } });
    }
  return scenes;
}

const spread = <T>(all: T[], count = all.length): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor((index * all.length) / count)],
  ).filter((one) => one !== undefined);

function makeCrash(deps: CrashDeps, start: () => Victim) {
  const answered = new Set<string>();
  let [kills, orders] = [0, 0];
  let victim = start();
  // Waits in the wings, so that a kill does not cost a start.
  let next = start();
  const replace = () => {
    victim = next;
    next = start();
  };

  const send = async (order: Order, way: Way) => {
    const isReturn = way === 'return';
    const status = await (isReturn
      ? victim.call(returnPathOf(deps, order))
      : victim.call(CALLBACK_PATH, callbackOf(deps, order)));
    // A return redirects also while nothing is known; only the callback's success promises anything.
    if (status === 200) answered.add(order.transactionId);
    return status;
  };
  const anOrder = (kind: Kind) => {
    orders += 1;
    return aPaidOrder(deps, kind);
  };

  return {
    answered,
    counts: () => ({ kills, orders }),
    async countStatements(kind: Kind, way: Way): Promise<number> {
      const order = await anOrder(kind);
      await victim.order({ type: 'arm', point: null });
      await send(order, way);
      return (await victim.order({ type: 'count' })) ?? 0;
    },
    /** One kill at one point. What follows is left to chance: doubled words, or nothing but reconciliation. */
    async at({ kind, way, point }: Scene) {
      const order = await anOrder(kind);
      await victim.order({ type: 'arm', point });
      await send(order, way);
      // The point may lie beyond the end of a shorter way; then nobody died.
      if (victim.isAlive()) await Promise.race([victim.dead, sleep(20)]);
      if (victim.isAlive()) return;
      kills += 1;
      replace();
      if (kills % 3 === 0) return;
      const again = callbackOf(deps, order, `again:${order.id}`);
      const words = [victim.call(CALLBACK_PATH, again), victim.call(CALLBACK_PATH, again), send(order, 'return')];
      await Promise.all(words);
    },
    /** Many words about a few orders at once, in any order, and the power goes while they are worked on. */
    async inBurst() {
      const placed = await Promise.all(
        Array.from({ length: 6 }, (_, index) => anOrder(index % 2 ? 'signup' : 'top-up')),
      );
      const words = placed.flatMap((order) => [
        send(order, 'callback'),
        send(order, 'return'),
        send(order, 'callback'),
      ]);
      await sleep(Math.random() * 60);
      victim.kill();
      await Promise.all([...words, victim.dead]);
      kills += 1;
      replace();
      // To half of them the gateway says it again, twice at once; the rest waits for reconciliation.
      const again = placed.slice(0, 3).flatMap((order) => [send(order, 'callback'), send(order, 'callback')]);
      await Promise.all(again);
    },
    close() {
      victim.kill();
      next.kill();
    },
  };
}

/** Compares what the gateway knows with what the students have. */
async function judge({ db }: CrashDeps, answered: Set<string>) {
  const { rows } = await db.execute<{ transaction_id: string; state: string; credits: number; kinds: number }>(sql`
    select o.transaction_id, o.state,
      (select count(*)::int from ledger l where l.reference = 'order:' || o.id) as credits,
      ((o.attempts > 0)::int + (o.sessions > 0)::int + (o.assessments > 0)::int) as kinds
    from orders o join sandbox_payments p on p.transaction_id = o.transaction_id and p.outcome = 'paid'`);
  return {
    lost: rows.filter(({ state, credits, kinds }) => state !== 'paid' || credits < kinds).length,
    doubleCredited: rows.filter(({ credits, kinds }) => credits > kinds).length,
    forgotten: rows.filter((row) => answered.has(row.transaction_id) && row.state !== 'paid').length,
  };
}
