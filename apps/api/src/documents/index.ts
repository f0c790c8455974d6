export { csvLine } from './csv.ts';
export { makeDrawnFiles, openDocumentWorkers } from './document-workers.ts';
export { limitFiles } from './file-budget.ts';
export { numberPages } from './number-pages.ts';
export type { Pdf } from './render-pdf.ts';
export { PAGE, paperDay, renderPdf } from './render-pdf.ts';
