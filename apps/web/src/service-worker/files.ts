import { offlineFiles } from './build.ts';
import { inTime, worker } from './scope.ts';

/** The cache of the files, and the key of the page in it. */
const FILES = 'files';
const PAGE = '/';
/** A slower connection counts as lost if a cached copy exists. */
const TIMEOUT_MS = 8_000;

/** Work that continues after the response. */
type Afterwards = (work: Promise<unknown>) => void;

/** Network first, so that a new version shows at once; else the cached page. */
export async function page(request: Request, afterwards: Afterwards): Promise<Response> {
  const asked = fetch(request);
  afterwards(asked.then((answer) => (isPage(answer) ? cachePage(answer.clone()) : undefined)).catch(() => undefined));
  const cached = await (await caches.open(FILES)).match(PAGE);
  if (!cached) return asked;
  const answer = await inTime(asked, TIMEOUT_MS).catch(() => undefined);
  return answer && answer.status < 500 ? answer : cached;
}

/** Hashed files never change, so the cache comes first. */
export async function asset(request: Request, afterwards: Afterwards): Promise<Response> {
  const cached = await (await caches.open(FILES)).match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isWhole(answer)) afterwards(keep(request.url, answer.clone()));
  return answer;
}

export const cacheScreens = (language: string): Promise<void> =>
  cacheFiles([...offlineFiles.always, ...(offlineFiles.messages[language] ?? [])]);

export async function cacheFiles(names: string[]): Promise<void> {
  for (const name of names.filter((one) => one.startsWith('/assets/'))) await hasFile(name);
  if (await (await caches.open(FILES)).match(PAGE)) return;
  const answer = await fetch(PAGE);
  if (isPage(answer)) await cachePage(answer);
}

/** Caches a page only when all its files are cached: an older page is better than a blank one. */
async function cachePage(answer: Response): Promise<void> {
  for (const name of filesNamedIn(await answer.clone().text())) if (!(await hasFile(name))) return;
  await keep(PAGE, answer);
}

const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, name]) => name ?? [])),
];

/** Fetches the file if it is missing. Throws if the connection is lost. */
async function hasFile(name: string): Promise<boolean> {
  const files = await caches.open(FILES);
  const url = new URL(name, worker.location.origin).href;
  if (await files.match(url)) return true;
  const answer = await fetch(url);
  if (isWhole(answer)) await keep(url, answer);
  return (await files.match(url)) !== undefined;
}

export const isOfThisBuild = (entry: string): boolean => offlineFiles.always.includes(entry);

/** Neither an error, a partial response nor a redirect. */
const isWhole = (answer: Response) => answer.status === 200 && !answer.redirected && answer.type === 'basic';
const isPage = (answer: Response) =>
  isWhole(answer) && (answer.headers.get('content-type')?.startsWith('text/html') ?? false);

/** If the device has no space left, nothing is cached and nothing fails. */
const keep = async (key: string, answer: Response) =>
  caches
    .open(FILES)
    .then((files) => files.put(key, answer))
    .catch(() => undefined);

/** The file lists of the last two builds, newest first. */
const BUILDS = '/kept-builds';

/** Deletes files of old builds. A page of the previous build may stay open for weeks, so its files stay, as do those of a cached page. */
export async function dropOldFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const builds = withThisBuild(await readBuilds(files));
  await files.put(BUILDS, Response.json(builds));
  // Without an earlier list it is unknown which files belong to which build.
  if (builds.length < 2) return;
  const needed = new Set([PAGE, BUILDS, ...builds.flat()]);
  const page = await (await files.match(PAGE))?.text();
  if (!filesNamedIn(page ?? '').every((name) => needed.has(name))) return;
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

/** A worker can change without its build. */
function withThisBuild(builds: string[][]): string[][] {
  const isKnown = builds[0]?.join() === offlineFiles.all.join();
  return isKnown ? builds : [offlineFiles.all, ...builds].slice(0, 2);
}

async function readBuilds(files: Cache): Promise<string[][]> {
  const cached = await files.match(BUILDS);
  return cached ? cached.json() : [];
}
