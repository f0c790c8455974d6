import type pg from 'pg';
import { openPool } from '../../src/db/client.ts';
import { runPoints } from '../crash/run-points.ts';
import { SCENES } from '../crash/scenes/index.ts';
import type { Mutant } from './mutants.ts';

/** What gave a mutant away; empty when nothing did. */
export type Caught = { name: string; points: number; by: string[] };

type Options = { connection: pg.PoolConfig; points: number };

/** Lets the harness meet a mutant on a database of its own, and tells how it was caught. */
export async function runMutant(
  { name, scenes, without, ...mutation }: Mutant,
  { connection, points }: Options,
): Promise<Caught> {
  if (without) {
    const pool = openPool(connection, 1, () => {});
    await pool.query(without);
    await pool.end();
  }
  const met = SCENES.filter((scene) => scenes.test(scene.name));
  if (met.length === 0) throw new Error(`No scene meets the mutant "${name}"`);
  const { points: tried, faults, breaches } = await runPoints({ connection, scenes: met, points, mutation });
  const by = [...faults.map(({ kind }) => kind), ...breaches.map(({ promise }) => promise)];
  return { name, points: tried, by: [...new Set(by)] };
}
