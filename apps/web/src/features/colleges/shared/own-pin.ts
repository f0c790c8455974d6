import { isPinCode } from '@dakhila/domain/colleges/distance';
import { useSyncExternalStore } from 'react';
import { storedText } from '../../../lib/stored.ts';
import { tabOwner } from '../../../lib/tab-owner.ts';

const listeners = new Set<() => void>();

/** A device can have several students: each finds their own. */
const storedPin = () => storedText(`pin-code:${tabOwner() ?? ''}`, 'browser');

/** The student's PIN code, which stays on this device; null when none was given. Logging out wipes it with all site storage. */
export const useOwnPin = (): string | null => useSyncExternalStore(subscribe, readOwnPin);

/** Saves the PIN code on this device. */
export function saveOwnPin(pin: string): void {
  storedPin().write(pin);
  notify();
}

/** Removes the PIN code from this device. */
export function removeOwnPin(): void {
  storedPin().remove();
  notify();
}

function readOwnPin(): string | null {
  const saved = storedPin().read();
  return saved !== null && isPinCode(saved) ? saved : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
