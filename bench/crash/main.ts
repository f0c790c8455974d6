import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { openPool } from '../../apps/api/src/db/client.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import type { Breach } from '../../apps/api/src/modules/operations/index.ts';
import { runKills } from '../../apps/api/test/crash/run-kills.ts';
import { runPoints } from '../../apps/api/test/crash/run-points.ts';
import { SCENES } from '../../apps/api/test/crash/scenes/index.ts';
import type { Fault } from '../../apps/api/test/crash/verdict.ts';
import { MUTANTS } from '../../apps/api/test/mutants/mutants.ts';
import { type Caught, runMutant } from '../../apps/api/test/mutants/run-mutants.ts';
import { atLeast, none } from '../lib/bar.ts';
import { runQueuePart } from './queue.ts';

// `npm run bench -- crash [points] [kills] [bursts] [mutants] [workers]`: the long form of the crash test, on a database that waits for the
// disk. Without numbers every point, which is what the bar asks for; with numbers a part of it, for a look.
// `npm run bench -- crash workers [kills]`: only the workers that send messages.
const isWorkersOnly = process.argv[2] === 'workers';
const numbers = process.argv.slice(isWorkersOnly ? 3 : 2).map(Number);
const [points, kills = 300, bursts = 220, mutants = MUTANTS.length] = isWorkersOnly ? [] : numbers;
const workers = (isWorkersOnly ? numbers[0] : numbers[4]) ?? 110;
const BAR = { points: 10_000, kills: 500, mutants: 12, workers: 100 };
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

const KINDS = ['lost', 'double', 'forgotten', 'torn', 'stuck'] as const;
// A caller that asks for a part is shown that part.
const least = (wanted: number) => (numbers.length > 0 ? 0 : wanted);

try {
  const faults: Fault[] = [];
  const breaches: Breach[] = [];
  if (!isWorkersOnly) await cutAndKill(faults, breaches);
  tell('Kills of workers that send messages');
  const sent = await runQueuePart({ aDatabase, kills: workers, tell });
  faults.push(...sent.faults);
  breaches.push(...sent.breaches);
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  tellFaults(faults);
  atLeast('kills of workers', sent.kills, least(BAR.workers));
  for (const kind of KINDS) none(kind, count(faults, kind));
  none('broken promises of the audit', breaches.length);
  none('mutants of the worker that nobody caught', sent.uncaught.length);
} finally {
  await admin.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Everything that is paid, booked, begun or spent: power cuts, kills and mutants. */
async function cutAndKill(faults: Fault[], breaches: Breach[]): Promise<void> {
  tell('Power cuts at enumerated points');
  const cut = await runPoints({ connection: await aDatabase('points'), scenes: SCENES, points, tell });
  tell('Real kills');
  const killed = await runKills({ connection: await aDatabase('kills'), scenes: SCENES, kills, bursts, tell });
  tell('Mutants');
  const caught: Caught[] = [];
  for (const [index, mutant] of MUTANTS.slice(0, mutants).entries())
    caught.push(await runMutant(mutant, { connection: await aDatabase(`mutant_${index}`), points: POINTS_A_MUTANT }));
  console.table(
    caught.map(({ name, points, by }) => ({ mutant: name, points, 'caught by': by.join(', ') || 'NOBODY' })),
  );
  faults.push(...cut.faults, ...killed.faults);
  breaches.push(...cut.breaches, ...killed.breaches);
  console.log(
    `power cut at ${cut.cuts}, ${killed.interrupted} kills in the middle of something over ${killed.acts} acts, ${Math.round((Date.now() - started) / 1_000)} s`,
  );
  atLeast('points at which the power was cut', cut.points, least(BAR.points));
  atLeast('real kills', killed.kills, least(BAR.kills));
  atLeast('mutants tried', caught.length, least(BAR.mutants));
  none('mutants that nobody caught', caught.filter(({ by }) => by.length === 0).length);
}
