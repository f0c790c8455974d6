import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSecrets } from '../../../apps/api/src/adapters/secrets.ts';
import type { Secrets } from '../../../apps/api/src/ports.ts';
import { timeBelow } from '../../predictor-parts/processor-time.ts';
import { atLeast, none } from '../bar.ts';
import { isMachineBusy } from '../busy-machine.ts';
import { cpuOf } from '../load.ts';
import { median } from '../middle.ts';
import { startPlain, startRecordable } from './children.ts';
import type { Answered } from './connection.ts';
import { SETTLED_JOURNEYS, type Step } from './script.ts';
import { arrive, type Journey, type Visited, type Visitor, visit } from './visit.ts';

const VISITORS = 16;
const TURNS = 5;
/** Counted, not timed: on a busy machine a turn would be over before the engine has made the code fast. */
const JOURNEYS_A_TURN = Number(process.argv[2] ?? 12);
/** Headers that `node:http` writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length']);

type Measured = Visited & { serverMs: number; databaseMs: number };
type Wanted = {
  name: string;
  isSignedIn: boolean;
  /** What the product must reach of the plain server's pace. */
  share: number;
  journey: (secrets: Secrets) => Journey;
};

/**
 * Compares a journey through the product with the least that could answer it: `node:http` and the very statements that the product sent, by plain `pg`, on the
 * same database, in turns. On a busy machine processor time counts, that of the server and the database together.
 */
export async function compareJourney({ name, isSignedIn, share: least, journey: journeyWith }: Wanted): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(folder, 0o755);
  const secret = randomBytes(32).toString('hex');
  const journey = journeyWith(makeSecrets(secret));
  const stops: (() => Promise<void>)[] = [];
  try {
    const product = await startRecordable(join(folder, 'data'), secret, 2 * VISITORS);
    stops.push(product.stop);
    const all = [];
    for (const [index, student] of product.students.entries())
      all.push(await arrive(product.port, index, student, isSignedIn));
    const [ours, theirs] = [all.slice(0, VISITORS), all.slice(VISITORS)];
    await visit(product.port, ours, journey, SETTLED_JOURNEYS);

    const script = {
      connection: product.connection,
      poolSize: product.poolSize,
      steps: await record(product, ours, journey),
      known: ours.slice(0, 1).flatMap(namesOf),
      visitors: all.map(namesOf),
    };
    const plain = await startPlain(script);
    stops.push(plain.stop);
    const bare = await startPlain({ ...script, steps: script.steps.map((step) => ({ ...step, statements: [] })) });
    stops.push(bare.stop);
    await visit(plain.port, theirs, journey, SETTLED_JOURNEYS);
    await visit(bare.port, theirs, journey, SETTLED_JOURNEYS);

    const turns = [];
    for (let turn = -1; turn < TURNS; turn += 1) {
      const made = {
        product: await measure(product, ours, journey, product.pid),
        plain: await measure(plain, theirs, journey, product.pid),
        bare: await measure(bare, theirs, journey, product.pid),
      };
      // The first turn warms all three up.
      if (turn >= 0) turns.push(made);
    }
    tell(name, script.steps, turns, least);
    const breaches = await product.audit();
    none('broken promises about money and allowances', breaches.length);
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const namesOf = ({ student, browserId }: Visitor) => [student.id, student.email, student.phone, browserId];

/** One journey, step by step, with what each asked of the database. */
async function record(
  product: Awaited<ReturnType<typeof startRecordable>>,
  [visitor]: readonly Visitor[],
  journey: Journey,
): Promise<Step[]> {
  const steps: Step[] = [];
  if (!visitor) throw new Error('nobody to watch');
  const listening: Journey = (ask, watched) =>
    journey(async (asked) => {
      const { result, statements } = await product.hear(() => ask(asked));
      steps.push({ status: result.status, headers: headersOf(result), body: result.body, statements });
      return result;
    }, watched);
  await visit(product.port, [visitor], listening, 1);
  return steps;
}

function headersOf({ head, body }: Answered): [string, string][] {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end), line.slice(end + 1).trim()];
  });
  const kept = pairs.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
  return [...kept, ['content-length', String(Buffer.byteLength(body))]];
}

async function measure(
  server: { port: number; pid: number },
  visitors: readonly Visitor[],
  journey: Journey,
  databaseOwner: number,
): Promise<Measured> {
  const spent = () => ({ serverMs: (cpuOf(server.pid) ?? Number.NaN) * 1000, databaseMs: timeBelow(databaseOwner) });
  const before = spent();
  const visited = await visit(server.port, visitors, journey, JOURNEYS_A_TURN);
  const after = spent();
  const each = (part: 'serverMs' | 'databaseMs') => (after[part] - before[part]) / visited.journeys;
  return { ...visited, serverMs: each('serverMs'), databaseMs: each('databaseMs') };
}

type Turn = Record<'product' | 'plain' | 'bare', Measured>;

function tell(name: string, steps: readonly Step[], turns: readonly Turn[], least: number): void {
  const middle = (pick: (turn: Turn) => number) => median(turns.map(pick));
  const statements = steps.reduce((sum, step) => sum + step.statements.length, 0);
  const isBusy = isMachineBusy();
  console.log(`${name}: ${steps.length} requests and ${statements} statements a journey, ${VISITORS} students at once`);
  for (const which of ['product', 'plain', 'bare'] as const) {
    const figures = {
      'a second': middle((turn) => turn[which].perSecond).toFixed(0),
      'ms p50': middle((turn) => turn[which].p50Ms).toFixed(1),
      'ms p99': middle((turn) => turn[which].p99Ms).toFixed(1),
      'ms of the server': middle((turn) => turn[which].serverMs).toFixed(2),
      'ms of the database': middle((turn) => turn[which].databaseMs).toFixed(2),
    };
    const words = Object.entries(figures).map(([unit, figure]) => `${figure} ${unit}`);
    console.log(`  ${LABELS[which].padEnd(34)} ${words.join(', ')}`);
  }
  const byClock = middle(({ product, plain }) => product.perSecond / plain.perSecond);
  const whole = ({ serverMs, databaseMs }: Measured) => serverMs + databaseMs;
  const byProcessor = middle(({ product, plain }) => whole(plain) / whole(product));
  console.log(`  of the plain server: ${byClock.toFixed(2)} by the clock, ${byProcessor.toFixed(2)} by processor time`);
  const [way, share] = isBusy ? ['processor time', byProcessor] : ['the clock', byClock];
  atLeast(`share of the same statements by plain means, by ${way}`, Number(share), least, '', 2);
}

const LABELS = { product: 'the product', plain: 'node:http and the same statements', bare: 'bare node:http' };
