import { useSyncExternalStore } from 'react';
import type { WorkerMessage } from '../../service-worker/messages.ts';

let hasNewerBuild = false;
const listeners = new Set<() => void>();

/** Asks the new service worker whether this page belongs to its build. */
export function checkBuild(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data: isCurrent }) => {
    hasNewerBuild = isCurrent === false;
    for (const listener of listeners) listener();
  };
  const message: WorkerMessage = { kind: 'is-current', entry: new URL(entry.src).pathname };
  navigator.serviceWorker.controller?.postMessage(message, [channel.port2]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** If true, the next page should be loaded in full. */
export const useHasNewerBuild = (): boolean => useSyncExternalStore(subscribe, () => hasNewerBuild);
