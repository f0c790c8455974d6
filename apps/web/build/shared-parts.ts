type Module = {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  code?: string | null;
};
type Look = (id: string) => Module | null;
type Places = {
  /** The page, and the file that names every screen outside and what holds those inside. */
  page: string;
  router: string;
  /** What the router names that is for who is signed in. */
  shell: readonly string[];
  /** The screens outside on which most visits begin, by the file that holds what they share. */
  first: { entry: readonly string[]; plans: readonly string[] };
  /** What every screen outside shows. */
  frame: RegExp;
  /** Another page of the build, which no student sees. */
  workshop: string;
};
type Limits = {
  /** What fewer screens share is better left with them: most visits would fetch it for nothing. */
  leastScreens: number;
  /** Unless it is so short that asking for it costs more. */
  smallBytes: number;
};
type File = 'frame' | 'entry' | 'plans' | 'later' | 'shared' | 'inside';

/**
 * Names the file into which a part goes that several screens share: together they pack better than forty small ones, and a phone on a slow line asks for few.
 * No screen outside brings along what is inside, and no first screen what only others need. Nothing is named for a part that is best left alone.
 */
export function sharedParts(places: Places, { leastScreens, smallBytes }: Limits) {
  const { page, router, shell, first, frame, workshop } = places;
  const isAt = (id: string, ends: readonly string[]) => ends.some((end) => id.endsWith(end));
  const laterOf = (id: string, look: Look) => look(id)?.dynamicImporters ?? [];

  /** Everything that brings a part along, directly or not; also what fetches that later, if wanted, up to where a screen begins. */
  const bringers = (id: string, look: Look, withLater: boolean): string[] => {
    const seen = new Set([id]);
    // Grows while it is walked.
    for (const one of seen) {
      const module = look(one);
      if (!module || isAt(one, [workshop])) continue;
      for (const importer of module.importers) seen.add(importer);
      if (withLater)
        for (const importer of module.dynamicImporters) if (!isAt(importer, [router, ...shell])) seen.add(importer);
    }
    return [...seen];
  };

  /** For whom something is that is fetched by itself: a first screen, every page after a while, another screen outside, or one inside. */
  const realmOf = (start: string, look: Look): File => {
    if (isAt(start, first.entry)) return 'entry';
    if (isAt(start, first.plans)) return 'plans';
    const all = bringers(start, look, true);
    if (all.some((one) => isAt(one, [page]))) return 'later';
    const isOutside = (one: string) =>
      laterOf(one, look).some((importer) => isAt(importer, [router])) && !isAt(one, shell);
    return all.some(isOutside) ? 'shared' : 'inside';
  };

  /** Whether all that a part imports stands in what every page has anyway. Parts that import each other do not: `underWay` are those that are being asked about. */
  const isLight = (id: string, look: Look, underWay: readonly string[]): boolean =>
    (look(id)?.importedIds ?? []).every(
      (one) =>
        one.includes('node_modules') || (!underWay.includes(one) && fileOf(one, look, [...underWay, id]) === 'frame'),
    );

  const isSmall = (id: string, look: Look) => (look(id)?.code ?? '').length <= smallBytes;

  const fileOf = (id: string, look: Look, underWay: readonly string[] = []): File | null => {
    if (frame.test(id)) return 'frame';
    const brought = bringers(id, look, false);
    const starts = brought.filter((one) => laterOf(one, look).length > 0);
    if (brought.some((one) => isAt(one, [page])))
      return starts.length > 0 || brought.some((one) => isAt(one, [workshop])) ? 'frame' : null;
    if (starts.length < 2) return null;
    const realms = new Set(starts.map((start) => realmOf(start, look)));
    const isWide = starts.length >= leastScreens;
    if (realms.has('entry') || realms.has('plans')) {
      if (realms.has('entry') && realms.has('plans')) return 'frame';
      if (isWide && isLight(id, look, underWay)) return 'frame';
      return realms.has('entry') ? 'entry' : 'plans';
    }
    if (realms.has('later')) return 'later';
    if (!isWide && !(isSmall(id, look) && isLight(id, look, underWay))) return null;
    return realms.has('shared') ? 'shared' : 'inside';
  };
  return (id: string, look: Look) => fileOf(id, look);
}
