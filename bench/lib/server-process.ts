import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import { PROJECT_DIR } from '../../apps/api/src/config.ts';
import { databaseUrlOf } from '../../apps/api/test/database-url.ts';
import { freePort } from '../../apps/api/test/servers/ports.ts';
import { writeEmptyWeb } from './empty-web.ts';
import { untilReady } from './servers.ts';

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));

type Settings = {
  connection: PoolConfig;
  secret: string;
  folder: string;
  environment?: Record<string, string>;
  /** Where it listens, if that was agreed before. */
  port?: number;
  /** What is started, and with which flags of Node: the sources, if nothing else is said. */
  main?: string | undefined;
  flags?: readonly string[];
  /** An open file that gets what the process says of itself. */
  logTo?: number;
};

/**
 * The product as it is started on a machine, one of several on a database that is there already. Processes that share a folder share the forecasts in
 * it. Its pages are empty.
 */
export async function startProcess({ connection, secret, folder, environment = {}, logTo, ...given }: Settings) {
  mkdirSync(folder, { recursive: true });
  // Forecasts that stand need not be made again.
  const [made, own] = [join(PROJECT_DIR, 'var', 'forecasts'), join(folder, 'forecasts')];
  if (existsSync(made) && !existsSync(own)) cpSync(made, own, { recursive: true });
  writeEmptyWeb(folder);
  const port = given.port ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const child = fork(given.main ?? MAIN, {
    execArgv: [...(given.flags ?? process.execArgv)],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      DATA_DIR: folder,
      WEB_DIST_DIR: folder,
      APP_SECRET: secret,
      DATABASE_URL: databaseUrlOf(connection),
      ...environment,
    },
    stdio: ['ignore', logTo ?? 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await untilReady(base, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { base, port, pid: child.pid ?? 0, stop };
}
export type ProductProcess = Awaited<ReturnType<typeof startProcess>>;
