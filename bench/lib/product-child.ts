import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { openDatabase, openPool } from '../../apps/api/src/db/client.ts';
import { startServer } from '../../apps/api/src/start-server.ts';
import { liftBudgets } from '../../apps/api/test/fuzz/lift-budgets.ts';
import type { FromProduct, ToProduct } from './product.ts';
import { addSignedIn } from './signed-in.ts';

/** The whole product with its jobs, on a durable database of its own without budgets, with signed-in students who have attempts to spend. */
const [folder = '', wanted = '0'] = process.argv.slice(2);
const ATTEMPTS = 1_000_000;

// Writes a line for each answer, as in production.
const config = readConfig({
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: undefined,
  DATA_DIR: folder,
  WEB_DIST_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'info',
});
const product = await startServer(config, () => {});
const { connection } = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, mayShare: true });
const pool = openPool(connection, 2, () => {});
await liftBudgets(pool);
const signedIn = await addSignedIn(openDatabase(pool), Number(wanted), ATTEMPTS);
const tell = (message: FromProduct) => process.send?.(message);

tell({ port: Number(new URL(product.address).port), students: signedIn });
let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await pool.end();
  await product.stop();
  process.exit();
};
process.on('message', (question: ToProduct) => {
  if (question === 'stop') return stop();
  // Twice: what the first round let go of may have been the last to hold something else.
  globalThis.gc?.();
  globalThis.gc?.();
  return tell({ memory: process.memoryUsage() });
});
// The parent process is gone or wants this one to end: the database must not outlive it.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(end, stop);
