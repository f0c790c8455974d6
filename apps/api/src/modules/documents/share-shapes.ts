import type { Pdf } from './pdf.ts';

/** What we use of the library's own font, which its types do not tell. */
type Shaper = { layoutRun: (text: string) => unknown };
const isShaper = (font: unknown): font is Shaper =>
  typeof font === 'object' && font !== null && 'layoutRun' in font && 'layoutCached' in font;

/** By font, at most 4 kB each: the words that our papers say again and again. */
const MOST_WORDS = 5_000;
const caches = new Map<string, (text: string) => unknown>();

/**
 * Lets all papers share how words are drawn. The rules of the font, by which letters become shapes, take nine tenths of the time of a paper, and papers say the same
 * words again and again. It stands in the place of the library's own cache, which every paper begins anew, and so must hold every word, whatever its script.
 * Should the library change inside, each paper uses that cache again.
 */
export function shareShapes(pdf: Pdf, names: readonly string[]): void {
  for (const name of names) {
    const font: unknown = Reflect.get(pdf.font(name), '_font');
    if (!isShaper(font)) continue;
    const shape = caches.get(name) ?? cachedShapes(font);
    caches.set(name, shape);
    Reflect.set(font, 'layoutCached', shape);
  }
}

/** Forgets words that were not used for long: figures, which hardly come again, do not drive out words. */
function cachedShapes(font: Shaper) {
  // Two halves: a word that is used stays in the newer one, and the older one goes as a whole. Cheaper than to note each use.
  let newer = new Map<string, unknown>();
  let older = new Map<string, unknown>();
  return (text: string): unknown => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const shaped = older.get(text) ?? font.layoutRun(text);
    newer.set(text, shaped);
    if (newer.size >= MOST_WORDS / 2) [older, newer] = [newer, new Map()];
    return shaped;
  };
}
