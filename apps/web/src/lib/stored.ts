/** Where a value is stored: in this tab until it is closed, or in this browser until logout. */
type Area = 'tab' | 'browser';

const AREAS = { tab: () => sessionStorage, browser: () => localStorage };

/** Site storage may be refused or full: then nothing is stored and nothing breaks. */
function attempt<T>(area: Area, act: (storage: Storage) => T): T | null {
  try {
    return act(AREAS[area]());
  } catch {
    return null;
  }
}

type StoredText = ReturnType<typeof storedText>;

/** One text in site storage; null when there is none. An empty text removes it. `write` tells whether it was stored. */
export const storedText = (key: string, area: Area = 'tab') => ({
  read: () => attempt(area, (storage) => storage.getItem(key) || null),
  write: (text: string): boolean =>
    attempt(area, (storage) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }) === true,
  remove: () => void attempt(area, (storage) => storage.removeItem(key)),
});

/** One value in site storage, as JSON. The storage may hold anything: `parse` accepts a value or answers null. */
export function stored<T>(key: string, parse: (value: unknown) => T | null, area: Area = 'tab') {
  const text = storedText(key, area);
  return {
    read: (): T | null => {
      try {
        const written = text.read();
        return written === null ? null : parse(JSON.parse(written));
      } catch {
        return null;
      }
    },
    write: (value: T) => text.write(JSON.stringify(value)),
    remove: text.remove,
  };
}

/** Writes a text that the next page cannot do without: throws where the browser refuses storage. */
export function mustStore(place: StoredText, text: string): void {
  if (!place.write(text)) throw new Error('storage refused');
}

export const clearStored = (area: Area): void => void attempt(area, (storage) => storage.clear());

/** The address of the sign-up that this browser is in the middle of; the pages of sign-up and payment share it. */
export const signupEmail = storedText('signupEmail', 'browser');

/** The stores of last answers in this browser, one a student, begin with this word. */
export const CACHE_PREFIX = 'kept:';

/** Forgets the answers that were kept for a dead line; where nothing can be kept there is nothing to forget. */
export async function deleteCachedResponses(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  } catch {
    // No secure context, or storage is refused: nothing was kept.
  }
}
