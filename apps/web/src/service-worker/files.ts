import { offlineFiles } from './build.ts';
import { inTime, worker } from './scope.ts';

/** The store of the files, and the key of the page in it. */
export const FILES = 'files';
export const PAGE = '/';
/** A line this slow is as good as dead where something is kept. */
const PATIENCE_MS = 8_000;

/** Work that goes on after the answer is given. */
type Afterwards = (work: Promise<unknown>) => void;

/** The page: from the line, so that a new version shows at once; else as it was last seen. */
export async function page(request: Request, afterwards: Afterwards): Promise<Response> {
  const asked = fetch(request);
  afterwards(asked.then((answer) => (isPage(answer) ? cachePage(answer.clone()) : undefined)).catch(() => undefined));
  const kept = await (await caches.open(FILES)).match(PAGE);
  if (!kept) return asked;
  const answer = await inTime(asked, PATIENCE_MS).catch(() => undefined);
  return answer && answer.status < 500 ? answer : kept;
}

/** A file whose name changes with its content: once here, it is never asked for again. */
export async function asset(request: Request, afterwards: Afterwards): Promise<Response> {
  const kept = await (await caches.open(FILES)).match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) afterwards(keep(request.url, answer.clone()));
  return answer;
}

/** Fetches what is missing of the screens that should open without a line, in the language of the student. */
export const cacheScreens = (language: string): Promise<void> =>
  cacheFiles([...offlineFiles.always, ...(offlineFiles.words[language] ?? [])]);

/** Fetches what is missing of these files and of the page. */
export async function cacheFiles(names: string[]): Promise<void> {
  for (const name of names.filter((one) => one.startsWith('/assets/'))) await hasFile(name);
  if (await (await caches.open(FILES)).match(PAGE)) return;
  const answer = await fetch(PAGE);
  if (isPage(answer)) await cachePage(answer);
}

/** Keeps a page once every file that it names is here: until then the page before it opens, which is better than a blank one. */
async function cachePage(answer: Response): Promise<void> {
  for (const name of filesNamedIn(await answer.clone().text())) if (!(await hasFile(name))) return;
  await keep(PAGE, answer);
}

/** The files without which a page shows nothing, by its own text. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, name]) => name ?? [])),
];

/** Whether a file is here now: it was, or could be fetched and kept. Throws when the line is lost. */
async function hasFile(name: string): Promise<boolean> {
  const files = await caches.open(FILES);
  const url = new URL(name, worker.location.origin).href;
  if (await files.match(url)) return true;
  const answer = await fetch(url);
  if (isWhole(answer)) await keep(url, answer);
  return (await files.match(url)) !== undefined;
}

/** Whether a page with this entry is of the build that the worker came with. */
export const isOfThisBuild = (entry: string): boolean => offlineFiles.always.includes(entry);

/** Neither an error nor a part, nor an answer that another address gave. */
const isWhole = (answer: Response) => answer.status === 200 && !answer.redirected && answer.type === 'basic';
const isPage = (answer: Response) =>
  isWhole(answer) && (answer.headers.get('content-type')?.startsWith('text/html') ?? false);

/** A device without room keeps nothing, and nothing breaks. */
const keep = async (key: string, answer: Response) =>
  caches
    .open(FILES)
    .then((files) => files.put(key, answer))
    .catch(() => undefined);

/** Where the lists of files of the last two builds stand, newest first. */
const BUILDS = '/kept-builds';

/**
 * Lets go of files that no page should need any more. A page of the build before this one may be open for weeks and still ask for its
 * files, so they stay; those of the builds before it go, unless the kept page itself is still one of theirs.
 */
export async function dropOldFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const builds = withThisBuild(await readBuilds(files));
  await files.put(BUILDS, Response.json(builds));
  // Before there was such a list nobody knows what belongs where.
  if (builds.length < 2) return;
  const needed = new Set([PAGE, BUILDS, ...builds.flat()]);
  const page = await (await files.match(PAGE))?.text();
  if (!filesNamedIn(page ?? '').every((name) => needed.has(name))) return;
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

/** A worker can change without its build: then the build before it stays the same. */
function withThisBuild(builds: string[][]): string[][] {
  const isKnown = builds[0]?.join() === offlineFiles.all.join();
  return isKnown ? builds : [offlineFiles.all, ...builds].slice(0, 2);
}

async function readBuilds(files: Cache): Promise<string[][]> {
  const kept = await files.match(BUILDS);
  return kept ? kept.json() : [];
}
