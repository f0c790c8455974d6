type Module = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean };
type Look = (id: string) => Module | null;

/**
 * Which parts are shared by screens behind the login, by at least so many of them, and by no public one. In one file they pack better than forty small ones, and
 * a phone on a slow line asks once.
 */
export function insideParts(publicScreens: readonly string[], leastScreens: number) {
  const known = new Map<string, ReadonlySet<string>>();
  /** The files that begin a load of their own (the page, a screen) and bring this one along. */
  const broughtBy = (id: string, look: Look, under: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
    const before = known.get(id);
    if (before) return before;
    const info = look(id);
    const found = new Set<string>();
    if (!info) return found;
    if (info.isEntry || info.dynamicImporters.length > 0) found.add(id);
    const path = new Set([...under, id]);
    for (const importer of info.importers)
      if (!path.has(importer)) for (const one of broughtBy(importer, look, path)) found.add(one);
    // Within a circle the answer is whole for its first member only.
    if (under.size === 0) known.set(id, found);
    return found;
  };
  return (id: string, look: Look): boolean => {
    const screens = [...broughtBy(id, look)];
    const isPublic = screens.some((screen) => publicScreens.some((source) => screen.endsWith(source)));
    return !isPublic && screens.length >= leastScreens;
  };
}
