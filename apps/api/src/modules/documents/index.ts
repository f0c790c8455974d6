export { PAGE, type Pdf, renderPdf } from './render-pdf.ts';
