import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { openSandboxGateway } from '../../src/adapters/payment/sandbox/index.ts';
import { makeApp } from '../../src/app.ts';
import { type Database, openDatabase, openPool } from '../../src/db/client.ts';
import { seedCoupons, seedTiers } from '../../src/modules/billing/index.ts';
import type { Deps } from '../../src/ports.ts';
import { anonymousBrowser } from '../browser.ts';
import { makeClock } from '../clock.ts';
import type {} from '../global-setup.ts';
import type { Harness } from '../harness.ts';
import type { HttpAsk } from './act.ts';
import { coreDeps } from './core-deps.ts';
import { makePower, type Tamper } from './power.ts';

/** What is shown must not depend on how busy the machine is. */
const PATIENT = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, query_timeout: 60_000 };

/** How a mutant differs from the product: in what it sends to the database, in what it believes, or in what it hears. */
export type Mutation = {
  hear?: ((ask: HttpAsk) => HttpAsk) | undefined;
  tamper?: (() => Tamper) | undefined;
  deps?: ((deps: Deps) => Deps) | undefined;
};
export type Life = ReturnType<typeof openLife>;

/**
 * The server without the process around it: one app whose calls go to the database of whichever life they were made in. A life
 * costs no more than its connections, so thousands can end.
 */
export async function openWorld(
  connection: pg.PoolConfig,
  { tamper, deps: change = (deps) => deps, hear = (ask) => ask }: Mutation = {},
) {
  const steady = openPool({ ...connection, ...PATIENT }, 10, () => {});
  const clock = makeClock(steady);
  const steadyDb = openDatabase(steady);
  const lives = new AsyncLocalStorage<Life>();
  const db: Database = new Proxy(steadyDb, {
    get(_target, name) {
      const now = lives.getStore()?.db ?? steadyDb;
      const value: unknown = Reflect.get(now, name, now);
      return typeof value === 'function' ? value.bind(now) : value;
    },
  });
  const core = { ...coreDeps(clock.now), db };
  const deps = change({ ...core, gateway: openSandboxGateway(core) });
  const app = makeApp(deps, { withWeb: false });
  await app.server.ready();
  await seedTiers(deps.db);
  await seedCoupons(deps.db);
  const harness: Harness = {
    deps,
    app,
    pool: steady,
    connection,
    clock,
    logged: () => '',
    newBrowser: () => anonymousBrowser(app.server),
  };
  return {
    ...harness,
    hear,
    /** A new life of the server, with connections of its own. */
    begin: () => openLife(connection, tamper?.()),
    /** Does something in a life; null when it ended over it, because then nobody hears the answer. */
    async inLife<T>(life: Life, work: () => Promise<T>): Promise<T | null> {
      try {
        const answer = await lives.run(life, work);
        return life.power.isCut() ? null : answer;
      } catch (error) {
        if (life.power.isCut()) return null;
        throw error;
      }
    },
    async close() {
      await app.server.close();
      await steady.end();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

function openLife(connection: pg.PoolConfig, tamper: Tamper | undefined) {
  const power = makePower(tamper);
  const pool = openPool({ ...connection, ...PATIENT, Client: power.Client }, 10, () => {});
  return {
    power,
    db: openDatabase(pool),
    end() {
      power.cut();
      pool.end().catch(() => undefined);
    },
  };
}
