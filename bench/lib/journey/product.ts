import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openGateway } from '../../../apps/api/src/adapters/payment/index.ts';
import { makeApp } from '../../../apps/api/src/app.ts';
import { compose } from '../../../apps/api/src/compose.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { openDatabase, openPool } from '../../../apps/api/src/db/client.ts';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import { students } from '../../../apps/api/src/db/schema/index.ts';
import { insertSession } from '../../../apps/api/src/http/session-store.ts';
import { audit } from '../../../apps/api/src/modules/operations/index.ts';
import type { Deps } from '../../../apps/api/src/ports.ts';
import { seed } from '../../../apps/api/src/seed.ts';
import { listenToStatements } from './statements.ts';

/** The product without its jobs, in a process of its own on an empty durable database. Told and asked over the channel to its parent. */
const [folder = '', secret = '', wanted = '0'] = process.argv.slice(2);
const QUIET_MS = 30;
/** By default a request is rejected after two seconds in the queue. What is measured here must not be the rejections of a machine that is busy with other work. */
const PATIENT = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };

const config = readConfig({
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: '',
  DATA_DIR: folder,
  APP_SECRET: secret,
  PORT: '0',
  LOG_LEVEL: 'error',
  WHATSAPP_DAILY_CODES: '1000000',
});
const statements = listenToStatements();
const composed = await compose(config, { printLine: () => {} });
const { direct: connection } = composed;
const pool = openPool({ ...connection, ...PATIENT }, config.DATABASE_POOL_SIZE, () => {});
await migrate(pool);
const core = { ...composed.deps, db: openDatabase(pool), secrets: withAnyCode(composed.deps.secrets) };
const deps: Deps = { ...core, gateway: await openGateway(core) };
await seed(deps);
const { server, sessions } = makeApp(deps, { withWeb: false });
// No session ends at another process, so they are trusted as long as on a server that is notified of ends.
await sessions.setListening(true);
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));

const made = [];
for (let n = 0; n < Number(wanted); n += 1) {
  const student = { id: randomUUID(), email: `bench${1000 + n}@example.com`, phone: `91${9_000_000_000 + n}` };
  await deps.db.insert(students).values({ ...student, firstName: 'Asha', lastName: 'Patil', tierName: 'Premium' });
  const session = await insertSession(deps.db, { publicId: randomUUID(), studentId: student.id, device: 'Bench' });
  made.push({ ...student, session });
}
process.send?.({ port: Number(port), students: made, connection, poolSize: config.DATABASE_POOL_SIZE });

process.on('message', async (question: 'begin' | 'end' | 'audit' | 'stop') => {
  if (question === 'begin') statements.begin();
  if (question === 'end') {
    await sleep(QUIET_MS);
    return process.send?.(statements.end());
  }
  if (question === 'audit') return process.send?.(await audit(deps.db));
  if (question === 'stop') {
    await server.close();
    await pool.end();
    await composed.close();
    return process.disconnect();
  }
  return process.send?.('done');
});

/** Every six digits are the right code, for the same work: the visitors have no phone to read theirs from. */
function withAnyCode(secrets: Deps['secrets']): Deps['secrets'] {
  return {
    ...secrets,
    hash: (purpose, ...parts) =>
      secrets.hash(purpose, ...(purpose === 'one-time-code' ? parts.with(-1, '000000') : parts)),
  };
}
