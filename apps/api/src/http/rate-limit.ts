import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER_LOOKUPS, NETWORK_LOOKUPS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { giveBack, type Spent, spend } from '../db/budget.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../ports.ts';
import { type Caller, isLoopback, makeAddressReader, networkOf } from './caller.ts';

/** A whole school or a mobile carrier may share one address; a faulty script sends more than this. */
const CALLS_PER_MINUTE = 3_000;
const WINDOW_MS = 60_000;

/** Counts a request for its network and returns how many seconds the network has to wait; 0 within the limit. */
export type FloodGate = (request: IncomingMessage) => number;

export function makeFloodGate({ now, config }: Pick<Deps, 'now' | 'config'>): FloodGate {
  const addressOf = makeAddressReader(config);
  let windowStart = 0;
  let calls = new Map<string, number>();
  return (request) => {
    // In development a person and a test suite share the loopback address.
    if (config.NODE_ENV !== 'production' && isLoopback(request)) return 0;
    const at = now().getTime();
    if (at - windowStart >= WINDOW_MS) {
      windowStart = at;
      calls = new Map();
    }
    const network = networkOf(addressOf(request));
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    return count > CALLS_PER_MINUTE ? (windowStart + WINDOW_MS - at) / 1000 : 0;
  };
}

/** Limits the requests of one network to one process. Finer limits are in the database, with what they protect. */
export function limitFloods(app: FastifyInstance, gate: FloodGate) {
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = gate(request.raw);
    if (retryAfterSeconds > 0) throw new DomainError('too-many-requests', { retryAfterSeconds });
  });
}

type Asker = Pick<Caller, 'browserId' | 'budgetedNetwork'>;
const ofBrowser = ({ browserId }: Asker) => `lookups:browser:${browserId}`;
const ofNetwork = (network: string) => `lookups:network:${network}`;

/** Uses one look-up. Throws if the browser has none left; returns whether its network, which others may share, has any left. */
export async function spendLookUp(db: Db, asker: Asker): Promise<Spent> {
  refuseBeyond(await spend(db, ofBrowser(asker), BROWSER_LOOKUPS));
  const { budgetedNetwork } = asker;
  return budgetedNetwork ? spend(db, ofNetwork(budgetedNetwork), NETWORK_LOOKUPS) : { isWithin: true };
}

/** Limits questions whose answer is only yes or no, because such answers could be collected. */
export async function boundLookUps(db: Db, asker: Asker) {
  refuseBeyond(await spendLookUp(db, asker));
}

function refuseBeyond(spent: Spent) {
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
}

/** Returns look-ups about the caller's own account: the students of a whole school may log in from one network. */
export const returnLookUps = (db: Db, asker: Asker, count: number) =>
  giveBack(db, [ofBrowser(asker), ...(asker.budgetedNetwork ? [ofNetwork(asker.budgetedNetwork)] : [])], count);

/** Longer than any of these answers takes, so that the time reveals nothing. */
const EQUAL_TIME_MS = 300;

/** Makes an answer, or an error, take the same time for known and unknown people, counted from `began`. */
export async function answerInEqualTime<T>(began: number, answer: () => Promise<T>): Promise<T> {
  const rest = Math.max(0, began + EQUAL_TIME_MS - performance.now());
  const [outcome] = await Promise.allSettled([answer(), sleep(rest)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
