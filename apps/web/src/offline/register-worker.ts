import { judgeBuild } from './newer-build.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** Brings the worker, and looks for a newer one now and then while the page stays open. Development and old browsers do without. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener('controllerchange', judgeBuild);
    const registration = await navigator.serviceWorker.register('/service-worker.js');
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
