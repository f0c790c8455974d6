import { useSyncExternalStore } from 'react';

const openModals: Element[] = [];
const listeners = new Set<() => void>();

/** Tells the page that a modal is open; the answer closes it again. */
export function enterTopLayer(modal: Element): () => void {
  openModals.push(modal);
  announce();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    announce();
  };
}

/** Where a message must stand to be seen and heard: inside the uppermost open modal, since all else is inert then. */
export function useTopLayer(): Element {
  return useSyncExternalStore(subscribe, () => openModals.at(-1) ?? document.body);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
