import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openGateway } from '../src/adapters/payment/index.ts';
import { makeSecrets } from '../src/adapters/secrets.ts';
import { type App, makeApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase, openPool, timeLimits } from '../src/db/client.ts';
import { makeLogger } from '../src/logger.ts';
import type { Deps } from '../src/ports.ts';
import { anonymousBrowser, type Browser } from './browser.ts';
import { makeClock } from './clock.ts';
import { factsIn } from './facts.ts';

/** What a test shows must not depend on how busy the machine is. */
export const PATIENT_MS = 60_000;
const PATIENT = timeLimits(PATIENT_MS);

/** A database of its own for this file, copied from the migrated template. */
export async function openTestDatabase() {
  const { connection: admin, template, prefix, pooler } = inject('postgres');
  const database = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const adminPool = openPool({ ...admin, ...PATIENT }, 1, () => {});
  // Copying may take its time on a busy machine.
  await adminPool.query('set statement_timeout = 0');
  await adminPool.query(`create database ${database} template ${template}`);
  await adminPool.end();
  const connection = { ...admin, database };
  const pooled = pooler && { ...pooler, isPooled: true };
  const pool = openPool({ ...connection, ...pooled, ...PATIENT }, 10, () => {});
  await makeClock(pool).reset();
  return { connection, pool, db: openDatabase(pool), close: () => pool.end() };
}

export type Harness = {
  deps: Deps;
  app: App;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  clock: ReturnType<typeof makeClock>;
  /** Everything the server has logged since the test began. */
  logged: () => string;
  newBrowser: (remoteAddress?: string) => Browser;
};
type Options = { environment?: Record<string, string>; deps?: Partial<Deps> };

/** Runs the whole server on a database of its own, emptied between tests. Use it at the top of a test file. */
export function useServer({ environment = {}, deps: replaced = {} }: Options = {}): Harness {
  const harness = {} as Harness;
  let lines: string[] = [];
  const stream: DestinationStream = { write: (line) => void lines.push(line) };
  let close = async () => {};

  beforeAll(async () => {
    const { pool, db, connection, close: closePool } = await openTestDatabase();
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', ...environment });
    const clock = makeClock(pool);
    const core = {
      config,
      db,
      log: makeLogger(config, stream),
      secrets: makeSecrets(randomBytes(32).toString('base64url')),
      mailer: { send: async () => ({ provider: 'nobody', providerId: null }) },
      whatsApp: { send: async () => ({ provider: 'nobody', providerId: null }) },
      languageModel: null,
      files: null,
      catalogue: factsIn(config.FACTS_DIR),
      now: clock.now,
      newId: () => randomUUID(),
      ...replaced,
    };
    const deps: Deps = { gateway: await openGateway(core), ...core };
    const app = makeApp(deps, { withWeb: false });
    await app.server.ready();
    Object.assign<Harness, Harness>(harness, {
      deps,
      app,
      pool,
      connection,
      clock,
      logged: () => lines.join(''),
      newBrowser: (remoteAddress) => anonymousBrowser(app.server, remoteAddress),
    });
    close = async () => {
      await app.server.close();
      await closePool();
    };
  });
  beforeEach(async () => {
    lines = [];
    await harness.pool.query(EMPTY_TABLES);
    await harness.clock.reset();
  });
  afterAll(() => close());
  return harness;
}

/** Deletes every row, also from tables that refuse it of anyone else. A table that never had one has no file to look into. */
const EMPTY_TABLES = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in
      select oid::regclass from pg_class
      where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid in (select relid from pg_partition_tree('queue.job')))
        and relname <> 'migrations' and pg_relation_size(oid) > 0
    loop execute 'delete from ' || name; end loop;
  end $$`;
