/** Keeps files that were drawn, under a key that says what is in them. A request for one that is being drawn waits for it. */
export function makeDrawnFiles(most: number) {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = drawn.get(key);
    if (known) return known;
    const file = draw();
    if (drawn.size >= most) drawn.clear();
    drawn.set(key, file);
    file.catch(() => drawn.delete(key));
    return file;
  };
}
