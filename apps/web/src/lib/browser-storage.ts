/** What the flows of sign-up and payment remember in this browser between pages. Logout wipes it with all site storage. */
export type StoredKey = 'signupEmail' | 'selectedTierId' | 'validatedCouponCode';

/** The remembered value; null when there is none, or when the browser keeps no storage. */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it when there is none. Throws where the browser refuses storage: the flow cannot go on. */
export function writeStored(key: StoredKey, value: string | null): void {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
}

/** Forgets the values; a browser that keeps no storage has none to forget. */
export function forgetStored(...keys: StoredKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
