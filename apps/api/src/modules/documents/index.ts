export { csvLine } from './csv-line.ts';
export { PAGE, type Pdf, renderPdf } from './render-pdf.ts';
