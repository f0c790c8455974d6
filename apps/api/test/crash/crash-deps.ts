import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openSandboxGateway } from '../../src/adapters/payment/sandbox/index.ts';
import { makeSecrets } from '../../src/adapters/secrets.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase, openPool } from '../../src/db/client.ts';
import { makeLogger } from '../../src/logger.ts';

const SECRET = 'a secret that both sides of the crash harness know';

/** The parts that settle payments, the same in the harness and in the server that it kills. */
export function openCrashDeps(connection: pg.PoolConfig) {
  const pool = openPool(connection, 10, () => {});
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const core = {
    config,
    db: openDatabase(pool),
    log: makeLogger(config),
    secrets: makeSecrets(SECRET),
    now: () => new Date(),
    newId: () => randomUUID(),
  };
  return { pool, deps: { ...core, gateway: openSandboxGateway(core) } };
}
export type CrashDeps = ReturnType<typeof openCrashDeps>['deps'];
