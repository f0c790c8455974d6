import { deleteEarlierResponses } from '../lib/stored.ts';
import { cacheReads, changeSession, read, remove, warm } from './cached-responses.ts';
import { asset, cacheFiles, cacheScreens, dropOldFiles, isOfThisBuild, page } from './files.ts';
import type { WorkerMessage } from './messages.ts';
import { worker } from './scope.ts';
import { strategyFor } from './strategy.ts';

/**
 * Lets the product open offline; strategy.ts says which requests it handles. Files have hashed names, so a new worker can take over at once:
 * pages of the old build still find their files.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  // Failing to delete old files must not block activation.
  event.waitUntil(
    dropOldFiles()
      .catch(() => undefined)
      .then(deleteEarlierResponses)
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
    case 'cached':
      return event.respondWith(read(request, afterwards));
    case 'session-change':
      return event.respondWith(changeSession(request, afterwards));
    case 'removal':
      return event.respondWith(remove(request, afterwards));
    case 'leave':
      return;
  }
});

/** If the connection breaks, the next visit continues. */
async function cacheFor(message: Exclude<WorkerMessage, { kind: 'is-current' }>): Promise<void> {
  if (message.kind === 'cache-page') {
    await Promise.all([cacheFiles(message.addresses), cacheReads(message.addresses)]);
    return;
  }
  await cacheScreens(message.language);
  await warm();
}

worker.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.kind === 'is-current') event.ports[0]?.postMessage(isOfThisBuild(message.entry));
  else event.waitUntil(cacheFor(message).catch(() => undefined));
});
