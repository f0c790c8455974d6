import type { Pdf } from './pdf.ts';

const DEVANAGARI = /[\u0900-\u097F]/;
type Options = PDFKit.Mixins.TextOptions;

/**
 * Keeps beside what is drawn in Devanagari the text itself: its letters are drawn in another order than they are written, so that what is found, copied or read
 * aloud would else be scrambled.
 */
export function keepCopiedText(pdf: Pdf): void {
  const write = pdf.text.bind(pdf);
  pdf.text = (text: string, at?: number | Options, y?: number, options?: Options) => {
    const isDevanagari = DEVANAGARI.test(text);
    if (isDevanagari) pdf.markContent('Span', { actual: text });
    if (typeof at === 'object') write(text, at);
    else write(text, at, y, options);
    return isDevanagari ? pdf.endMarkedContent() : pdf;
  };
}
