import type pg from 'pg';
import { audit, type Breach } from '../../src/modules/operations/index.ts';
import type { Scene } from './act.ts';
import { MOMENTS } from './kill-points.ts';
import { FOLLOW_UPS, type Point, runPoint, runUndisturbed } from './run-point.ts';
import { spread } from './spread.ts';
import type { Fault } from './verdict.ts';
import { type Mutation, openWorld } from './world.ts';

export type PointFigures = { points: number; cuts: number; scenes: number; faults: Fault[]; breaches: Breach[] };
type Options = {
  connection: pg.PoolConfig;
  scenes: Scene[];
  /** How many of all points to try, evenly spread; without it every one. */
  points?: number | undefined;
  mutation?: Mutation | undefined;
  tell?: (line: string) => void;
};

/** Before, during and after every statement of a scene and right after its answer, with each of the things that may follow. */
function pointsOf(scene: Scene, statements: number): Point[] {
  const kills = Array.from({ length: statements }, (_, index) =>
    MOMENTS.map((moment) => ({ statement: index + 1, moment })),
  ).flat();
  // A statement that never comes: the server answers, and then the power goes.
  kills.push({ statement: statements + 1, moment: 'before' });
  return kills.flatMap((kill) => FOLLOW_UPS.map((after) => ({ scene, kill, after })));
}

/** Cuts the power at every point of every scene and tells what was lost, doubled, forgotten or torn, and what the audit says at the end. */
export async function runPoints({
  connection,
  scenes,
  points,
  mutation,
  tell = () => {},
}: Options): Promise<PointFigures> {
  const world = await openWorld(connection, mutation);
  try {
    const figures: PointFigures = { points: 0, cuts: 0, scenes: scenes.length, faults: [], breaches: [] };
    const all: Point[] = [];
    for (const scene of scenes) {
      const { statements, faults } = await runUndisturbed(world, scene);
      figures.faults.push(...faults);
      all.push(...pointsOf(scene, statements));
    }
    const chosen = spread(all, points);
    tell(`${chosen.length} of ${all.length} points of ${scenes.length} scenes`);
    for (const point of chosen) {
      const { wasCut, faults } = await runPoint(world, point);
      figures.points += 1;
      figures.cuts += wasCut ? 1 : 0;
      figures.faults.push(...faults);
      if (figures.points % 500 === 0) tell(`${figures.points} of ${chosen.length}, ${figures.faults.length} faults`);
    }
    return { ...figures, breaches: await audit(world.deps.db) };
  } finally {
    await world.close();
  }
}
