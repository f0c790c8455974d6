import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { openPool } from '../../apps/api/src/db/client.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { runKills } from '../../apps/api/test/crash/run-kills.ts';
import { runPoints } from '../../apps/api/test/crash/run-points.ts';
import { SCENES } from '../../apps/api/test/crash/scenes/index.ts';
import type { Fault } from '../../apps/api/test/crash/verdict.ts';
import { MUTANTS } from '../../apps/api/test/mutants/mutants.ts';
import { type Caught, runMutant } from '../../apps/api/test/mutants/run-mutants.ts';
import { atLeast, none } from '../lib/bar.ts';

// `npm run bench -- crash [points] [kills] [bursts] [mutants]`: the long form of the crash test, on a database that waits for the
// disk. Without numbers every point, which is what the bar asks for; with numbers a part of it, for a look.
const [points, kills = 300, bursts = 220, mutants = MUTANTS.length] = process.argv.slice(2).map(Number);
const BAR = { points: 10_000, kills: 500, mutants: 12 };
/** So many of the points of its scene meet a mistake more than once, also one that shows only at the very end. */
const POINTS_A_MUTANT = 150;

const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-crash-'));
// As root the database runs as somebody else, who must get through.
chmodSync(dataDir, 0o755);
const tell = (line: string) => console.log(line);
const started = Date.now();
const postgres = await startEmbeddedPostgres({ dataDir, log: tell });
const admin = openPool({ ...postgres.connection, statement_timeout: 0 }, 1, () => {});

/** A migrated database of its own for each part. */
async function aDatabase(name: string) {
  await admin.query(`create database ${name}`);
  const connection = { ...postgres.connection, database: name };
  const pool = openPool(connection, 2, () => {});
  await migrate(pool);
  await pool.end();
  return connection;
}

const tellFaults = (faults: Fault[]) => {
  for (const { kind, where, says } of faults) console.log(`${kind}: ${where}: ${says}`);
};
const count = (faults: Fault[], kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;

try {
  tell('Power cuts at enumerated points');
  const cut = await runPoints({ connection: await aDatabase('points'), scenes: SCENES, points, tell });
  tellFaults(cut.faults);
  tell('Real kills');
  const killed = await runKills({ connection: await aDatabase('kills'), scenes: SCENES, kills, bursts, tell });
  tellFaults(killed.faults);
  tell('Mutants');
  const caught: Caught[] = [];
  for (const [index, mutant] of MUTANTS.slice(0, mutants).entries())
    caught.push(await runMutant(mutant, { connection: await aDatabase(`mutant_${index}`), points: POINTS_A_MUTANT }));
  console.table(
    caught.map(({ name, points, by }) => ({ mutant: name, points, 'caught by': by.join(', ') || 'NOBODY' })),
  );

  const breaches = [...cut.breaches, ...killed.breaches];
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  const faults = [...cut.faults, ...killed.faults];
  console.log(
    `power cut at ${cut.cuts}, ${killed.interrupted} kills in the middle of something over ${killed.acts} acts, ${Math.round((Date.now() - started) / 1_000)} s`,
  );
  // Whoever asks for a part is shown that part.
  const least = (wanted: number) => (process.argv.length > 2 ? 0 : wanted);
  atLeast('points at which the power was cut', cut.points, least(BAR.points));
  atLeast('real kills', killed.kills, least(BAR.kills));
  for (const kind of ['lost', 'double', 'forgotten', 'torn'] as const) none(kind, count(faults, kind));
  none('broken promises of the audit', breaches.length);
  atLeast('mutants tried', caught.length, least(BAR.mutants));
  none('mutants that nobody caught', caught.filter(({ by }) => by.length === 0).length);
} finally {
  await admin.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
