import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { audit, type Breach } from '../../src/modules/operations/index.ts';
import type { Act, Scene } from './act.ts';
import { comeBy } from './come-by.ts';
import { type KillPoint, MOMENTS } from './kill-points.ts';
import { spread } from './spread.ts';
import { type Fault, judge } from './verdict.ts';
import { startVictim } from './victim.ts';
import { openWorld, type World } from './world.ts';

export type KillFigures = {
  kills: number;
  /** So many of them came while something was asked and not yet answered. */
  interrupted: number;
  acts: number;
  faults: Fault[];
  breaches: Breach[];
};
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
const BURST_MS = 120;
/** When a burst is cut short: every moment of it in turn, the same in each run. */
const momentOf = (run: number) => ((run * 0.618) % 1) * BURST_MS;

/** Kills a real process with the whole server in it, again and again, and looks whether anything was lost or counted twice. */
export async function runKills({ connection, scenes, kills, bursts, tell = () => {} }: Options): Promise<KillFigures> {
  const world = await openWorld(connection);
  const harness = makeHarness(world, { connection, kills: kills + bursts });
  const figures: KillFigures = { kills: 0, interrupted: 0, acts: 0, faults: [], breaches: [] };
  const note = ({ isInterrupted, faults }: { isInterrupted: boolean; faults: Fault[] }, acts: number) => {
    figures.kills += 1;
    figures.interrupted += isInterrupted ? 1 : 0;
    figures.acts += acts;
    figures.faults.push(...faults);
  };
  try {
    const points = scenes.flatMap((scene) =>
      Array.from({ length: STATEMENTS }, (_, index) => index + 1).flatMap((statement) =>
        MOMENTS.map((moment) => ({ scene, point: { statement, moment } })),
      ),
    );
    for (const { scene, point } of spread(points, kills)) {
      const where = `${scene.name}, killed ${point.moment} statement ${point.statement}`;
      note(await harness.run([await scene.prepare(world)], where, point), 1);
      if (figures.kills % 20 === 0) tell(`${figures.kills} kills, ${figures.faults.length} faults`);
    }
    for (let burst = 0; burst < bursts; burst += 1) {
      const acts: Act[] = [];
      for (let index = 0; index < AT_ONCE; index += 1) {
        const scene = scenes[(burst * AT_ONCE + index) % scenes.length];
        if (scene) acts.push(await scene.prepare(world));
      }
      note(await harness.run(acts, `burst ${burst + 1}`, null), acts.length);
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
    /**
     * Asks for all at once, kills at the point or at any moment, and asks a new server for two in three of them again, twice at once. Other words about the same
     * things, false, late and out of order, come in between: in the middle of a burst, and afterwards.
     */
    async run(acts: Act[], where: string, point: KillPoint | null) {
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
      const sayOthers = (act: Act) => (act.others ?? []).map((other) => victim.ask(other));
      let open = acts.length;
      const asked = acts.map((act) => say(act).finally(() => (open -= 1)));
      const others = point ? [] : acts.flatMap(sayOthers);
      if (!point) await sleep(momentOf(runs));
      if (point) await Promise.race([Promise.all(asked), victim.dead]);
      const isInterrupted = point ? open > 0 || answered.size === 0 : open > 0;
      // Where the point lies beyond the end the answer has come, and now the power goes.
      victim.kill();
      await Promise.all([...asked, ...others, victim.dead]);
      if ((await victim.signal) !== 'SIGKILL') throw new Error(`${where}: the server ended by itself`);
      victim = next;
      if (runs < kills) next = startVictim(connection);
      await world.clock.advance({ seconds: 61 });
      await arm(null);
      const again = acts.filter((_, index) => (runs + index) % 3 !== 0);
      await Promise.all(again.flatMap((act) => [say(act), ...sayOthers(act), say(act)]));
      // Told to come back, a student does.
      for (const act of again) if (!answered.has(act) && (await act.effects()) === 0) await sayLater(act);
      const isOwed = async (act: Act) => again.includes(act) || (await act.isOwed?.()) === true;
      const isOpen = async (act: Act) => !act.isRefused && (await act.effects()) === 0 && isOwed(act);
      await comeBy(world, async () => (await Promise.all(acts.map(isOpen))).includes(true));
      const faults: Fault[] = [];
      for (const act of acts) {
        const seen = { effects: await act.effects(), isAnswered: answered.has(act), isOwed: await isOwed(act) };
        faults.push(...judge(where, act, seen));
      }
      await world.pool.query('update orders set next_check_at = null where next_check_at is not null');
      return { isInterrupted, faults };
    },
    close() {
      victim.kill();
      next.kill();
    },
  };
}
