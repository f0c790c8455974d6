type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Look = (id: string) => Module | null;
type Kind = {
  /** What every page of this kind loads. */
  entry: string;
  /** The file that names the screens, each of which is fetched when it is opened. */
  screens: string;
  /** A module that this many screens share is loaded on every page of the kind. */
  leastScreens: number;
};

/**
 * Names the chunk of a module that many screens share: `public` for the public pages, `signed-in` for those behind the login, which no public page loads. What
 * fewer screens share is left to the bundler. Whatever a module imports is shared by as many screens at least, so no chunk loads another one that it does not need.
 */
export function sharedChunks(kinds: { public: Kind; signedIn: Kind }) {
  let uses: { public: Uses; signedIn: Uses } | undefined;
  return (id: string, look: Look): 'public' | 'signed-in' | null => {
    uses ??= { public: usesBy(kinds.public, look), signedIn: usesBy(kinds.signedIn, look) };
    const publicScreens = uses.public(id);
    const isWide = uses.signedIn(id) >= kinds.signedIn.leastScreens;
    if (publicScreens >= kinds.public.leastScreens || (publicScreens > 0 && isWide)) return 'public';
    return isWide ? 'signed-in' : null;
  };
}

/** How many pages of a kind need a module. */
type Uses = (id: string) => number;

function usesBy({ entry, screens }: Kind, look: Look): Uses {
  const always = importsOf(entry, look);
  // The entry is a chunk of its own.
  always.delete(entry);
  const ofScreens = (look(screens)?.dynamicallyImportedIds ?? []).map((screen) => importsOf(screen, look));
  return (id) => (always.has(id) ? Number.POSITIVE_INFINITY : ofScreens.filter((imports) => imports.has(id)).length);
}

/** A module and all that it imports, directly or not. */
function importsOf(start: string, look: Look): Set<string> {
  const seen = new Set([start]);
  // The set grows during the iteration.
  for (const id of seen) for (const imported of look(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
