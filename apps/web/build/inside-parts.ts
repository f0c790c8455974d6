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
  const isAt = (id: string, places: readonly string[]) => places.some((place) => id.endsWith(place));

  /** Everything that brings a part along, directly or not; also what fetches that later, if wanted, up to where a screen inside begins. */
  const bringers = (id: string, look: Look, withLater: boolean): Set<string> => {
    const seen = new Set([id]);
    // Grows while it is walked.
    for (const one of seen) {
      const module = look(one);
      if (!module || isAt(one, [workshop])) continue;
      for (const importer of module.importers) seen.add(importer);
      if (withLater)
        for (const importer of module.dynamicImporters) if (!isAt(importer, [router, ...shell])) seen.add(importer);
    }
    return seen;
  };
  const laterOf = (id: string, look: Look) => look(id)?.dynamicImporters ?? [];
  const isOutside = (id: string, look: Look) =>
    isAt(id, [page]) || (laterOf(id, look).some((importer) => isAt(importer, [router])) && !isAt(id, shell));

  return (id: string, look: Look): boolean => {
    // A part of every page that is fetched later is not inside, though no screen outside names it.
    if ([...bringers(id, look, true)].some((one) => isOutside(one, look))) return false;
    const starts = [...bringers(id, look, false)].filter((one) => laterOf(one, look).length > 0);
    return starts.length >= leastScreens;
  };
}
