/** A paper that is being drawn. */
export type Pdf = PDFKit.PDFDocument;
