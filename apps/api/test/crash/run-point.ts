import { DomainError } from '@dakhila/domain/errors';
import { reconcileDue } from '../../src/modules/billing/index.ts';
import { refundOrder } from '../../src/modules/billing/refunds.ts';
import type { Act, Ask, Scene } from './act.ts';
import { comeBy } from './come-by.ts';
import { type KillPoint, MOMENTS } from './kill-points.ts';
import { type Fault, judge } from './verdict.ts';
import type { Life, World } from './world.ts';

/** What comes after the power is back. Reconciliation always does. */
export const FOLLOW_UPS = ['nothing', 'again', 'twice', 'others', 'cut again'] as const;
export type Point = { scene: Scene; kill: KillPoint; after: (typeof FOLLOW_UPS)[number] };

/** Asks one life of the server; null when it ended before it answered. */
const ask = (world: World, life: Life, wanted: Ask): Promise<number | null> =>
  world.inLife(life, async () => {
    const { deps, app, hear } = world;
    if (!('job' in wanted)) return (await app.server.inject(hear(wanted))).statusCode;
    if (wanted.job === 'reconcile') return reconcileDue(deps).then(() => 200);
    return refundOrder(deps, wanted.transactionId).then(
      () => 200,
      (error: unknown) => {
        if (error instanceof DomainError) return 409;
        throw error;
      },
    );
  });

/** How many statements a scene sends when nothing goes wrong, and whether it then works. */
export async function runUndisturbed(
  world: World,
  { name, prepare }: Scene,
): Promise<{ statements: number; faults: Fault[] }> {
  const act = await prepare(world);
  const life = world.begin();
  const status = await ask(world, life, act.ask);
  const statements = life.power.counted();
  const seen = { effects: await act.effects(), isAnswered: status === 200, isOwed: true };
  await tidy(world, life);
  return { statements, faults: judge(`${name}, undisturbed, answered ${status}`, act, seen) };
}

/** Ends a life of the server at one point of a scene, begins another, and looks whether anything was lost or counted twice. */
export async function runPoint(
  world: World,
  { scene, kill, after }: Point,
): Promise<{ wasCut: boolean; faults: Fault[] }> {
  const where = `${scene.name}, ${kill.moment} statement ${kill.statement}, then ${after}`;
  const act = await scene.prepare(world);
  let isAnswered = false;
  const say = async (life: Life, wanted: Ask = act.ask) => {
    // A return redirects also while nothing is known: only 200 promises anything.
    if ((await ask(world, life, wanted)) === 200 && wanted === act.ask) isAnswered = true;
  };

  const first = world.begin();
  first.power.arm(kill);
  await say(first);
  const wasCut = first.power.isCut();
  first.end();
  const early = isAnswered ? judge(where, act, { effects: await act.effects(), isAnswered, isOwed: false }) : [];

  // By then a claim that nobody will finish has lapsed.
  await world.clock.advance({ seconds: 61 });
  const second = world.begin();
  await followUp({ world, act, say, kill, after }, second);
  // Told to come back, a student does: what the dying server had sent may have reached the database late.
  for (let tries = 0; after !== 'nothing' && !isAnswered && (await act.effects()) === 0 && tries < 2; tries += 1)
    await sayLater(world, say);
  const last = world.begin();
  const isOwed = async () => after !== 'nothing' || (await act.isOwed?.()) === true;
  const isOpen = async () => !act.isRefused && (await act.effects()) === 0 && isOwed();
  await world.inLife(last, () => comeBy(world, isOpen));
  const late = judge(where, act, { effects: await act.effects(), isAnswered, isOwed: await isOwed() });
  second.end();
  await tidy(world, last);
  return { wasCut, faults: [...early, ...late] };
}

type Aftermath = {
  world: World;
  act: Act;
  say: (life: Life, wanted?: Ask) => Promise<void>;
  kill: KillPoint;
  after: Point['after'];
};

async function followUp({ world, act, say, kill, after }: Aftermath, life: Life): Promise<void> {
  if (after === 'again') return say(life);
  if (after === 'twice') return void (await Promise.all([say(life), say(life)]));
  if (after === 'others') {
    const [one, two, ...rest] = act.others ?? [act.ask, act.ask];
    await Promise.all([one, two].map((wanted) => wanted && say(life, wanted)));
    for (const wanted of rest) await say(life, wanted);
    if (act.isOwed === undefined) await say(life);
  }
  if (after === 'cut again') {
    const moment = MOMENTS[(MOMENTS.indexOf(kill.moment) + 1) % MOMENTS.length] ?? 'before';
    life.power.arm({ ...kill, moment });
    await say(life);
    life.end();
    await sayLater(world, say);
  }
}

/** A minute later, to a new life. */
async function sayLater(world: World, say: Aftermath['say']) {
  await world.clock.advance({ seconds: 61 });
  const life = world.begin();
  await say(life);
  life.end();
}

/** Orders that a scene left open would be asked about in the next one. */
async function tidy({ pool }: World, life: Life) {
  life.end();
  await pool.query('update orders set next_check_at = null where next_check_at is not null');
}
