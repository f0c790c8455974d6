/** Site storage that a browser may refuse: then nothing is kept, and nothing breaks. */
export const safeSession = guard(() => sessionStorage);
export const safeLocal = guard(() => localStorage);

function guard(storage: () => Storage) {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string) => attempt((kept) => kept.getItem(key)),
    write: (key: string, value: string) => void attempt((kept) => kept.setItem(key, value)),
    remove: (key: string) => void attempt((kept) => kept.removeItem(key)),
    clear: () => void attempt((kept) => kept.clear()),
  };
}
