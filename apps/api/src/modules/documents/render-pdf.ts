import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { keepCopiedText } from './copied-text.ts';
import type { Pdf } from './pdf.ts';
import { shareShapes } from './share-shapes.ts';

const FONTS = join(import.meta.dirname, 'fonts');
/** A4 in points, and the room around what is written. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

/** `language` is what its readers, and programs that read aloud, take the text for; English where it is not told. */
type Info = { title: string; author: string; createdAt: Date; language?: Language };

/** Drawing takes the processor for some tenths of a second: one at a time, and so many in line. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const MOST_WAITING = 10;

/**
 * Draws a PDF and hands it back whole, when its turn comes; a long line is refused. `regular` and `bold` are the fonts: Noto Sans knows the rupee sign and Devanagari,
 * which the standard fonts of PDF do not.
 */
export function renderPdf(info: Info, draw: (pdf: Pdf) => void): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new DomainError('overloaded', { retryAfterSeconds: 5 });
  waiting += 1;
  const drawn = queue.then(() => drawPdf(info, draw));
  queue = drawn
    .catch(() => {})
    // Everybody else has a turn before the next one is drawn.
    .then(() => turn())
    .finally(() => {
      waiting -= 1;
    });
  return drawn;
}

async function drawPdf({ title, author, createdAt, language = 'en' }: Info, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // Large, and needed rarely: the server starts without it.
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
