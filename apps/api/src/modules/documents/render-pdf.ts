import { join } from 'node:path';

const FONTS = join(import.meta.dirname, 'fonts');
/** A4 in points, and the room around what is written. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

export type Pdf = PDFKit.PDFDocument;
type Info = { title: string; author: string; createdAt: Date };

/**
 * Draws a PDF and hands it back whole. `regular` and `bold` are the fonts: Noto Sans knows the rupee sign and Devanagari,
 * which the standard fonts of PDF do not.
 */
export async function renderPdf({ title, author, createdAt }: Info, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // Large, and needed rarely: the server starts without it.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-IN',
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
  pdf.font('regular').fontSize(10);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
