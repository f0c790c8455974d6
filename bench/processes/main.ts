import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { audit } from '../../apps/api/src/modules/operations/index.ts';
import { SECRET } from '../../apps/api/test/crash/core-deps.ts';
import { openWorld } from '../../apps/api/test/crash/world.ts';
import { liftBudgets } from '../../apps/api/test/fuzz/lift-budgets.ts';
import { aSmtpServer } from '../../apps/api/test/servers/smtp-server.ts';
import { aCloudServer } from '../../apps/api/test/servers/whatsapp-server.ts';
import { atLeast, none } from '../lib/bar.ts';
import { TASK_SCENES, taskMaker, warmUp } from '../lib/busy-students.ts';
import { makeClosers } from '../lib/closers.ts';
import { type ProductProcess, startProcess } from '../lib/server-process.ts';
import { readComplaints } from './complaints.ts';
import {
  budgetsAreShared,
  type Company,
  type Kept,
  messagesGoOnce,
  ordersAreSettledOnce,
  othersEndEverywhere,
  sessionsAreShared,
  triesAreCounted,
} from './promises.ts';
import { planReminders, remindersGoOnce, restartInTurn } from './rolling-restart.ts';

/**
 * `npm run bench -- processes [rounds of restarts]`: three processes of the product on one database. The bar: what a student is promised holds whichever
 * process answers, what is done by itself is done once, and all three are replaced under load without one failed request.
 */
const rounds = Number(process.argv[2] ?? 1);
const REMINDERS = 6;

const started = Date.now();
const closers = makeClosers();
const folder = mkdtempSync(join(tmpdir(), 'dakhila-processes-'));
// As root the database runs as somebody else, who must get through.
chmodSync(folder, 0o755);
closers.add(() => rmSync(folder, { recursive: true, force: true }));

try {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  closers.add(() => postgres.stop());
  const { connection } = postgres;
  const [mail, cloud] = [await aSmtpServer(), await aCloudServer()];
  closers.add(() => Promise.all([mail.close(), cloud.close()]));
  const environment = {
    SMTP_URL: mail.url,
    WHATSAPP_API_URL: cloud.apiUrl,
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'warn',
  };
  const logPath = join(folder, 'log');
  const logTo = openSync(logPath, 'a');
  const running: ProductProcess[] = [];
  closers.add(() => Promise.all(running.map(({ stop }) => stop())));
  const start = async () => {
    const fresh = await startProcess({
      connection,
      secret: SECRET,
      folder: join(folder, 'product'),
      environment,
      logTo,
    });
    running.push(fresh);
    return fresh;
  };
  // All at once on an empty database: one makes the tables, the others wait for it.
  const [first, second, third] = await Promise.all([start(), start(), start()]);
  const world = await openWorld(connection);
  closers.add(() => world.close());

  const kept: Record<string, Kept> = {};
  const note = (name: string, verdict: Kept) => {
    kept[name] = verdict;
    console.log(`${verdict.isKept ? 'kept' : 'BROKEN'}: ${name}: ${verdict.seen}`);
  };
  const company: Company = { world, bases: [first.base, second.base, third.base], mail, cloud };
  note('sessions are shared', await sessionsAreShared(company));
  note('other sessions end everywhere', await othersEndEverywhere(company));
  note('tries of a code are counted together', await triesAreCounted(company));
  note('budgets are shared', await budgetsAreShared(company));
  note('messages go once', await messagesGoOnce(company));
  note('orders are settled once', await ordersAreSettledOnce(company));

  // From here on it is the load that is wanted.
  await liftBudgets(world.pool);
  for (const { base } of running) await warmUp(base, world);
  const reminders = await planReminders(world, REMINDERS);
  const makeTask = taskMaker(world, TASK_SCENES);
  for (let round = 1; round <= rounds; round += 1)
    note(`restart in turn, round ${round}`, await restartInTurn({ world, running, start, makeTask }));
  note('reminders go once', await remindersGoOnce(reminders, mail));

  for (const line of readComplaints(logPath)) console.log(`said by a process: ${line}`);
  const breaches = await audit(world.deps.db);
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
  const promises = Object.values(kept);
  atLeast('promises kept', promises.filter(({ isKept }) => isKept).length, promises.length);
  none('broken promises of the audit', breaches.length);
} finally {
  await closers.closeAll();
}
