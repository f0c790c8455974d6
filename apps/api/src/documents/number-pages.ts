import { PAGE, type Pdf } from './render-pdf.ts';

const QUIET = '#5b6475';
const TOP = PAGE.height - 36;

/** Puts words and the number of the page at the foot of every page, this one and those to come. */
export function numberPages(pdf: Pdf, words: string): void {
  let number = 0;
  const draw = () => {
    number += 1;
    const { x, y, page } = pdf;
    const { bottom } = page.margins;
    // The foot stands in the margin, where text would otherwise start a new page.
    page.margins.bottom = 0;
    const at = { width: PAGE.width - 2 * PAGE.margin, height: 12, ellipsis: true } as const;
    pdf.font('regular').fontSize(8).fillColor(QUIET);
    // A long name must not run into the number.
    pdf.text(words, PAGE.margin, TOP, { ...at, width: at.width - 40 });
    pdf.text(String(number), PAGE.margin, TOP, { ...at, align: 'right' });
    page.margins.bottom = bottom;
    pdf.x = x;
    pdf.y = y;
  };
  pdf.on('pageAdded', draw);
  draw();
}
