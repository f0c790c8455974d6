import { PAGE, type Pdf } from '../documents/index.ts';

export const COLOUR = {
  ink: '#1e3a7b',
  text: '#1d2433',
  quiet: '#5b6475',
  line: '#d8d3c6',
  accent: '#f2a516',
  band: '#c9d4ee',
};
export const LEFT = PAGE.margin;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 20;

/** Goes to a new page when less than this many points are left. */
export function demandRoom(pdf: Pdf, points: number): void {
  if (pdf.y + points > BOTTOM) pdf.addPage();
}

export function heading(pdf: Pdf, text: string): void {
  demandRoom(pdf, 90);
  pdf.moveDown(0.8).fillColor(COLOUR.ink).font('bold').fontSize(14).text(text, LEFT, pdf.y, { width: WIDTH });
  pdf.rect(LEFT, pdf.y + 2, 28, 2).fill(COLOUR.accent);
  pdf.y += 10;
}

export function paragraph(pdf: Pdf, text: string, colour = COLOUR.text): void {
  const words = pdf.font('regular').fontSize(10);
  demandRoom(pdf, words.heightOfString(text, { width: WIDTH }));
  words.fillColor(colour).text(text, LEFT, pdf.y, { width: WIDTH, lineGap: 1.5 });
  pdf.y += 5;
}

/** A bold beginning with its text below. */
export function note(pdf: Pdf, title: string, text: string): void {
  pdf.font('regular').fontSize(10);
  demandRoom(pdf, 16 + pdf.heightOfString(text, { width: WIDTH }));
  pdf.fillColor(COLOUR.text).font('bold').fontSize(10).text(title, LEFT, pdf.y, { width: WIDTH });
  paragraph(pdf, text);
}

export function list(pdf: Pdf, lines: readonly string[]): void {
  for (const line of lines) {
    pdf.font('regular').fontSize(10);
    demandRoom(pdf, pdf.heightOfString(line, { width: WIDTH - 14 }));
    const top = pdf.y;
    pdf.circle(LEFT + 4, top + 7, 1.8).fill(COLOUR.accent);
    pdf.fillColor(COLOUR.text).text(line, LEFT + 14, top, { width: WIDTH - 14, lineGap: 1.5 });
    pdf.y += 3;
  }
  pdf.y += 3;
}
