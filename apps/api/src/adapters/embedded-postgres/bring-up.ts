import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Binaries } from './binaries.ts';
import { type Login, openSession, type Transport, takeOwnership } from './connection.ts';
import type { DataLocation } from './data-location.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { wrongPasswordError } from './initialise.ts';
import { isPostmasterOf, type PidFile, readPidFile, removeStale } from './pid-file.ts';
import { FolderBusy, launch, shutDown } from './postmaster.ts';

/** All that is needed to start one cluster. */
export type Cluster = {
  location: DataLocation;
  binaries: Binaries;
  transport: Transport;
  password: string;
  settings: string[];
  /** True to use another process's server as it is. */
  mayShare: boolean;
};

/** A server that accepts connections. `isOurs` is false when another running process owns it. */
export type Running = { pid: number; login: Login; session: pg.Client; wasAdopted: boolean; isOurs: boolean };

const WRONG_PASSWORD = '28P01';
const ANSWER_LIMIT_MS = 30_000;
/** The session of a killed owner ends within milliseconds; after this time the owner is alive. */
const OWNER_WAIT_MS = 1_500;

/** Connects to the cluster's server if it runs already, otherwise starts it. Retries while an old server is still stopping. */
export async function bringUp(cluster: Cluster): Promise<Running> {
  let wasAdopted = true;
  let last: unknown;
  for (const end = Date.now() + ANSWER_LIMIT_MS; Date.now() < end; await sleep(50)) {
    try {
      const running = findRunning(cluster.location);
      if (running) return await connectTo(cluster, running, wasAdopted);
      await launch(cluster.location, cluster.binaries, [
        ...(await cluster.transport.serverFlags(cluster.location)),
        ...cluster.settings,
      ]);
      wasAdopted = false;
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD) {
        if (!wasAdopted) await stopRunning(cluster);
        throw wrongPasswordError(cluster.location, error);
      }
      if (!isTemporary(error)) throw error;
      last = error;
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL in ${cluster.location.folder} does not answer.`, { cause: last });
}

/** The postmaster of this folder. The pid file of one that has ended is removed. */
function findRunning(location: DataLocation): PidFile | undefined {
  const found = readPidFile(location.data);
  if (!found || isPostmasterOf(found.pid, location.data)) return found;
  removeStale(location.data, found);
  return undefined;
}

/** Stops a server that no client can log in to. */
async function stopRunning({ location, binaries }: Cluster): Promise<void> {
  const running = findRunning(location);
  if (running) await shutDown(running.pid, location, binaries);
}

async function connectTo(cluster: Cluster, running: PidFile, wasAdopted: boolean): Promise<Running> {
  const login = { ...cluster.transport.address(running), password: cluster.password };
  const session = await openSession(login);
  let isOurs = await takeOwnership(session);
  const end = Date.now() + (cluster.mayShare ? 0 : OWNER_WAIT_MS);
  while (!isOurs && Date.now() < end) {
    await sleep(50);
    isOurs = await takeOwnership(session);
  }
  return { pid: running.pid, login, session, wasAdopted, isOurs };
}

/** Whether a retry may help: the server starts or stops, or the folder is still in use. With wrong credentials it does not. */
const isTemporary = (error: unknown): boolean =>
  error instanceof FolderBusy ||
  (!(error instanceof EmbeddedPostgresError) && !String(codeOf(error) ?? '').startsWith('28'));
