import synonyms from './data/search-synonyms.json' with { type: 'json' };

/**
 * What students type instead of what is printed: abbreviations of branches, and old or other names of places. General knowledge. Branches are known by a
 * part of their name; `^` marks a part that the name must begin with.
 */
const BRANCHES = Object.entries(synonyms.branches);
const PLACES: Readonly<Record<string, string>> = synonyms.places;

/** The abbreviations of a clean branch name. */
export function branchAbbreviations(branch: string): string {
  return BRANCHES.filter(([part]) => (part.startsWith('^') ? branch.startsWith(part.slice(1)) : branch.includes(part)))
    .map(([, words]) => words)
    .join(' ');
}

/** Other names of the places in these words. */
export function otherPlaceNames(words: readonly string[]): string {
  return words.map((word) => (Object.hasOwn(PLACES, word) ? PLACES[word] : '')).join(' ');
}
