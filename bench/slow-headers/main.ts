import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeAsker, type Outcome } from '../lib/asker.ts';
import { atMost, bar } from '../lib/bar.ts';
import { isMachineBusy } from '../lib/busy-machine.ts';
import { at } from '../lib/middle.ts';
import { openProduct } from '../lib/product.ts';
import { visitorOf } from '../lib/visitor.ts';
import type { Attack, SlowConnection } from './attackers.ts';

/**
 * `npm run bench -- slow-headers [connections]`: 1,000 connections (or as many as named) send a header byte by byte, then as many send a body so. The bar: other requests are served
 * meanwhile, and soon, and the slow connections, all open at the same time, are closed when their time is over. One that is refused or ends early was no attack.
 */
const connections = Number(process.argv[2] ?? 1_000);
/** For how long all slow connections must be open together, in ms. */
const LEAST_TOGETHER = { header: 9_000, body: 29_000 };
/** In ms: how long a header and a body may take plus the interval at which the server checks, and how long the slowest good request may take. */
const LIMITS = { header: 10_000 + 2_000, body: 30_000 + 2_000, goodP99: 1_000, calmP99: 100 };
const PATHS = ['/api/v1/colleges', '/api/v1/josaa-colleges?page=2', '/api/v1/dashboard', '/api/v1/lists', '/healthz'];
const GOOD_EVERY_MS = 25;
const DRIP_MS = 1_000;
const CALM_MS = 3_000;
const CALM_TURNS = 20;

// On a busy machine the limits are doubled.
const patience = isMachineBusy() ? 2 : 1;
const product = await openProduct({ students: 2 });
const asker = makeAsker(product.port);
const [attacked, good] = await Promise.all(product.students.map(({ session }) => visitorOf(product.base, session)));
if (!attacked || !good) throw new Error('two students are needed');

/** Sends good requests at fixed times until the promise is settled. */
async function serveUntil<T>(awaited: Promise<T>) {
  const counts: Record<Outcome, number> = { ok: 0, busy: 0, wrong: 0, silent: 0 };
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  awaited.then(end, end);
  for (let n = 0; !isOver; n += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sentAt = performance.now();
    const request = `GET ${PATHS[n % PATHS.length]} HTTP/1.1\r\nhost: localhost\r\ncookie: ${good?.cookie}\r\n\r\n`;
    asker.ask(request, (outcome) => {
      counts[outcome] += 1;
      times.push(performance.now() - sentAt);
      resolve();
    });
    answers.push(promise);
    await sleep(GOOD_EVERY_MS);
  }
  await Promise.all(answers);
  return { counts, p99Ms: at(times, 0.99), got: await awaited };
}

try {
  // A first start fits the forecasts: the attack comes when it has settled.
  const isCalm = ({ p99Ms }: { p99Ms: number }) => p99Ms <= LIMITS.calmP99 * patience;
  let calm = await serveUntil(sleep(CALM_MS));
  for (let turn = 0; turn < CALM_TURNS && !isCalm(calm); turn += 1) calm = await serveUntil(sleep(CALM_MS));
  console.log(`before: ${calm.counts.ok} served, p99 ${calm.p99Ms.toFixed(0)} ms`);
  if (!isCalm(calm))
    throw new Error(`not measured: the server did not come to rest (limit ${LIMITS.calmP99 * patience} ms)`);
  for (const what of ['header', 'body'] as const) {
    const attackers = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)));
    attackers.send({ port: product.port, what, connections, visitor: attacked, everyMs: DRIP_MS } satisfies Attack);
    const allEnded = once(attackers, 'message').then(([ended]: SlowConnection[][]) => ended ?? []);
    const died = once(attackers, 'exit').then(() => Promise.reject(new Error('the attackers died')));
    const { counts, p99Ms, got } = await serveUntil(Promise.race([allEnded, died]));
    attackers.disconnect();
    evaluate(what, counts, p99Ms, got);
  }
} finally {
  asker.close();
  await product.stop();
}

function evaluate(
  what: 'header' | 'body',
  counts: Record<Outcome, number>,
  p99Ms: number,
  ended: readonly SlowConnection[],
) {
  const [least, limit] = [LEAST_TOGETHER[what], LIMITS[what] * patience];
  const held = ended.flatMap(({ openedAt, endedAt, isAnswered }) =>
    openedAt !== null && endedAt - openedAt >= least ? [{ openedAt, endedAt, isAnswered }] : [],
  );
  const lasted = held.map(({ openedAt, endedAt }) => endedAt - openedAt);
  const togetherMs =
    Math.min(...held.map(({ endedAt }) => endedAt)) - Math.max(...held.map(({ openedAt }) => openedAt));
  const unserved = counts.busy + counts.wrong + counts.silent;
  const misses = {
    'good requests not served': unserved > 0,
    'good requests slow': !(p99Ms <= LIMITS.goodP99 * patience),
    'connections refused or ended early': held.length < connections,
    'connections not open together': !(togetherMs >= least),
    'connections closed late': !(Math.max(...lasted) <= limit),
  };
  const missed = Object.entries(misses).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
  const name = what === 'header' ? 'headers' : 'bodies';
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `${connections} slow ${name}: ${counts.ok} good requests served, p99 ${p99Ms.toFixed(0)} ms (limit ${LIMITS.goodP99 * patience}), ${unserved} not served (limit 0: ${counts.busy} rejected, ${counts.wrong} wrong, ${counts.silent} silent); ${held.length} connections held, together for ${seconds(togetherMs)} s (at least ${least / 1000}), cut after ${seconds(Math.min(...lasted))} to ${seconds(Math.max(...lasted))} s (limit ${limit / 1000}), ${held.filter(({ isAnswered }) => isAnswered).length} answered why`,
  );
  atMost(`p99 beside ${connections} slow ${name}`, p99Ms, LIMITS.goodP99 * patience, ' ms');
  bar(
    `what went wrong beside ${connections} slow ${name}`,
    missed.join(', ') || 'nothing',
    'nothing',
    missed.length === 0,
  );
}
