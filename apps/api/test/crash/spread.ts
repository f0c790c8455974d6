/** So many of all, evenly spread. */
export const spread = <T>(all: T[], count = all.length): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor((index * all.length) / Math.min(count, all.length))],
  ).filter((one) => one !== undefined);
