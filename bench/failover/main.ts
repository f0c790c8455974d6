import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../apps/api/src/modules/operations/index.ts';
import { isCalm, judgeFault } from '../database/verdict.ts';
import { atLeast, bar, none } from '../lib/bar.ts';
import { machineLoad } from '../lib/busy-machine.ts';
import {
  compareWithTables,
  deliverTo,
  isDone,
  isTask,
  startLoad,
  TASK_SCENES,
  type Task,
  taskMaker,
} from '../lib/busy-students.ts';
import { makeClosers } from '../lib/closers.ts';
import { readComplaints } from '../processes/complaints.ts';
import { FAULTS, type Fault } from './faults.ts';
import { buildSite, findMissing } from './site.ts';
import { drawTimeline, type Episode } from './timeline.ts';

/**
 * `npm run bench -- failover [part of a name] [picture.svg]`: three PostgreSQL machines under Patroni and etcd, HAProxy, PgBouncer and three processes of the
 * product, with students who pay and book. The primary is killed, cut off and paused, and a release is rolled out. The bar: no confirmed write is lost or
 * happens twice, the audit is clean, everybody else gets 503 with Retry-After, and all is well again 20 s after each fault.
 */
const named = process.argv[2] ?? '';
const picture = process.argv[3];
const BAR_MS = 20_000;
const BEFORE_MS = 5_000;
const PATIENCE_MS = 60_000;
/** So many payments, bookings, sign-ups and predictions must be under way: without them nothing is shown. */
const LEAST_TASKS = 10;
const inSeconds = (ms: number) => Math.round(ms / 100) / 10;

const missing = findMissing();
if (missing.length > 0) {
  console.error(
    `The drill needs ${missing.join(', ')}. Debian: apt-get install haproxy pgbouncer patroni python3-etcd etcd-server postgresql-15`,
  );
  process.exit(1);
}
const started = Date.now();
const closers = makeClosers();

type Site = Awaited<ReturnType<typeof buildSite>>;

async function meet(fault: Fault, site: Site, makeTask: () => Promise<Task>) {
  const { world, cluster } = site;
  const struck = await cluster.untilPrimary();
  const beganAt = performance.now();
  const load = await startLoad(deliverTo(site.base), world, makeTask);
  const untilCalm = async (since: number) => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100))
      if (isCalm(load.sent, since, performance.now())) return;
  };
  await sleep(BEFORE_MS);
  const struckAt = performance.now();
  await fault.strike(site, struck);
  const promotedAt = fault.isUnfelt ? null : await cluster.untilPrimary(struck).then(() => performance.now());
  await untilCalm(promotedAt ?? struckAt);
  const repairedAt = performance.now();
  const probe = await fault.repair(site, struck);
  await cluster.untilWhole();
  await untilCalm(performance.now());
  await load.finish();
  const endedAt = performance.now();

  const first = judgeFault(
    load.sent.filter(({ sentAt }) => sentAt < repairedAt),
    { beganAt: struckAt, endedAt: struckAt },
  );
  const after = judgeFault(load.sent, { beganAt: repairedAt, endedAt: repairedAt });
  const whole = judgeFault(load.sent, { beganAt: struckAt, endedAt: struckAt });
  for (const { what, status, body } of whole.wrong.slice(0, 5)) console.log(`${what}: ${status} ${body}`);
  // What was refused for good must have happened before; if it has not, the refusal says why.
  for (const { what, status, body } of load.sent.filter((one) => isTask(one) && !isDone(one) && !one.isToldWhen))
    console.log(`refused: ${what}: ${status} ${body.slice(0, 120)}`);
  const stored = await compareWithTables(world, load);
  const { rows } = await world.pool.query<{ mark: string }>('select mark from drill_marks');
  const there = new Set(rows.map(({ mark }) => mark));
  const lostMarks = probe?.confirmed.filter((mark) => !there.has(mark)).length ?? 0;
  // A release is over when it is over: only what failed counts.
  const healedMs = fault.isUnfelt ? 0 : first.healedMs;
  const backAgainMs = load.sent.some((one) => one.sentAt >= repairedAt && one.status === 503) ? after.healedMs : 0;
  const episode: Episode = {
    name: fault.name,
    beganAt: Math.max(beganAt, struckAt - BEFORE_MS),
    struckAt,
    promotedAt,
    repairedAt: fault.isUnfelt ? null : repairedAt,
    healedAt: struckAt + healedMs,
    endedAt,
    sent: load.sent,
  };
  const tasks = load.tasks.length;
  const figures = {
    fault: fault.name,
    requests: whole.requests,
    '503': whole.comeBack,
    wrong: whole.wrong.length,
    'new primary s': promotedAt === null ? null : inSeconds(promotedAt - struckAt),
    'well again s': inSeconds(healedMs),
    'after its return s': inSeconds(backAgainMs),
    writes: load.reported.length + tasks,
    ...stored,
    'asked of the false primary': probe ? `${probe.asked}, confirmed ${probe.confirmed.length}, lost ${lostMarks}` : '',
    load: Math.round(machineLoad() * 10) / 10,
  };
  const isFelt = fault.isUnfelt ? whole.comeBack === 0 : whole.comeBack > 0;
  const isSound = whole.wrong.length + stored.lost + stored.twice + lostMarks === 0 && isFelt && tasks >= LEAST_TASKS;
  return { figures, episode, isKept: isSound && Math.max(healedMs, backAgainMs) <= BAR_MS };
}

try {
  const site = await buildSite(closers);
  console.log(`built in ${inSeconds(Date.now() - started)} s, load ${machineLoad().toFixed(1)}`);
  const makeTask = taskMaker(site.world, TASK_SCENES);
  const met: Awaited<ReturnType<typeof meet>>[] = [];
  for (const fault of FAULTS.filter(({ name }) => name.includes(named))) {
    const one = await meet(fault, site, makeTask);
    console.log(JSON.stringify(one.figures));
    met.push(one);
  }
  const breaches = await audit(site.world.deps.db);
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  for (const line of readComplaints(site.logPath)) console.log(`said by a process: ${line}`);
  console.table(met.map(({ figures }) => figures));
  console.log(`load ${machineLoad().toFixed(1)}, ${Math.round((Date.now() - started) / 1000)} s in all`);
  for (const { figures, isKept } of met)
    bar(
      `${figures.fault}: well again, nothing lost or twice`,
      `${figures['well again s']} s`,
      `${BAR_MS / 1000} s`,
      isKept,
    );
  atLeast('faults', met.length, 1);
  none('broken promises of the audit', breaches.length);
  if (picture)
    writeFileSync(
      picture,
      drawTimeline(
        met.map(({ episode }) => episode),
        `npm run bench -- failover: answers a second, on one computer with two processors and a load of ${machineLoad().toFixed(0)}`,
      ),
    );
} finally {
  await closers.closeAll();
}
