import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Binaries } from './binaries.ts';
import { type Login, openSession, type Transport, takeOwnership } from './connection.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { wrongPassword } from './initialise.ts';
import { isPostmasterOf, type PidFile, readPidFile, removeStale } from './pid-file.ts';
import type { Place } from './place.ts';
import { FolderBusy, launch, shutDown } from './postmaster.ts';

/** All that is needed to start one cluster. */
export type Cluster = {
  place: Place;
  binaries: Binaries;
  transport: Transport;
  password: string;
  settings: string[];
  /** True to use another process's server as it is. */
  mayShare: boolean;
};

/** A server that answers. `isOurs` is false when another living process owns it. */
export type Running = { pid: number; login: Login; session: pg.Client; wasAdopted: boolean; isOurs: boolean };

const WRONG_PASSWORD = '28P01';
const PATIENCE_MS = 30_000;
/** The session of a killed owner ends within milliseconds; after this time the owner is alive. */
const OWNER_PATIENCE_MS = 1_500;

/** Makes the cluster answer: takes over a server that outlived its owner, else starts one, and retries while an old one stops. */
export async function bringUp(cluster: Cluster): Promise<Running> {
  let wasAdopted = true;
  let last: unknown;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    try {
      const living = findLiving(cluster.place);
      if (living) return await connectTo(cluster, living, wasAdopted);
      await launch(cluster.place, cluster.binaries, [
        ...(await cluster.transport.serverFlags(cluster.place)),
        ...cluster.settings,
      ]);
      wasAdopted = false;
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD) {
        if (!wasAdopted) await stopLiving(cluster);
        throw wrongPassword(cluster.place, error);
      }
      if (!isPassing(error)) throw error;
      last = error;
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL in ${cluster.place.folder} does not answer.`, { cause: last });
}

/** The postmaster of this folder. The pid file of one that has ended is removed. */
function findLiving(place: Place): PidFile | undefined {
  const found = readPidFile(place.data);
  if (!found || isPostmasterOf(found.pid, place.data)) return found;
  removeStale(place.data, found);
  return undefined;
}

/** Stops a server that no client can log in to. */
async function stopLiving({ place, binaries }: Cluster): Promise<void> {
  const living = findLiving(place);
  if (living) await shutDown(living.pid, place, binaries);
}

async function connectTo(cluster: Cluster, living: PidFile, wasAdopted: boolean): Promise<Running> {
  const login = { ...cluster.transport.address(living), password: cluster.password };
  const session = await openSession(login);
  let isOurs = await takeOwnership(session);
  const end = Date.now() + (cluster.mayShare ? 0 : OWNER_PATIENCE_MS);
  while (!isOurs && Date.now() < end) {
    await sleep(50);
    isOurs = await takeOwnership(session);
  }
  return { pid: living.pid, login, session, wasAdopted, isOurs };
}

/** Temporary: refused connections, a server that starts or stops, a folder still in use. Wrong credentials are not. */
const isPassing = (error: unknown): boolean =>
  error instanceof FolderBusy ||
  (!(error instanceof EmbeddedPostgresError) && !String(codeOf(error) ?? '').startsWith('28'));
