import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { openPool } from '../../apps/api/src/db/client.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { runCrashes } from '../../apps/api/test/crash/run-crashes.ts';

// `npm run bench -- crash [kills]`: the long form of the crash test, on a database that waits for the disk.
const kills = Number(process.argv[2] ?? 300);
const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-crash-'));
// As root the database runs as somebody else, who must get through.
chmodSync(dataDir, 0o755);
const tell = (line: string) => console.log(line);
const postgres = await startEmbeddedPostgres({ dataDir, log: tell });
try {
  const pool = openPool(postgres.connection, 2, () => {});
  await migrate(pool);
  await pool.end();
  const started = Date.now();
  const { breaches, ...figures } = await runCrashes({ connection: postgres.connection, kills, bursts: 30, tell });
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(
    `kills ${figures.kills}, orders ${figures.orders}, lost ${figures.lost}, double-credited ${figures.doubleCredited}, answered and lost ${figures.forgotten}, broken promises ${breaches.length}, ${seconds} s`,
  );
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  const bad = figures.lost + figures.doubleCredited + figures.forgotten + breaches.length;
  process.exitCode = bad > 0 || figures.kills === 0 ? 1 : 0;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
