import { useEffect } from 'react';
import { useLocation } from '../../lib/navigation.tsx';
import { isPublicPath } from '../../paths.ts';
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { checkBuild } from './newer-build.ts';
import { OfflineBar, useConnectionWatch } from './offline-bar.tsx';

/** On public pages it also shows the offline bar; signed-in pages have it in the shell. */
export function OfflineSupport() {
  const { pathname } = useLocation();
  useConnectionWatch();
  useEffect(() => void registerWorker(), []);
  return isPublicPath(pathname) ? <OfflineBar /> : null;
}

const CHECK_EVERY_MS = 60 * 60_000;

/** Also checks for a newer worker while the page stays open. Development and old browsers have none. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener('controllerchange', checkBuild);
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (!navigator.serviceWorker.controller) void cacheThisPage();
    let checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Storage is refused or the connection broke: the next page tries again.
  }
}

/** The first page loaded before the worker was active: its files and responses are cached now, so that it opens offline. */
async function cacheThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const watch = new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search);
    const message: WorkerMessage = { kind: 'cache-page', addresses: [...new Set(addresses)] };
    if (addresses.length > 0) active?.postMessage(message);
  });
  watch.observe({ type: 'resource', buffered: true });
}
