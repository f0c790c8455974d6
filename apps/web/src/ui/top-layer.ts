import { useSyncExternalStore } from 'react';

const openModals: Element[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal; the returned function removes it again. */
export function enterTopLayer(modal: Element): () => void {
  openModals.push(modal);
  announce();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    announce();
  };
}

/** Where toasts must be rendered: inside the topmost open modal, because everything else is inert. */
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
