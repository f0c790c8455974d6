/** In this tab until it is closed, or in this browser until logout. */
type Area = 'tab' | 'browser';

const AREAS = { tab: () => sessionStorage, browser: () => localStorage };

/** Site storage may be refused or full: then nothing is stored. */
function attempt<T>(area: Area, act: (storage: Storage) => T): T | null {
  try {
    return act(AREAS[area]());
  } catch {
    return null;
  }
}

type StoredText = ReturnType<typeof storedText>;

/** Null if there is none. An empty text removes it. `write` returns whether it was stored. */
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

/** A JSON value. The storage may hold anything: `parse` returns null for what it does not accept. */
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

/** For a text that the next page needs: throws if the browser refuses storage. */
export function mustStore(place: StoredText, text: string): void {
  if (!place.write(text)) throw new Error('storage refused');
}

export const clearStored = (area: Area): void => void attempt(area, (storage) => storage.clear());

/** The email address of the sign-up in progress, for the pages of sign-up and payment. */
export const signupEmail = storedText('signupEmail', 'browser');
/** The email of a finished sign-up: a new student need not type it a second time to log in. */
export const newEmail = storedText('new-email');

/** Prefix of the caches of responses, one per student. Its number grows when the shape of a cached response changes. */
export const CACHE_PREFIX = 'responses-3:';
/** Prefixes of earlier releases, whose responses this one cannot read. */
const EARLIER_PREFIXES = ['kept:', 'responses-2:'];

export const deleteCachedResponses = (): Promise<void> => deleteCaches([CACHE_PREFIX, ...EARLIER_PREFIXES]);
export const deleteEarlierResponses = (): Promise<void> => deleteCaches(EARLIER_PREFIXES);

async function deleteCaches(prefixes: readonly string[]): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (prefixes.some((prefix) => name.startsWith(prefix))) await caches.delete(name);
  } catch {
    // No secure context, or storage is refused: nothing was cached.
  }
}
