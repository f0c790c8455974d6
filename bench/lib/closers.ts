/** Puts away what was opened, the last first, also when something in between fails or somebody stops the harness. */
export function makeClosers() {
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse())
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => console.error(error));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await closeAll();
      process.exit(1);
    });
  return { add: (close: () => unknown) => void closers.push(close), closeAll };
}
