/** Makes the answer for a key when it is first asked for, and remembers it. */
export function madeOnce<P, T>(parts: ReadonlyMap<string, P>, make: (part: P) => T): (key: string) => T | undefined {
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
