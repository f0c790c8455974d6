export { csvFile } from './csv.ts';
export { limitFiles, makeDrawnFiles, openDocumentWorkers } from './document-workers.ts';
export { COLOURS, drawRule, drawTopStrip, LEFT, PAGE, type Pdf, RIGHT, style } from './pdf-style.ts';
export { numberPages, paperDay, renderPdf } from './render-pdf.ts';
