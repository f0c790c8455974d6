/** Made when it is first asked for, then kept: for what is dear to make and often not needed. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
