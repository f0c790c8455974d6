import { randomUUID } from 'node:crypto';
import { makeApp } from '../../apps/api/src/app.ts';
import { compose } from '../../apps/api/src/compose.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { students } from '../../apps/api/src/db/schema/index.ts';
import { insertSession } from '../../apps/api/src/http/session-store.ts';
import { insertEntry } from '../../apps/api/src/modules/billing/index.ts';
import { seed } from '../../apps/api/src/seed.ts';
import { liftBudgets } from '../../apps/api/test/fuzz/lift-budgets.ts';
import { watchTurns } from '../../apps/api/test/fuzz/watch-turns.ts';
import { routesWithoutLimit } from '../../apps/api/test/routes-without-limit.ts';

/** The product in a process of its own on an empty database without budgets. Asked for students over the channel to its parent. */
const [folder = ''] = process.argv.slice(2);
const config = readConfig({ ...process.env, NODE_ENV: 'development', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal' });
const composed = await compose(config, { printLine: () => {} });
const { deps, pool } = composed;
await migrate(pool);
await seed(deps);
await liftBudgets(pool);
// As at a real start: the facts are read before anybody comes.
console.log(`facts of version ${deps.catalogue.version}`);
const { server } = makeApp(deps, { withWeb: false });
const turns = watchTurns(server);
const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
let made = 0;

process.send?.({ port: Number(port) });
process.on('message', async (question: { mark: string } | 'stop') => {
  if (question === 'stop') {
    process.send?.({ turns: [...turns], unlimited: await routesWithoutLimit(server) });
    await server.close();
    await composed.close();
    return process.disconnect();
  }
  made += 1;
  const id = randomUUID();
  const contact = { email: `fuzz${made}@example.com`, phone: `91${9_000_000_000 + made}` };
  await deps.db
    .insert(students)
    .values({ id, firstName: question.mark, lastName: 'Fuzz', ...contact, tierName: 'Premium' });
  const granted = { attempts: 100_000, sessions: 1_000, assessments: 100 } as const;
  for (const kind of ['attempts', 'sessions', 'assessments'] as const)
    await insertEntry(deps.db, {
      studentId: id,
      kind,
      amount: granted[kind],
      reason: 'purchase',
      reference: `bench:${id}`,
    });
  const session = await insertSession(deps.db, { publicId: randomUUID(), studentId: id, device: 'Bench' });
  return process.send?.({ mark: question.mark, session });
});
