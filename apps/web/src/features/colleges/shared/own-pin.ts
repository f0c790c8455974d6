import { isPinCode } from '@dakhila/domain/colleges/pin-code';
import { useSyncExternalStore } from 'react';
import { knownStudent } from '../../../lib/answer-owner.ts';
import { safeLocal } from '../../../lib/safe-storage.ts';

const listeners = new Set<() => void>();

/** A device can have several students: each finds their own. */
const key = () => `pin-code:${knownStudent() ?? ''}`;

/** The student's PIN code, which stays on this device; null when none was given. Logging out wipes it with all site storage. */
export const useOwnPin = (): string | null => useSyncExternalStore(subscribe, readOwnPin);

/** Saves the PIN code on this device. */
export function saveOwnPin(pin: string): void {
  safeLocal.write(key(), pin);
  notify();
}

/** Removes the PIN code from this device. */
export function removeOwnPin(): void {
  safeLocal.remove(key());
  notify();
}

function readOwnPin(): string | null {
  const saved = safeLocal.read(key());
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
