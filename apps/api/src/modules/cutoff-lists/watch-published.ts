import { hostname } from 'node:os';
import { Gauge, type Registry } from 'prom-client';
import { factsVersion } from '../../catalogue/facts-version.ts';
import type { Deps } from '../../ports.ts';
import { selectFiles } from './edition-files.ts';
import { findCurrentEdition } from './edition-store.ts';
import { endTurn, takeTurn } from './restart-turns.ts';

const EVERY_MS = 15_000;

type Needs = Pick<Deps, 'db' | 'config' | 'log' | 'edition'>;

/** Identifies a process by its machine and port, which stay the same when it restarts. */
const nameOf = ({ PORT, PROCESS_ROLE }: Deps['config']) => `${hostname()} ${PORT} ${PROCESS_ROLE}`;

/**
 * Calls `restart` once, when other facts were published than those this process started with, and when it is the turn of this process. Facts that could
 * not be used at the start are not tried again. Call it when the process is ready, because that ends the turn of this process. `stop` waits for a check that
 * is under way, which could otherwise still take a turn.
 */
export function watchPublished(
  { db, config, log, edition }: Needs,
  restart: () => void,
  { everyMs = EVERY_MS, name = nameOf(config) } = {},
): { stop: () => Promise<void> } {
  const release = factsVersion(config.FACTS_DIR);
  let isTurnOver = false;
  const ask = async () => {
    try {
      if (!isTurnOver) await endTurn(db, name);
      isTurnOver = true;
      const current = await findCurrentEdition(db, release);
      if (current?.id === edition?.id) return;
      if (!(await takeTurn(db, name))) return;
      // The restarted process needs the files. If the database cannot give them now, this process goes on with what it has, and its turn ends at the next check.
      isTurnOver = false;
      if (current) await db.transaction((tx) => selectFiles(tx, current.id));
      clearInterval(timer);
      log.info({ edition: current?.id ?? null }, 'other facts were published: this process restarts');
      restart();
    } catch (error) {
      log.warn({ err: error }, 'published facts could not be looked up, it will be tried again');
    }
  };
  let asking: Promise<void> | undefined;
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
  };
  const timer = setInterval(askOnce, everyMs);
  timer.unref();
  askOnce();
  return {
    stop: async () => {
      clearInterval(timer);
      await asking;
    },
  };
}

/** Adds whether published facts could not be used when this process started. */
export function watchEdition(registry: Registry, { edition }: Pick<Deps, 'edition'>): void {
  new Gauge({
    name: 'dakhila_facts_unusable',
    help: 'Whether published facts could not be used at the start, so that those of the release are served',
    registers: [registry],
  }).set(Number(edition?.facts === null));
}
