export { csvFile } from './csv.ts';
export { limitFiles, makeDrawnFiles, openDocumentWorkers } from './document-workers.ts';
export type { Pdf } from './render-pdf.ts';
export { numberPages, PAGE, paperDay, renderPdf, style } from './render-pdf.ts';
