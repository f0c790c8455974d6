type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Look = (id: string) => Module | null;
type Kind = {
  /** What every page of this kind loads. */
  entry: string;
  /** The file that names the screens, each of which is fetched when it is opened. */
  screens: string;
  /** A module that this many screens share is loaded on every page of the kind. */
  leastScreens: number;
  /** Screens that a shared link opens: seldom a student's first page, so what they alone need is no burden for the others. */
  linked?: readonly string[];
};

/**
 * Names the chunk of a module that many screens share: `public` for the public pages, `signed-in` for those behind the login, which no public page loads, and
 * `linked` for what pages behind the login share with those that a link opens. What fewer screens share is left to the bundler. Whatever a module imports is shared by as many screens at least, so no chunk loads another one that it does not need.
 */
export function sharedChunks(kinds: { public: Kind; signedIn: Kind }) {
  let uses: { public: Uses; signedIn: Uses } | undefined;
  return (id: string, look: Look): 'public' | 'linked' | 'signed-in' | null => {
    uses ??= { public: usesBy(kinds.public, look), signedIn: usesBy(kinds.signedIn, look) };
    const { count: publicScreens, isLinked } = uses.public(id);
    const isWide = uses.signedIn(id).count >= kinds.signedIn.leastScreens;
    if (publicScreens >= kinds.public.leastScreens || (publicScreens > 0 && isWide)) return 'public';
    if (!isWide) return null;
    return isLinked ? 'linked' : 'signed-in';
  };
}

/** How many pages of a kind need a module, and whether one that a link opens does. */
type Uses = (id: string) => { count: number; isLinked: boolean };

function usesBy({ entry, screens, linked = [] }: Kind, look: Look): Uses {
  const always = importsOf(entry, look);
  // The entry is a chunk of its own.
  always.delete(entry);
  const ids = look(screens)?.dynamicallyImportedIds ?? [];
  const importsOfAll = (screens: readonly string[]) => screens.map((screen) => importsOf(screen, look));
  const ofScreens = importsOfAll(ids.filter((screen) => !linked.includes(screen)));
  const ofLinked = importsOfAll(ids.filter((screen) => linked.includes(screen)));
  return (id) => ({
    count: always.has(id) ? Number.POSITIVE_INFINITY : ofScreens.filter((imports) => imports.has(id)).length,
    isLinked: ofLinked.some((imports) => imports.has(id)),
  });
}

/** A module and all that it imports, directly or not. */
function importsOf(start: string, look: Look): Set<string> {
  const seen = new Set([start]);
  // The set grows during the iteration.
  for (const id of seen) for (const imported of look(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
