export type Pdf = PDFKit.PDFDocument;

/** A4 in points, with its margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };
/** Where lines of text begin and end. */
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;

/** The colours of the light theme, for paper. */
export const COLOURS = { ink: '#1e3a7b', quiet: '#5b6475', line: '#d8d3c6', accent: '#f2a516' };

/** Sets colour, font and size of the next text. */
export const style = (pdf: Pdf, colour: string, font: 'regular' | 'bold', size: number): Pdf =>
  pdf.fillColor(colour).font(font).fontSize(size);

/** The strip of colour at the top of a first page. */
export const drawTopStrip = (pdf: Pdf): void => void pdf.rect(0, 0, PAGE.width, 6).fill(COLOURS.accent);

/** A thin line from margin to margin. */
export const drawRule = (pdf: Pdf, colour = COLOURS.line): void =>
  void pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke(colour);
