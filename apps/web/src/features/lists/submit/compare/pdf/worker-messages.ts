/** Why a PDF cannot be compared; each has a sentence for the student. */
export type PdfProblem = 'pdfTooLarge' | 'pdfDamaged' | 'pdfLocked' | 'pdfPictures' | 'pdfSlow' | 'pdfReaderMissing';

/** What the worker sends to the page. The library sends messages of its own too, which have no `kind`. */
export type PdfMessage =
  | { kind: 'ready' }
  | { kind: 'text'; text: string }
  | { kind: 'problem'; problem: PdfProblem | 'tooLong' };
