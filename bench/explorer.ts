import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '../apps/api/src/catalogue/load-catalogue.ts';
import { atLeast, atMost } from './lib/bar.ts';
import { isMachineBusy } from './lib/busy-machine.ts';
import { load, type Measured, type Target } from './lib/load.ts';
import { median } from './lib/middle.ts';
import { startBare, startProduct } from './lib/servers.ts';

/**
 * How fast the College Explorer answers. List and detail calls go through the whole stack (session check, validation, envelope) and are compared
 * with a bare `node:http` server that sends the same bytes, in turns, in the same run. The search is timed in process.
 */
const LIMITS = { share: 0.6, p99Ms: 20, searchMs: 2 };
const CONNECTIONS = 50;
const TURNS = 5;
const TURN_MS = 3_000;
const DATA = fileURLToPath(new URL('../data', import.meta.url));
const isBusy = isMachineBusy();

const catalogue = loadCatalogue(DATA);
const PATHS = {
  lists: [
    '/api/v1/colleges',
    '/api/v1/colleges?page=2',
    '/api/v1/colleges?search=computr%20pune',
    '/api/v1/colleges?type=government&city=Mumbai',
    '/api/v1/josaa-colleges',
    '/api/v1/josaa-colleges?collegeLevel=NIT&page=2',
    '/api/v1/josaa-colleges?search=iit&minRanking=1&maxRanking=50',
    '/api/v1/josaa-colleges?type=government&course=Civil%20Engineering',
  ],
  details: [
    ...catalogue.mhtCet.items.slice(0, 30).map(({ id }) => `/api/v1/colleges/${id}`),
    ...catalogue.jee.items.slice(0, 30).map(({ id }) => `/api/v1/josaa-colleges/${id}`),
  ],
};

/** Both servers in turns, so that whatever else the machine does falls on both. */
async function compare(what: keyof typeof PATHS, product: Target, bare: Target): Promise<void> {
  const turns: { ours: Measured; theirs: Measured }[] = [];
  for (let turn = -1; turn < TURNS; turn += 1) {
    const ours = await load(product, PATHS[what], CONNECTIONS, TURN_MS);
    const theirs = await load(bare, PATHS[what], CONNECTIONS, TURN_MS);
    if (ours.failures + theirs.failures > 0) throw new Error(`${ours.failures + theirs.failures} answers were not 200`);
    // The first turn warms both up.
    if (turn >= 0) turns.push({ ours, theirs });
  }
  const share = median(turns.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond));
  const perSecond = median(turns.map(({ ours }) => ours.perSecond));
  const cpu = (one: Measured) => one.cpuMicroseconds ?? Number.NaN;
  const cpuShare = median(turns.map(({ ours, theirs }) => cpu(theirs) / cpu(ours)));
  const bestP99 = Math.min(...turns.map(({ ours }) => ours.p99Ms));
  console.log(
    `${what}: ${perSecond.toFixed(0)} a second, p50 ${median(turns.map(({ ours }) => ours.p50Ms)).toFixed(1)} ms`,
  );
  const judged = isBusy && !Number.isNaN(cpuShare) ? cpuShare : share;
  atLeast(`${what}: share of bare node:http${isBusy ? ', by processor time' : ''}`, judged, LIMITS.share, '', 2);
  const p99 = isBusy ? bestP99 : median(turns.map(({ ours }) => ours.p99Ms));
  atMost(`${what}: p99 at ${CONNECTIONS} connections${isBusy ? ', calmest turn' : ''}`, p99, LIMITS.p99Ms, ' ms', 1);
  const micro = (pick: (turn: (typeof turns)[number]) => Measured) =>
    median(turns.map((turn) => cpu(pick(turn)))).toFixed(0);
  console.log(
    `  by the clock ${share.toFixed(2)}, by processor time ${cpuShare.toFixed(2)}: ${micro(({ ours }) => ours)} µs a request against ${micro(({ theirs }) => theirs)} µs`,
  );
}

function measureSearch(): number {
  const texts = [
    'vishvakarma institue',
    'mechnical pune',
    'goverment colege karad',
    'computer sciense bombey',
    'trichi mechanicl',
  ];
  const times: number[] = [];
  for (let turn = 0; turn < 150; turn += 1) {
    for (const set of [catalogue.mhtCet, catalogue.jee]) {
      for (const search of texts) {
        const started = performance.now();
        set.find({ search, page: 1, limit: 10 });
        if (turn >= 30) times.push(performance.now() - started);
      }
    }
  }
  return median(times);
}

const product = await startProduct();
try {
  const bodies: Record<string, string> = {};
  for (const path of [...PATHS.lists, ...PATHS.details]) {
    const answer = await fetch(product.base + path, {
      headers: { cookie: product.target.cookie, 'accept-encoding': 'identity' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    bodies[path] = await answer.text();
  }
  const bare = await startBare(bodies);
  try {
    await compare('lists', product.target, bare.target);
    await compare('details', product.target, bare.target);
  } finally {
    await bare.stop();
  }
} finally {
  await product.stop();
}
atMost('search with a typing error, in process, median', measureSearch(), LIMITS.searchMs, ' ms', 2);
