import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeAsker, type Outcome } from '../lib/asker.ts';
import { openProduct } from '../lib/product.ts';
import { visitorOf } from '../lib/visitor.ts';
import type { Attack, Cut } from './attackers.ts';

/**
 * `npm run bench -- slow-headers [lines]`: so many connections that send a header byte by byte, then as many that send a body so. The bar: everybody else is served
 * meanwhile, and the slow ones are cut when their time is over.
 */
const lines = Number(process.argv[2] ?? 1_000);
/** The time a header and a body have, and how often the server looks, in ms; a busy machine is given as long again. */
const LIMITS = { header: 10_000 + 2_000, body: 30_000 + 2_000 };
const PATHS = ['/api/v1/colleges', '/api/v1/josaa-colleges?page=2', '/api/v1/dashboard', '/api/v1/lists', '/healthz'];
const GOOD_EVERY_MS = 25;
const DRIP_MS = 1_000;
const CALM_MS = 3_000;
const CALM_TURNS = 20;
const CALM_P99_MS = 100;

const load = loadavg()[0] ?? 0;
const isBusy = load > availableParallelism();
if (isBusy) console.log(`The machine is busy: load average ${load.toFixed(1)}.`);
const product = await openProduct({ students: 2 });
const asker = makeAsker(product.port);
const [attacked, good] = await Promise.all(product.students.map(({ session }) => visitorOf(product.base, session)));
if (!attacked || !good) throw new Error('two students are needed');

/** Good requests, one after the other by the clock, until what is awaited has come. */
async function serveUntil<T>(awaited: Promise<T>) {
  const counts: Record<Outcome, number> = { ok: 0, busy: 0, wrong: 0, silent: 0 };
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  let isOver = false;
  void awaited.finally(() => {
    isOver = true;
  });
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
  times.sort((one, other) => one - other);
  return { counts, p99Ms: times[Math.floor(0.99 * (times.length - 1))] ?? 0, got: await awaited };
}

try {
  // A first start fits the forecasts: the attack comes when it has settled.
  let calm = await serveUntil(sleep(CALM_MS));
  for (let turn = 0; turn < CALM_TURNS && calm.p99Ms > CALM_P99_MS; turn += 1) calm = await serveUntil(sleep(CALM_MS));
  console.log(`before: ${calm.counts.ok} served, p99 ${calm.p99Ms.toFixed(0)} ms`);
  for (const what of ['header', 'body'] as const) {
    const attackers = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)));
    attackers.send({ port: product.port, what, lines, visitor: attacked, everyMs: DRIP_MS } satisfies Attack);
    const allCut = once(attackers, 'message').then(([cut]: Cut[]) => cut ?? { afterMs: [], told: 0 });
    const { counts, p99Ms, got } = await serveUntil(allCut);
    attackers.disconnect();
    const lastMs = Math.max(...got.afterMs);
    const isCutInTime = lastMs <= LIMITS[what] * (isBusy ? 2 : 1);
    const unserved = counts.busy + counts.wrong + counts.silent;
    if (unserved > 0 || !isCutInTime) process.exitCode = 1;
    console.log(
      `${lines} slow ${what === 'header' ? 'headers' : 'bodies'}: ${counts.ok} good requests served, p99 ${p99Ms.toFixed(0)} ms, ${unserved} not served (limit 0); all cut after ${(Math.min(...got.afterMs) / 1000).toFixed(1)} to ${(lastMs / 1000).toFixed(1)} s (limit ${(LIMITS[what] * (isBusy ? 2 : 1)) / 1000}), ${got.told} told why: ${unserved === 0 && isCutInTime ? 'ok' : 'MISSED'}`,
    );
  }
} finally {
  asker.close();
  await product.stop();
}
