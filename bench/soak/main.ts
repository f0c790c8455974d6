import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, none } from '../lib/bar.ts';
import { machineLoad } from '../lib/busy-machine.ts';
import { cpuOf } from '../lib/load.ts';
import { openProduct } from '../lib/product.ts';
import { timeBelow } from '../predictor-parts/processor-time.ts';
import { visit } from './journey.ts';
import { slopeOf } from './slope.ts';

/**
 * `npm run bench -- soak [minutes]`: mixed traffic of students who sign in, look, predict, plan, ask and sign out, for half an hour. What the server holds is read each minute
 * after its garbage is collected. The bar: once it is warm it does not grow, no call fails, and hardly one is rejected with a 503. Only finished visits count.
 */
const minutes = Number(process.argv[2] ?? 30);
const LIMITS = { heldPerMinute: 0.3, residentPerMinute: 1.5, sentAway: 0.001 };
/** With fewer, too little was done to grow from: a machine that was very busy still made 40 a minute. */
const LEAST_VISITS = 20 * minutes;
const VISITORS = 8;
/** Caches fill and code is made fast in the first sixth, at least two minutes. */
const WARM_MINUTES = Math.max(2, Math.round(minutes / 6));
const MINUTE_MS = 60_000;
/** The first start fits the forecasts; requests may be rejected meanwhile. */
const FIRST_TRIES = 20;

if (minutes < WARM_MINUTES + 3) throw new Error(`a slope takes at least ${WARM_MINUTES + 3} minutes`);
const megabytes = (bytes: number) => bytes / 2 ** 20;
const column = (value: number, digits = 1) => value.toFixed(digits).padStart(8);

const product = await openProduct({ students: VISITORS });
try {
  let isOver = false;
  let [begun, visits, calls, sentAway, failures] = [0, 0, 0, 0, 0];
  const comeAndGo = async (student: (typeof product.students)[number]): Promise<boolean> => {
    begun += 1;
    try {
      await visit(product.base, student, begun, () => {
        calls += 1;
      });
      visits += 1;
      return true;
    } catch (error) {
      console.log(String(error));
      if (/: 503 /.test(String(error))) sentAway += 1;
      else failures += 1;
      return false;
    }
  };
  const [first] = product.students;
  for (let tries = 1; first && !(await comeAndGo(first)); tries += 1)
    if (tries === FIRST_TRIES) throw new Error('nobody could be served');
  [visits, calls, sentAway, failures] = [0, 0, 0, 0];
  const everybody = product.students.map(async (student) => {
    while (!isOver) await comeAndGo(student);
  });

  console.log('MB after garbage collection');
  console.log('  minute resident     heap  outside    calls  rejected failures     load');
  const spent = () => ({ visits, server: (cpuOf(product.pid) ?? 0) * 1000, database: timeBelow(product.pid) });
  let warm = spent();
  const held: number[] = [];
  const resident: number[] = [];
  const started = performance.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(started + minute * MINUTE_MS - performance.now());
    const { rss, heapUsed, external } = await product.memory();
    const sizes = [rss, heapUsed, external].map((bytes) => column(megabytes(bytes)));
    const counts = [calls, sentAway, failures].map((count) => column(count, 0));
    console.log([column(minute, 0), ...sizes, ...counts, column(machineLoad())].join(' '));
    if (minute <= WARM_MINUTES) {
      warm = spent();
      continue;
    }
    held.push(megabytes(heapUsed + external));
    resident.push(megabytes(rss));
  }
  const end = spent();
  isOver = true;
  await Promise.all(everybody);
  const perVisit = (part: 'server' | 'database') => ((end[part] - warm[part]) / (end.visits - warm.visits)).toFixed(0);
  console.log(
    `processor time for each visit of ${(calls / visits).toFixed(0)} calls: ${perVisit('server')} ms of the server, ${perVisit('database')} ms of the database`,
  );

  console.log(`${calls} calls in ${minutes} minutes, of which the first ${WARM_MINUTES} warm up`);
  atLeast('visits to their end', visits, LEAST_VISITS);
  none('calls that failed', failures);
  atMost('rejected, of 100 calls', (100 * sentAway) / calls, 100 * LIMITS.sentAway, '', 2);
  atMost('held memory grows by MB a minute', slopeOf(held), LIMITS.heldPerMinute, '', 2);
  atMost('resident memory grows by MB a minute', slopeOf(resident), LIMITS.residentPerMinute, '', 2);
} finally {
  await product.stop();
}
