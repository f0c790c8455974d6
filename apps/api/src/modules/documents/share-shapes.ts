import type { Pdf } from './pdf.ts';

/** What we use of the library's own font, which its types do not tell. */
type Shaper = { layoutRun: (text: string) => unknown };
const isShaper = (font: unknown): font is Shaper =>
  typeof font === 'object' && font !== null && 'layoutRun' in font && 'layoutCached' in font;

/** Words by font; far more than the words of all our papers, so that names of colleges find room. */
const MOST_WORDS = 20_000;
const keepers = new Map<string, (text: string) => unknown>();

/**
 * Lets all papers share how words are drawn. Devanagari is put together letter by letter by rules of the font, which takes four fifths of the time of a paper, and
 * papers say the same words again and again. Should the library change inside, each paper does it for itself again.
 */
export function shareShapes(pdf: Pdf, names: readonly string[]): void {
  for (const name of names) {
    const font: unknown = Reflect.get(pdf.font(name), '_font');
    if (!isShaper(font)) continue;
    const shape = keepers.get(name) ?? keptShapes(font);
    keepers.set(name, shape);
    Reflect.set(font, 'layoutCached', shape);
  }
}

function keptShapes(font: Shaper) {
  const known = new Map<string, unknown>();
  return (text: string): unknown => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST_WORDS) known.clear();
    const shaped = font.layoutRun(text);
    known.set(text, shaped);
    return shaped;
  };
}
