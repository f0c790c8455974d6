export { boundPapers } from './bound-papers.ts';
export { csvLine } from './csv-line.ts';
export { openDocumentWorkers } from './document-workers.ts';
export { makeDrawnFiles } from './drawn-files.ts';
export { paperDay } from './paper-day.ts';
export type { Pdf } from './pdf.ts';
export { PAGE, renderPdf } from './render-pdf.ts';
