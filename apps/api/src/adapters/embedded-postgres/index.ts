import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, usableBinaries } from './binaries.ts';
import { bringUp, type Cluster, type Running } from './bring-up.ts';
import { defaultTransport, ensureDatabase, type Login, ROLE, refuseForgetful, type Transport } from './connection.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { demandPassword, initialise, makePassword, readPassword, trustsAnybody } from './initialise.ts';
import { choosePlace } from './place.ts';
import { shutDown } from './postmaster.ts';

export { EmbeddedPostgresError } from './errors.ts';

export type EmbeddedPostgres = {
  /** For `new pg.Pool(…)`. */
  connection: Login & { user: string; database: string };
  /** True when a server that outlived its owner was taken over, or another process's server is shared. */
  wasAdopted: boolean;
  /** The folder that holds the data. */
  where: string;
  /** Stops the server in order, once, however often it is called. A shared server is left to its owner. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** False only for clusters that die with their test: no waiting for the disk. */
  isDurable?: boolean;
  /** True for a command beside a running server: use that server instead of refusing. */
  mayShare?: boolean;
  transport?: Transport;
};

/** No statement and no value of a row may get into the server's log. */
const QUIET = { log_min_messages: 'log', log_checkpoints: 'off', log_error_verbosity: 'terse' };

/**
 * Starts the PostgreSQL of the product on the data in `dataDir`, and restarts it until `stop`. Refuses when another
 * process runs it, or when its settings could lose committed data.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, isDurable = true, mayShare = false, transport = defaultTransport() } = options;
  const place = choosePlace(dataDir, log);
  const binaries = usableBinaries(findBinaries(), place.identity, log);
  await initialise(place, binaries, isDurable ? [] : ['--no-sync']);
  if (trustsAnybody(place)) makePassword(place);
  const password = readPassword(place);
  const cluster: Cluster = { place, binaries, transport, password, settings: settingsOf(isDurable), mayShare };

  const first = await bringUp(cluster);
  const described = (stop: () => Promise<void>): EmbeddedPostgres => ({
    connection: { ...first.login, user: ROLE, database: ROLE },
    wasAdopted: first.wasAdopted,
    where: place.folder,
    stop,
  });
  if (!first.isOurs) {
    await first.session.end();
    if (mayShare) return described(async () => {});
    throw new EmbeddedPostgresError(
      `Dakhila is already running on the data in ${place.folder}. Stop it first, or set DATA_DIR.`,
    );
  }
  const stop = supervise(cluster, first, log);
  try {
    if (trustsAnybody(place)) await demandPassword(place, first.session);
    await ensureDatabase(first.session);
    if (isDurable) await refuseForgetful(first.login);
  } catch (error) {
    await stop();
    throw error;
  }
  return described(stop);
}

/** Restarts the server when it stops unexpectedly. Returns the function that ends both. */
function supervise(cluster: Cluster, first: Running, log: (line: string) => void): () => Promise<void> {
  let running = first;
  let reviving: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const watch = () =>
    running.session.once('end', () => {
      if (!stopping) reviving = revive();
    });
  const revive = async () => {
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
    await reviving;
    await shutDown(running.pid, cluster.place, cluster.binaries);
    await running.session.end().catch(() => {});
    const { host } = running.login;
    if (host.startsWith('/') && !host.startsWith(cluster.place.folder))
      await rm(host, { recursive: true, force: true });
  };
  watch();
  return () => {
    stopping ??= finish();
    return stopping;
  };
}

function settingsOf(isDurable: boolean): string[] {
  const word = isDurable ? 'on' : 'off';
  const settings = { ...QUIET, fsync: word, full_page_writes: word, synchronous_commit: word };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
