import { offlineFiles } from './build.ts';
import { inTime } from './in-time.ts';
import { worker } from './scope.ts';

const FILES = 'files';
const PAGE = '/';
/** A line this slow is as good as dead where something is kept. */
const PATIENCE_MS = 8_000;
/** A page that is open for weeks may still ask for a file of its own build. */
const OLD_FILE_MS = 30 * 24 * 3600_000;

/** Work that goes on after the answer is given. */
type Afterwards = (work: Promise<unknown>) => void;

/** The page: from the line, so that a new version shows at once; else as it was last seen. */
export async function page(request: Request, afterwards: Afterwards): Promise<Response> {
  const asked = fetch(request);
  afterwards(asked.then((answer) => (isPage(answer) ? keep(PAGE, answer.clone()) : undefined)).catch(() => undefined));
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
export const keepScreens = (language: string): Promise<void> =>
  keepFiles([...offlineFiles.always, ...(offlineFiles.words[language] ?? [])]);

/** Fetches what is missing of the page and of these files. */
export async function keepFiles(names: string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const name of [PAGE, ...names.filter((one) => one.startsWith('/assets/'))]) {
    const url = new URL(name, worker.location.origin).href;
    if (await files.match(url)) continue;
    const answer = await fetch(url);
    if (name === PAGE ? isPage(answer) : isWhole(answer)) await keep(url, answer);
  }
}

/** Lets go of files that no page should need any more. */
export async function dropOldFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const needed = new Set([PAGE, ...offlineFiles.always, ...Object.values(offlineFiles.words).flat()]);
  for (const request of await files.keys()) {
    const cameAt = Date.parse((await files.match(request))?.headers.get('date') ?? '');
    const isNeeded = needed.has(new URL(request.url).pathname);
    if (!isNeeded && !(Date.now() - cameAt < OLD_FILE_MS)) await files.delete(request);
  }
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
