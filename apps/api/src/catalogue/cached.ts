/** Makes the value of a key at its first use and caches it. */
export function cachedByKey<P, T>(parts: ReadonlyMap<string, P>, make: (part: P) => T): (key: string) => T | undefined {
  const made = new Map<string, T>();
  return (key) => {
    const part = parts.get(key);
    if (part === undefined) return undefined;
    let answer = made.get(key);
    if (answer === undefined) {
      answer = make(part);
      made.set(key, answer);
    }
    return answer;
  };
}

/** Makes the value of an object, such as the catalogue, at its first use and caches it for as long as the object lives. */
export function cachedByObject<O extends object, T extends object>(make: (of: O) => T): (of: O) => T {
  const made = new WeakMap<O, T>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const value = make(of);
    made.set(of, value);
    return value;
  };
}
