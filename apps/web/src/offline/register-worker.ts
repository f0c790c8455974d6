import type { WordToWorker } from '../service-worker/words.ts';
import { judgeBuild } from './newer-build.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** Brings the worker, and looks for a newer one now and then while the page stays open. Development and old browsers do without. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener('controllerchange', judgeBuild);
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (!navigator.serviceWorker.controller) void keepThisPage();
    let lookedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Storage is refused, or the line broke: the page works as before, and the next one tries again.
  }
}

/** The first page came before the worker: its files, which the browser still has, are kept so that it opens again. */
async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const word: WordToWorker = { kind: 'keep-page', files: [...new Set(files)] };
  active?.postMessage(word);
}
