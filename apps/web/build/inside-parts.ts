type Module = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean };
type Look = (id: string) => Module | null;
type Places = {
  /** The page, and the file that names every screen outside and what holds those inside. */
  page: string;
  router: string;
  /** What the router names that is for who is signed in. */
  shell: readonly string[];
  /** Another page of the build, which no student sees. */
  workshop: string;
};

/**
 * Which parts are brought along by at least so many screens behind the login, and by nothing outside. In one file they pack better than forty small ones, and a
 * phone on a slow line asks once.
 */
export function insideParts({ page, router, shell, workshop }: Places, leastScreens: number) {
  const isAt = (id: string, place: string) => id.endsWith(place);
  const isOutside = (id: string, { dynamicImporters }: Module) =>
    isAt(id, page) ||
    (dynamicImporters.some((importer) => isAt(importer, router)) && !shell.some((place) => isAt(id, place)));

  return (id: string, look: Look): boolean => {
    const seen = new Set([id]);
    let screens = 0;
    // Grows while it is walked: everything that imports this part, directly or not.
    for (const one of seen) {
      const module = look(one);
      if (!module || isAt(one, workshop)) continue;
      if (isOutside(one, module)) return false;
      if (module.dynamicImporters.length > 0) screens += 1;
      for (const importer of module.importers) seen.add(importer);
    }
    return screens >= leastScreens;
  };
}
