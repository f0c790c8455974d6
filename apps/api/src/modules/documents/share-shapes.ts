import type { Pdf } from './pdf.ts';

/** What we use of the library's own font, which its types do not tell. */
type Shaper = { layoutRun: (text: string) => unknown };
const isShaper = (font: unknown): font is Shaper =>
  typeof font === 'object' && font !== null && 'layoutRun' in font && 'layoutCached' in font;

/** By font, about 4 kB each: the words that our papers say again and again. */
const MOST_WORDS = 3_000;
const DEVANAGARI = /\p{Script=Devanagari}/u;
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
    const shaped = font.layoutRun(text);
    // Latin letters stand one after another: names and figures are not worth keeping.
    if (DEVANAGARI.test(text)) known.set(text, shaped);
    const [oldest] = known.keys();
    if (known.size > MOST_WORDS && oldest !== undefined) known.delete(oldest);
    return shaped;
  };
}
