import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load } from '../lib/arrivals.ts';
import { atLeast, atMost, none } from '../lib/bar.ts';
import { isMachineBusy } from '../lib/busy-machine.ts';
import { at } from '../lib/middle.ts';
import { apart } from '../lib/processors.ts';
import { asNode, openProduct } from '../lib/product.ts';
import { visitorOf } from '../lib/visitor.ts';
import type { CrowdReport, Setting } from './crowd.ts';

/**
 * `npm run bench -- overload [seconds]`: finds how many requests a second the product answers in good time, all of them, then sends ten times as many, by the clock. One in
 * four reads the explorer, the others predict. Server and database have one processor, the crowd another. A crowd that is late itself has measured nothing.
 */
const seconds = Number(process.argv[2] ?? 15);
const LIMITS = { goodput: 0.8, acceptedP99Ms: 500, refusedP99Ms: 50 };
/** The share of requests that must be served for a pace to count as one that the product holds. */
const SERVED = 0.99;
const TIMES = 10;
const STUDENTS = 40;
const STEP_MS = 4_000;
const FIRST_STEP = 40;
const WARM_TURNS = 15;
const LATE_MS = 50;
const GROWTH = 1.25;
/** One failed step may be due to the machine: this many in a row must fail before the pace is too much. */
const FAILING_STEPS = 2;
const KINDS = ['read', 'predict'] as const;

const paceOf = ({ inTime }: CrowdReport, forMs: number) => ({
  read: (inTime.read * 1000) / forMs,
  predict: (inTime.predict * 1000) / forMs,
});
const p99Of = ({ ok }: CrowdReport) => ({ read: at(ok.read, 0.99), predict: at(ok.predict, 0.99) });
const totalOf = ({ counts: { read, predict } }: CrowdReport, outcome: keyof typeof read) =>
  read[outcome] + predict[outcome];

function show(name: string, perSecond: number, report: CrowdReport, forMs: number) {
  const [pace, p99] = [paceOf(report, forMs), p99Of(report)];
  const served = KINDS.map((kind) => `${kind} ${pace[kind].toFixed(0)} (p99 ${p99[kind].toFixed(0)} ms)`);
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(6)} offered a second: ${served.join(', ')}; ${totalOf(report, 'busy')} rejected in p50 ${at(report.busy, 0.5).toFixed(0)}, p99 ${at(report.busy, 0.99).toFixed(0)} ms; ${totalOf(report, 'silent')} without an answer, ${totalOf(report, 'wrong')} wrong; crowd late by ${at(report.late, 0.99).toFixed(0)} ms`,
  );
}

isMachineBusy();
const processors = apart();
const product = await openProduct({ students: STUDENTS, within: processors.server });
const crowd = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), asNode(processors.crowd));
try {
  const visitors = await Promise.all(product.students.map(({ session }) => visitorOf(product.base, session)));
  crowd.send({ port: product.port, visitors, paths: await pathsOf(visitors[0]?.cookie ?? '') } satisfies Setting);
  await once(crowd, 'message');
  const send = async (perSecond: number, forMs: number): Promise<CrowdReport> => {
    crowd.send({ perSecond, forMs } satisfies Load);
    const [report]: CrowdReport[] = await once(crowd, 'message');
    if (!report) throw new Error('the crowd reported nothing');
    return report;
  };
  // The first requests wait for the forecasts, and for the compiler.
  for (let turn = 0; turn < WARM_TURNS; turn += 1) {
    const { inTime } = await send(FIRST_STEP, STEP_MS);
    if (inTime.predict > 0 && turn >= 2) break;
  }

  const held = { perSecond: 0, lateMs: 0 };
  const peak = { read: 0, predict: 0 };
  for (let [offered, failing] = [FIRST_STEP, 0]; failing < FAILING_STEPS; offered *= GROWTH) {
    const report = await send(offered, STEP_MS);
    show('rising', offered, report, STEP_MS);
    const isHeld =
      totalOf(report, 'ok') >= report.offered * SERVED &&
      Math.max(...KINDS.map((kind) => p99Of(report)[kind])) <= LIMITS.acceptedP99Ms;
    if (isHeld) Object.assign(held, { perSecond: offered, lateMs: at(report.late, 0.99) });
    for (const kind of KINDS) peak[kind] = Math.max(peak[kind], paceOf(report, STEP_MS)[kind]);
    failing = isHeld ? 0 : failing + 1;
  }
  const forMs = seconds * 1000;
  const flood = await send(held.perSecond * TIMES, forMs);
  show('flood', held.perSecond * TIMES, flood, forMs);
  const after = await send(held.perSecond / 2, STEP_MS);
  show('after', held.perSecond / 2, after, STEP_MS);

  console.log(`at ${TIMES} times the ${held.perSecond.toFixed(0)} a second that are served whole`);
  const unanswered =
    totalOf(flood, 'silent') + totalOf(flood, 'wrong') + totalOf(after, 'silent') + totalOf(after, 'wrong');
  none('without an answer, or with a wrong one', unanswered);
  const [refused, away] = [at(flood.busy, 0.99), totalOf(flood, 'busy')];
  atLeast('rejected', away, 1);
  atMost('p99 of a rejection', refused, LIMITS.refusedP99Ms, ' ms');
  for (const kind of KINDS) atMost(`p99 of what was served, ${kind}`, p99Of(flood)[kind], LIMITS.acceptedP99Ms, ' ms');
  // Each kind against the best that was ever seen of it: cheap reads that are served do not make up for predictions that are not.
  for (const kind of KINDS)
    atLeast(`served, as a share of its peak, ${kind}`, paceOf(flood, forMs)[kind] / peak[kind], LIMITS.goodput, '', 2);
  atLeast('served of half the pace afterwards', totalOf(after, 'ok') / after.offered, SERVED, '', 2);
  const lateMs = Math.max(held.lateMs, at(flood.late, 0.99));
  // A crowd that is late itself measures itself, not the product.
  atMost('the clients themselves were late by, p99', lateMs, LATE_MS, ' ms');
} finally {
  crowd.disconnect();
  await product.stop();
}

/** Pages of both explorers, and the colleges on the first of them. */
async function pathsOf(cookie: string): Promise<string[]> {
  const lists = ['colleges', 'josaa-colleges'].flatMap((kind) =>
    [1, 2, 3, 4, 5].map((page) => `/api/v1/${kind}?page=${page}`),
  );
  const details = await Promise.all(
    ['colleges', 'josaa-colleges'].map(async (kind) => {
      const answer = await fetch(`${product.base}/api/v1/${kind}`, { headers: { cookie } });
      const { data }: { data: { colleges: { id: string }[] } } = await answer.json();
      return data.colleges.slice(0, 5).map(({ id }) => `/api/v1/${kind}/${id}`);
    }),
  );
  return [...lists, ...details.flat()];
}
