import { offlineFiles } from './build.ts';
import { FILES, filesNamedIn, PAGE } from './files.ts';

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
