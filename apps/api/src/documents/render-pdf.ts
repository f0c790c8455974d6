import { join } from 'node:path';
import { FORMAT_TAGS, LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { COLOURS, PAGE, type Pdf } from './pdf-style.ts';

const indian = { timeZone: 'Asia/Kolkata' } as const;
const formats = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      long: new Intl.DateTimeFormat(FORMAT_TAGS[language], { ...indian, dateStyle: 'long' }),
      // Shortened months are clear in English only.
      short: new Intl.DateTimeFormat(FORMAT_TAGS[language], {
        ...indian,
        dateStyle: language === 'en' ? 'medium' : 'long',
      }),
    },
  ]),
);

/** A day in Indian time as files print it: '15 November 2026', '15 नवंबर 2026'. `short` is '15 Nov 2026' in English. */
export const paperDay = (language: Language, day: Date, length: 'long' | 'short' = 'long'): string =>
  formats.get(language)?.[length].format(day) ?? '';

/** The part of the library's font that we use; its types do not declare it. */
type Shaper = { layoutRun: (text: string) => unknown };
const isShaper = (font: unknown): font is Shaper =>
  typeof font === 'object' && font !== null && 'layoutRun' in font && 'layoutCached' in font;

/** Cached words for each font, at most 4 kB each. */
const MAX_WORDS = 5_000;
const caches = new Map<string, (text: string) => unknown>();

/**
 * Shares shaped words between files. Shaping takes nine tenths of the time of a PDF, and files repeat the same words.
 * It replaces the library's cache, which each file starts empty. If the library changes inside, each file uses that
 * cache again.
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

/** Removes words that were not used for long, so that figures, which rarely repeat, do not displace words. */
function cachedShapes(font: Shaper) {
  // Two generations: a used word moves to the newer one, and the older one is dropped as a whole. Cheaper than tracking each use.
  let newer = new Map<string, unknown>();
  let older = new Map<string, unknown>();
  return (text: string): unknown => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const shaped = older.get(text) ?? font.layoutRun(text);
    newer.set(text, shaped);
    if (newer.size >= MAX_WORDS / 2) [older, newer] = [newer, new Map()];
    return shaped;
  };
}

const DEVANAGARI = /[\u0900-\u097F]/;
type Options = PDFKit.Mixins.TextOptions;

/**
 * Stores the text itself beside drawn Devanagari: its letters are drawn in another order than they are written, so
 * that search, copy and screen readers would get scrambled text.
 */
function keepCopiedText(pdf: Pdf): void {
  const write = pdf.text.bind(pdf);
  pdf.text = (text: string, at?: number | Options, y?: number, options?: Options) => {
    const isDevanagari = DEVANAGARI.test(text);
    if (isDevanagari) pdf.markContent('Span', { actual: text });
    if (typeof at === 'object') write(text, at);
    else write(text, at, y, options);
    return isDevanagari ? pdf.endMarkedContent() : pdf;
  };
}

const FONTS = join(import.meta.dirname, 'fonts');

/** `language` is declared in the file for screen readers; English by default. */
type Info = { title: string; author: string; createdAt: Date; language?: Language };

/**
 * Renders a PDF. It blocks its thread for some tenths of a second, so only worker tasks call it. `regular` and `bold`
 * are Noto Sans, which has the rupee sign and Devanagari; the standard fonts of PDF do not.
 */
export async function renderPdf(
  { title, author, createdAt, language = 'en' }: Info,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Large, and needed in worker threads only.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  pdf.registerFont('regular', join(FONTS, 'noto-sans-regular.ttf'));
  pdf.registerFont('bold', join(FONTS, 'noto-sans-bold.ttf'));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  shareShapes(pdf, ['regular', 'bold']);
  keepCopiedText(pdf);
  pdf.font('regular').fontSize(10);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const TOP = PAGE.height - 36;

/** Writes a footer with the page number on this page and all later ones. */
export function numberPages(pdf: Pdf, words: string): void {
  let number = 0;
  const draw = () => {
    number += 1;
    const { x, y, page } = pdf;
    const { bottom } = page.margins;
    // The footer is in the margin, where text would otherwise start a new page.
    page.margins.bottom = 0;
    const at = { width: PAGE.width - 2 * PAGE.margin, height: 12, ellipsis: true } as const;
    pdf.font('regular').fontSize(8).fillColor(COLOURS.quiet);
    // A long name must not run into the number.
    pdf.text(words, PAGE.margin, TOP, { ...at, width: at.width - 40 });
    pdf.text(String(number), PAGE.margin, TOP, { ...at, align: 'right' });
    page.margins.bottom = bottom;
    pdf.x = x;
    pdf.y = y;
  };
  pdf.on('pageAdded', draw);
  draw();
}
