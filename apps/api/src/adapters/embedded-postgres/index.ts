import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, usableBinaries } from './binaries.ts';
import { bringUp, type Cluster, type Running } from './bring-up.ts';
import {
  defaultTransport,
  ensureDatabase,
  type Login,
  ROLE,
  requireDurableSettings,
  type Transport,
} from './connection.ts';
import { chooseDataLocation } from './data-location.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { acceptsWithoutPassword, initialise, makePassword, readPassword, requirePassword } from './initialise.ts';
import { shutDown } from './postmaster.ts';

export { EmbeddedPostgresError } from './errors.ts';

export type EmbeddedPostgres = {
  /** For `new pg.Pool(…)`. */
  connection: Login & { user: string; database: string };
  /** True when the server was already running: its owner had crashed, or another process shares it. */
  wasAdopted: boolean;
  /** The folder that holds the data. */
  where: string;
  /** Shuts the server down. Further calls have no effect; a shared server keeps running. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** False only in tests, whose data need not survive: writes do not wait for the disk. */
  isDurable?: boolean;
  /** True for a command beside a running server: use that server instead of refusing. */
  mayShare?: boolean;
  transport?: Transport;
};

/** Keeps statements and row values, which may be personal data, out of the server's log. */
const LOG_SETTINGS = { log_min_messages: 'log', log_checkpoints: 'off', log_error_verbosity: 'terse' };

/**
 * Starts the embedded PostgreSQL on the data in `dataDir`, and restarts it if it stops before `stop` is called. Throws when
 * another process runs it, or when its settings could lose committed data.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, isDurable = true, mayShare = false, transport = defaultTransport() } = options;
  const location = chooseDataLocation(dataDir, log);
  const binaries = usableBinaries(findBinaries(), location.identity, log);
  await initialise(location, binaries, isDurable ? [] : ['--no-sync']);
  if (acceptsWithoutPassword(location)) makePassword(location);
  const password = readPassword(location);
  const cluster: Cluster = { location, binaries, transport, password, settings: settingsOf(isDurable), mayShare };

  const first = await bringUp(cluster);
  const describe = (stop: () => Promise<void>): EmbeddedPostgres => ({
    connection: { ...first.login, user: ROLE, database: ROLE },
    wasAdopted: first.wasAdopted,
    where: location.folder,
    stop,
  });
  if (!first.isOurs) {
    await first.session.end();
    if (mayShare) return describe(async () => {});
    throw new EmbeddedPostgresError(
      `Dakhila is already running on the data in ${location.folder}. Stop it first, or set DATA_DIR.`,
    );
  }
  const stop = supervise(cluster, first, log);
  try {
    if (acceptsWithoutPassword(location)) await requirePassword(location, first.session);
    await ensureDatabase(first.session);
    if (isDurable) await requireDurableSettings(first.login);
  } catch (error) {
    await stop();
    throw error;
  }
  return describe(stop);
}

/** Restarts the server when it stops unexpectedly. Returns a function that stops the server and this supervision. */
function supervise(cluster: Cluster, first: Running, log: (line: string) => void): () => Promise<void> {
  let running = first;
  let restarting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const watch = () =>
    running.session.once('end', () => {
      if (!stopping) restarting = restart();
    });
  const restart = async () => {
    log('The embedded PostgreSQL stopped; starting it again.');
    while (!stopping) {
      try {
        running = await bringUp(cluster);
        return void watch();
      } catch (error) {
        log(`The embedded PostgreSQL does not start: ${error instanceof Error ? error.message : error}`);
        await sleep(1_000);
      }
    }
  };
  const finish = async () => {
    await restarting;
    await shutDown(running.pid, cluster.location, cluster.binaries);
    await running.session.end().catch(() => {});
    const { host } = running.login;
    if (host.startsWith('/') && !host.startsWith(cluster.location.folder))
      await rm(host, { recursive: true, force: true });
  };
  watch();
  return () => {
    stopping ??= finish();
    return stopping;
  };
}

function settingsOf(isDurable: boolean): string[] {
  const onOrOff = isDurable ? 'on' : 'off';
  const settings = { ...LOG_SETTINGS, fsync: onOrOff, full_page_writes: onOrOff, synchronous_commit: onOrOff };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
