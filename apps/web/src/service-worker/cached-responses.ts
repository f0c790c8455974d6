import { CACHED_AT_HEADER, OWNER_HEADER } from '@dakhila/contract/response-headers';
import { CACHE_PREFIX, deleteCachedResponses } from '../lib/stored.ts';
import { inTime, worker } from './scope.ts';
import { CACHED_FEW, CHECK, hasCosts, isAboutFamily, isCachedRead, overviewsOf, PLAIN_READS } from './strategy.ts';

const TIMEOUT_MS = 6_000;
/** As long as an idle session lives. */
const CACHED_FOR_MS = 14 * 24 * 3600_000;
/** Responses fetched in the background are fetched again after a day. */
const WARM_FOR_MS = 24 * 3600_000;
const MOST_CACHED = 60;

/** Counts sign-ins and sign-outs: a response requested before one of them is not cached after it. */
let epoch = 0;
/** Counts calls: a later call has newer information about who is signed in and what is deleted. */
let callsAsked = 0;
let newestCheck = 0;

async function forgetStudent(): Promise<void> {
  epoch += 1;
  await deleteCachedResponses();
}

/** Sign-in or sign-out. The cache is cleared at once and again after the response, because until then the server still answered for the old session. */
export function changeSession(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  const asked = fetch(request);
  afterwards(
    forgetStudent()
      .then(() => asked.catch(() => undefined))
      .then(forgetStudent),
  );
  return asked;
}

/** Sends a deletion, and deletes the cached responses before the page gets the answer. If the connection failed, they stay. */
export async function remove(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  const answer = await fetch(request);
  if (!answer.ok && !isNotFound(answer)) return answer;
  const address = new URL(request.url);
  const overviews = overviewsOf(address) ?? [];
  for (const path of [address.pathname, ...overviews]) await deleteCached(path, callsAsked).catch(() => undefined);
  if (isAboutFamily(address)) await deleteWithCosts().catch(() => undefined);
  afterwards(Promise.all(overviews.map(fetchAndCache)).catch(() => undefined));
  return answer;
}

const isNotFound = ({ status }: Response): boolean => status === 404 || status === 410;

/** Network first; if the connection is lost, the cached response with its time. */
export async function read(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  const { asked, cached: caching } = ask(request);
  afterwards(caching);
  const cached = await lastAnswer(request.url);
  if (!cached) return asked;
  return (await inTime(asked, TIMEOUT_MS).catch(() => undefined)) ?? cached;
}

/** Throws if the connection is lost. */
export async function warm(): Promise<void> {
  for (const path of PLAIN_READS) {
    const cachedAt = cachedAtOf(await lastAnswer(path));
    if (Date.now() - cachedAt < WARM_FOR_MS) continue;
    await fetchAndCache(path);
  }
}

/** Fetches again what a page read before the worker was active. The session check comes first, because it says whose responses these are. */
export async function cacheReads(addresses: string[]): Promise<void> {
  const reads = addresses.filter((address) => isCachedRead(new URL(address, worker.location.origin)));
  if (reads.length === 0) return;
  for (const address of new Set([CHECK, ...reads])) await fetchAndCache(address);
}

async function fetchAndCache(address: string): Promise<void> {
  const request = new Request(new URL(address, worker.location.origin), { headers: { accept: 'application/json' } });
  const { asked, cached } = ask(request);
  await asked;
  await cached;
}

/** If the device has no space left, nothing is cached and nothing fails. */
function ask(request: Request): { asked: Promise<Response>; cached: Promise<void> } {
  const isCheck = new URL(request.url).pathname === CHECK;
  const question = { url: request.url, isCheck, askedIn: epoch, turn: ++callsAsked };
  const asked = fetch(request);
  return { asked, cached: asked.then((answer) => cacheResponse(question, answer.clone())).catch(() => undefined) };
}

type Question = { url: string; isCheck: boolean; askedIn: number; turn: number };

/** Caches a good response under its student. A response for another student, or for nobody, clears the cache. */
async function cacheResponse({ url, isCheck, askedIn, turn }: Question, answer: Response): Promise<void> {
  if (askedIn !== epoch || (isCheck && turn < newestCheck)) return;
  if (answer.status === 401 || answer.status === 403) return forgetStudent();
  if (isNotFound(answer)) return deleteCached(new URL(url).pathname, turn);
  if (answer.status !== 200 || answer.redirected) return;
  if (isCheck) newestCheck = turn;
  const owner = answer.headers.get(OWNER_HEADER);
  const name = CACHE_PREFIX + owner;
  const known = await cacheName();
  if (!owner || (known !== undefined && known !== name)) await forgetStudent();
  // Only the session check says who is signed in; other responses may be from before a change.
  if (!owner || (known !== name && !isCheck)) return;
  const cachedIn = epoch;
  const cachedAt = new Date().toISOString();
  const headers = { 'content-type': 'application/json', [OWNER_HEADER]: owner, [CACHED_AT_HEADER]: cachedAt };
  const fresh = new Response(await answer.blob(), { headers });
  if (cachedIn !== epoch) return;
  const cache = await caches.open(name);
  await cache.put(url, fresh);
  await trim(cache);
  // Signed out meanwhile: this response came too late.
  if (cachedIn !== epoch) await caches.delete(name);
  if (isGone(url, turn)) await cache.delete(url);
}

/** Undefined if it is too old. */
async function lastAnswer(url: string): Promise<Response | undefined> {
  const name = await cacheName();
  const cached = name === undefined ? undefined : await (await caches.open(name)).match(url);
  return cached && Date.now() - cachedAtOf(cached) < CACHED_FOR_MS ? cached : undefined;
}

const cacheName = async () => (await caches.keys()).find((name) => name.startsWith(CACHE_PREFIX));

const cachedAtOf = (cached: Response | undefined): number => Date.parse(cached?.headers.get(CACHED_AT_HEADER) ?? '');

/** Oldest first: a cache lists its entries in insertion order. */
async function trim(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const few = CACHED_FEW.flatMap(({ most, isOne }) => all.filter(({ url }) => isOne(new URL(url))).slice(0, -most));
  for (const request of [...all.slice(0, -MOST_CACHED), ...few]) await cache.delete(request);
}

/** Deleted paths, and the last call that may still have seen them. */
const goneSince = new Map<string, number>();

/** Deletes the cached responses of a deleted path and of paths below it; calls up to `turn` may not cache it again. */
async function deleteCached(path: string, turn: number): Promise<void> {
  goneSince.set(path, Math.max(turn, goneSince.get(path) ?? 0));
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (isUnder(url, path)) await cache.delete(url);
  }
}

/** Deletes the cached responses that say what a family pays. */
async function deleteWithCosts(): Promise<void> {
  const name = await cacheName();
  if (name === undefined) return;
  const cache = await caches.open(name);
  for (const { url } of await cache.keys()) if (hasCosts(new URL(url))) await cache.delete(url);
}

/** Whether what a response describes was deleted meanwhile. */
const isGone = (url: string, turn: number): boolean =>
  [...goneSince].some(([path, since]) => turn <= since && isUnder(url, path));

function isUnder(url: string, path: string): boolean {
  const { pathname } = new URL(url);
  // If an overview is not found, the items it lists may still exist.
  return pathname === path || (!PLAIN_READS.includes(path) && pathname.startsWith(`${path}/`));
}
