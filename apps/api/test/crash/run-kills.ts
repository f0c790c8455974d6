import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { audit, type Breach } from '../../src/modules/audit/index.ts';
import { reconcileDue } from '../../src/modules/billing/index.ts';
import { payBackPending } from '../../src/modules/billing/refund-order.ts';
import type { Act, Scene } from './act.ts';
import { type KillPoint, MOMENTS } from './kill-points.ts';
import { spread } from './spread.ts';
import { type Fault, judge } from './verdict.ts';
import { startVictim } from './victim.ts';
import { openWorld, type World } from './world.ts';

export type KillFigures = { kills: number; acts: number; faults: Fault[]; breaches: Breach[] };
type Options = {
  connection: pg.PoolConfig;
  scenes: Scene[];
  /** How often to kill at a statement, evenly spread over the scenes. */
  kills: number;
  /** How often to kill at a random moment, in the middle of many things at once. */
  bursts: number;
  tell?: (line: string) => void;
};
/** More statements than most scenes send; a kill beyond the end of one comes after its answer. */
const STATEMENTS = 24;
const AT_ONCE = 8;

/** Kills a real process with the whole server in it, again and again, and looks whether anything was lost or counted twice. */
export async function runKills({ connection, scenes, kills, bursts, tell = () => {} }: Options): Promise<KillFigures> {
  const world = await openWorld(connection);
  const harness = makeHarness(world, { connection, kills: kills + bursts });
  const figures: KillFigures = { kills: 0, acts: 0, faults: [], breaches: [] };
  try {
    const points = scenes.flatMap((scene) =>
      Array.from({ length: STATEMENTS }, (_, index) => index + 1).flatMap((statement) =>
        MOMENTS.map((moment) => ({ scene, point: { statement, moment } })),
      ),
    );
    for (const { scene, point } of spread(points, kills)) {
      const faults = await harness.run(
        [await scene.prepare(world)],
        `${scene.name}, killed ${point.moment} statement ${point.statement}`,
        point,
      );
      figures.kills += 1;
      figures.acts += 1;
      figures.faults.push(...faults);
      if (figures.kills % 20 === 0) tell(`${figures.kills} kills, ${figures.faults.length} faults`);
    }
    for (let burst = 0; burst < bursts; burst += 1) {
      const acts: Act[] = [];
      for (let index = 0; index < AT_ONCE; index += 1) {
        const scene = scenes[(burst * AT_ONCE + index) % scenes.length];
        if (scene) acts.push(await scene.prepare(world));
      }
      figures.faults.push(...(await harness.run(acts, `burst ${burst + 1}`, null)));
      figures.kills += 1;
      figures.acts += acts.length;
      if (burst % 20 === 19) tell(`${burst + 1} bursts, ${figures.faults.length} faults`);
    }
    return { ...figures, breaches: await audit(world.deps.db) };
  } finally {
    harness.close();
    await world.close();
  }
}

function makeHarness(world: World, { connection, kills }: { connection: pg.PoolConfig; kills: number }) {
  // One waits in the wings, so that a kill does not cost a start.
  let victim = startVictim(connection);
  let next = startVictim(connection);
  let runs = 0;
  const arm = async (point: KillPoint | null) => {
    const shiftMs = world.clock.now().getTime() - Date.now();
    await victim.order({ type: 'arm', point, shiftMs });
  };

  return {
    /** Asks for all at once, kills at the point or at random, and asks a new server for two in three of them again, twice at once. */
    async run(acts: Act[], where: string, point: KillPoint | null): Promise<Fault[]> {
      runs += 1;
      await arm(point);
      const answered = new Set<Act>();
      const say = async (act: Act) => {
        if ((await victim.ask(act.ask)) === 200) answered.add(act);
      };
      const sayLater = async (act: Act) => {
        await world.clock.advance({ seconds: 61 });
        await arm(null);
        await say(act);
      };
      const asked = acts.map(say);
      if (!point) await sleep(Math.random() * 120);
      if (point) await Promise.race([Promise.all(asked), victim.dead]);
      // Where the point lies beyond the end the answer has come, and now the power goes.
      victim.kill();
      await Promise.all([...asked, victim.dead]);
      victim = next;
      if (runs < kills) next = startVictim(connection);
      await world.clock.advance({ seconds: 61 });
      await arm(null);
      const again = acts.filter((_, index) => (runs + index) % 3 !== 0);
      await Promise.all(again.flatMap((act) => [say(act), say(act)]));
      // Told to come back, a student does.
      for (const act of again) if (!answered.has(act) && (await act.effects()) === 0) await sayLater(act);
      await world.clock.advance({ minutes: 11 });
      await reconcileDue(world.deps);
      await payBackPending(world.deps);
      const faults: Fault[] = [];
      for (const act of acts) {
        const isOwed = again.includes(act) || (await act.isOwed?.()) === true;
        faults.push(...judge(where, act, { effects: await act.effects(), isAnswered: answered.has(act), isOwed }));
      }
      await world.pool.query('update orders set next_check_at = null where next_check_at is not null');
      return faults;
    },
    close() {
      victim.kill();
      next.kill();
    },
  };
}
