import { join } from 'node:path';
import type { Language } from '@dakhila/domain/language/languages';
import { keepCopiedText } from './copied-text.ts';
import type { Pdf } from './pdf.ts';
import { shareShapes } from './share-shapes.ts';

const FONTS = join(import.meta.dirname, 'fonts');
/** A4 in points, and the room around what is written. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

/** `language` is what its readers, and programs that read aloud, take the text for; English where it is not told. */
type Info = { title: string; author: string; createdAt: Date; language?: Language };

/**
 * Draws a PDF and hands it back whole. It holds its thread for some tenths of a second: only tasks of a worker pool call it. `regular` and `bold` are the fonts:
 * Noto Sans knows the rupee sign and Devanagari, which the standard fonts of PDF do not.
 */
export async function renderPdf(
  { title, author, createdAt, language = 'en' }: Info,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Large, and needed by worker threads alone.
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
