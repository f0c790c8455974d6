import { farewell, keepReads, read, remove, warm } from './cached-responses.ts';
import { asset, dropOldFiles, isOfThisBuild, keepFiles, keepScreens, page } from './files.ts';
import type { WordToWorker } from './messages.ts';
import { worker } from './scope.ts';
import { strategyFor } from './strategy.ts';

/*
 * Stands between the page and the line, so that the product opens without one. What it may touch is the rule in strategy.ts; it serves
 * files by names that change with their content, so a new worker can take over at once: pages of the old build find their files here.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  // A device without room for the lists lets go of nothing, and nothing breaks.
  event.waitUntil(
    dropOldFiles()
      .catch(() => undefined)
      .then(() => worker.clients.claim()),
  ),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const afterwards = (work: Promise<unknown>) => event.waitUntil(work);
  switch (strategyFor(request, worker.location.origin)) {
    case 'page':
      return event.respondWith(page(request, afterwards));
    case 'asset':
      return event.respondWith(asset(request, afterwards));
    case 'kept':
      return event.respondWith(read(request, afterwards));
    case 'farewell':
      return event.respondWith(farewell(request, afterwards));
    case 'removal':
      return event.respondWith(remove(request, afterwards));
    case 'leave':
      return;
  }
});

/** A line that breaks meanwhile is no failure: the next visit goes on. */
async function keepFor(word: Exclude<WordToWorker, { kind: 'is-current' }>): Promise<void> {
  if (word.kind === 'keep-page') {
    await Promise.all([keepFiles(word.addresses), keepReads(word.addresses)]);
    return;
  }
  await keepScreens(word.language);
  await warm();
}

worker.addEventListener('message', (event) => {
  const word: WordToWorker = event.data;
  if (word.kind === 'is-current') event.ports[0]?.postMessage(isOfThisBuild(word.entry));
  else event.waitUntil(keepFor(word).catch(() => undefined));
});
