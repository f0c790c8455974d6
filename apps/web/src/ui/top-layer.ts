import { useSyncExternalStore } from 'react';

const openModals: Element[] = [];
const listeners = new Set<() => void>();

/** Registers the place for toasts of an open modal; the returned function removes it again. */
export function enterTopLayer(place: Element): () => void {
  openModals.push(place);
  announce();
  return () => {
    openModals.splice(openModals.indexOf(place), 1);
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
