export { boundPapers } from './bound-papers.ts';
export { csvLine } from './csv-line.ts';
export { paperDay } from './paper-day.ts';
export { PAGE, type Pdf, renderPdf } from './render-pdf.ts';
