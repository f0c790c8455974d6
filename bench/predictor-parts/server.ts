import { loadQuickly } from '../../apps/api/src/quick-loading.ts';
import { timeBelow } from './processor-time.ts';

// As `main.ts` does: what comes after it is loaded quickly.
loadQuickly();
const { makeApp } = await import('../../apps/api/src/app.ts');
const { compose } = await import('../../apps/api/src/compose.ts');
const { readConfig } = await import('../../apps/api/src/config.ts');
const { migrate } = await import('../../apps/api/src/db/migrate.ts');
const { addSignedIn } = await import('../lib/signed-in.ts');

/** The product in a process of its own on an empty durable database, with students who have attempts to spend. Told and asked over the channel to its parent. */
const [folder = '', wanted = '0'] = process.argv.slice(2);
const ATTEMPTS = 100_000;

const config = readConfig({ ...process.env, NODE_ENV: 'development', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' });
const composed = await compose(config, { printLine: () => {} });
const { deps, pool } = composed;
await migrate(pool);
const { server, sessions: keeper } = makeApp(deps, { withWeb: false });
// Nobody ends a session elsewhere: they are believed, as by a deployed server, which would hear of it.
await keeper.setListening(true);
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));

const signedIn = await addSignedIn(deps.db, Number(wanted), ATTEMPTS);
process.send?.({ port: Number(port), sessions: signedIn.map(({ session }) => session) });
process.on('message', async (question: 'spent' | 'stop') => {
  if (question === 'stop') {
    await server.close();
    await composed.close();
    process.disconnect();
    return;
  }
  const { rows } = await pool.query(
    "select count(*)::int as spent, (select count(*)::int from prediction_runs) as saved from ledger where reason = 'use'",
  );
  const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  process.send?.({
    ...rows[0],
    threadMs: (thread.user + thread.system) / 1000,
    serverMs: (whole.user + whole.system) / 1000,
    databaseMs: timeBelow(process.pid),
  });
});
