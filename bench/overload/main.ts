import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMachineBusy } from '../lib/busy-machine.ts';
import { at } from '../lib/middle.ts';
import { apart } from '../lib/processors.ts';
import { asNode, openProduct } from '../lib/product.ts';
import { visitorOf } from '../lib/visitor.ts';
import type { Order, Setting, Told } from './crowd.ts';

/**
 * `npm run bench -- overload [seconds]`: finds how many requests a second the product answers at most, then sends ten times as many, by the clock. Eight in ten read the
 * explorer, two in ten predict. Server and database have one processor, the crowd another. A crowd that comes late itself has measured nothing.
 */
const seconds = Number(process.argv[2] ?? 15);
/** More than the peak by much says that the peak was not found. */
const LIMITS = { goodput: 0.8, mostGoodput: 1.3, predictions: 0.8, acceptedP99Ms: 500, refusedP99Ms: 50 };
const TIMES = 10;
const STUDENTS = 40;
const STEP_MS = 4_000;
const FIRST_STEP = 40;
const WARM_TURNS = 15;
const LATE_MS = 50;
const GROWTH = 1.35;
/** Once may be the machine's doing: so many steps in a row must fail before the peak is over. */
const FAILING_STEPS = 2;

const goodputOf = ({ inTime }: Told, forMs: number) => ((inTime.read + inTime.predict) * 1000) / forMs;
const totalOf = ({ counts: { read, predict } }: Told, outcome: keyof typeof read) => read[outcome] + predict[outcome];

function show(name: string, perSecond: number, told: Told, forMs: number) {
  const { ok, busy } = told;
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(6)} offered a second: ${goodputOf(told, forMs).toFixed(0)} answered (${predictionsOf(told, forMs).toFixed(0)} predictions) in p50 ${at(ok, 0.5).toFixed(0)}, p99 ${at(ok, 0.99).toFixed(0)} ms; ${totalOf(told, 'busy')} sent away in p50 ${at(busy, 0.5).toFixed(0)}, p99 ${at(busy, 0.99).toFixed(0)} ms; ${totalOf(told, 'silent')} without an answer, ${totalOf(told, 'wrong')} wrong`,
  );
}

const predictionsOf = ({ inTime }: Told, forMs: number) => (inTime.predict * 1000) / forMs;

function judge(label: string, value: number, limit: number | string, isOk: boolean, unit = '') {
  if (!isOk) process.exitCode = 1;
  console.log(
    `  ${label.padEnd(44)} ${value.toFixed(2).padStart(10)}${unit}   limit ${limit}${unit}  ${isOk ? 'ok' : 'MISSED'}`,
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
  const come = async (perSecond: number, forMs: number): Promise<Told> => {
    crowd.send({ perSecond, forMs } satisfies Order);
    const [told]: Told[] = await once(crowd, 'message');
    if (!told) throw new Error('the crowd told nothing');
    return told;
  };
  // The first ones wait for the forecasts, and for code that is made fast.
  for (let turn = 0; turn < WARM_TURNS; turn += 1) {
    const { inTime } = await come(FIRST_STEP, STEP_MS);
    if (inTime.predict > 0 && turn >= 2) break;
  }

  const peak = { perSecond: 0, predictions: 0, lateMs: 0 };
  for (let [offered, failing] = [FIRST_STEP, 0]; failing < FAILING_STEPS; offered *= GROWTH) {
    const told = await come(offered, STEP_MS);
    show('rising', offered, told, STEP_MS);
    const perSecond = goodputOf(told, STEP_MS);
    if (perSecond > peak.perSecond) Object.assign(peak, { perSecond, lateMs: at(told.late, 0.99) });
    peak.predictions = Math.max(peak.predictions, predictionsOf(told, STEP_MS));
    failing = perSecond < offered * 0.75 ? failing + 1 : 0;
  }
  const forMs = seconds * 1000;
  const flood = await come(peak.perSecond * TIMES, forMs);
  show('flood', peak.perSecond * TIMES, flood, forMs);
  const after = await come(peak.perSecond / 2, STEP_MS);
  show('after', peak.perSecond / 2, after, STEP_MS);

  console.log(`at ${TIMES} times the peak of ${peak.perSecond.toFixed(0)} a second`);
  const unanswered =
    totalOf(flood, 'silent') + totalOf(flood, 'wrong') + totalOf(after, 'silent') + totalOf(after, 'wrong');
  judge('without an answer, or with a wrong one', unanswered, 0, unanswered === 0);
  const [accepted, refused] = [at(flood.ok, 0.99), at(flood.busy, 0.99)];
  judge('p99 of who was served', accepted, LIMITS.acceptedP99Ms, accepted <= LIMITS.acceptedP99Ms, ' ms');
  const away = totalOf(flood, 'busy');
  judge('sent away', away, 'at least 1', away > 0);
  judge('p99 of who was sent away', refused, LIMITS.refusedP99Ms, refused <= LIMITS.refusedP99Ms, ' ms');
  const goodput = goodputOf(flood, forMs) / peak.perSecond;
  const isGood = goodput >= LIMITS.goodput && goodput <= LIMITS.mostGoodput;
  judge('answered, as a share of the peak', goodput, `${LIMITS.goodput} to ${LIMITS.mostGoodput}`, isGood);
  const predictions = predictionsOf(flood, forMs) / peak.predictions;
  judge('predictions, of their own peak', predictions, LIMITS.predictions, predictions >= LIMITS.predictions);
  const lateMs = Math.max(peak.lateMs, at(flood.late, 0.99));
  if (lateMs > LATE_MS) {
    process.exitCode = 1;
    console.log(
      `not measured: the crowd itself came up to ${lateMs.toFixed(0)} ms late (p99, limit ${LATE_MS}), so nothing above tells of the product`,
    );
  }
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
