import { rupeesAndPaise } from '@dakhila/domain/text';
import { COLOURS, drawRule, drawTopStrip, LEFT, type Pdf, RIGHT, renderPdf, style } from '../../documents/index.ts';
import type { StoredInvoice } from '../billing/ledger-store.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The invoice as a file, always the same for the same invoice. With tax as GST asks for it, without tax where none is due. */
export default function renderInvoice(invoice: StoredInvoice): Promise<Buffer> {
  const { seller } = invoice.details;
  const info = { title: `Invoice ${invoice.number}`, author: seller.name, createdAt: invoice.issuedAt };
  return renderPdf(info, (pdf) => {
    writeHead(pdf, invoice);
    writeParties(pdf, invoice);
    writeAmounts(pdf, invoice);
    writeFoot(pdf, invoice);
  });
}

function writeHead(pdf: Pdf, { number, issuedAt, details: { seller } }: StoredInvoice) {
  drawTopStrip(pdf);
  style(pdf, COLOURS.ink, 'bold', 20).text(seller.name, LEFT, 40, { width: 300 });
  style(pdf, COLOURS.quiet, 'regular', 10);
  for (const line of [seller.address, seller.state, seller.email]) if (line) pdf.text(line, { width: 300 });
  if (seller.gstin) pdf.text(`GSTIN ${seller.gstin}`);
  const bottom = pdf.y;

  const column = { width: 200, align: 'right' } as const;
  style(pdf, 'black', 'bold', 16).text(seller.gstin ? 'Tax invoice' : 'Invoice', RIGHT - 200, 42, column);
  pdf.font('regular').fontSize(10).text(number, column).text(day.format(issuedAt), column);
  pdf.y = Math.max(bottom, pdf.y) + 24;
}

function writeParties(pdf: Pdf, { details: { buyer, seller, transactionId } }: StoredInvoice) {
  beginPart(pdf);
  const top = pdf.y;
  label(pdf, 'Billed to', LEFT, top);
  pdf.fillColor('black').text(buyer.name, LEFT).text(buyer.email).text(`+${buyer.phone}`);
  const bottom = pdf.y;
  label(pdf, 'Place of supply', 320, top);
  pdf.fillColor('black').text(seller.state, 320);
  label(pdf, 'Transaction', 320, pdf.y + 6);
  pdf.fillColor('black').fontSize(9).text(transactionId, 320).fontSize(10);
  pdf.y = Math.max(bottom, pdf.y) + 20;
}

function writeAmounts(pdf: Pdf, invoice: StoredInvoice) {
  const { line } = invoice.details;
  row(pdf, ['Description', 'Amount'], 'bold');
  row(pdf, [`${line.description} (SAC ${line.serviceCode})`, rupeesAndPaise(invoice.taxablePaise)]);
  if (invoice.taxPercent > 0) {
    const half = `${invoice.taxPercent / 2}%`;
    row(pdf, [`CGST ${half}`, rupeesAndPaise(invoice.centralTaxPaise)]);
    row(pdf, [`SGST ${half}`, rupeesAndPaise(invoice.stateTaxPaise)]);
  }
  row(pdf, ['Total paid', rupeesAndPaise(invoice.amountPaise)], 'bold');
}

function writeFoot(pdf: Pdf, invoice: StoredInvoice) {
  const { seller } = invoice.details;
  const notes = [
    ...(invoice.isRefunded ? ['This payment was refunded.'] : []),
    seller.gstin
      ? 'Prices include GST. Tax is not payable on reverse charge.'
      : 'The seller is not registered under GST. No tax is charged.',
    'This is a computer-generated invoice and needs no signature.',
  ];
  pdf.y += 16;
  style(pdf, COLOURS.quiet, 'regular', 9);
  for (const note of notes) pdf.text(note, LEFT, pdf.y, { width: RIGHT - LEFT });
}

function label(pdf: Pdf, text: string, x: number, y: number) {
  style(pdf, COLOURS.quiet, 'regular', 9).text(text, x, y).fontSize(10);
}

function row(pdf: Pdf, [text, amount]: [string, string], font: 'regular' | 'bold' = 'regular') {
  beginPart(pdf);
  const top = pdf.y;
  pdf.fillColor('black').font(font).fontSize(10).text(text, LEFT, top, { width: 360 });
  const bottom = pdf.y;
  pdf.text(amount, RIGHT - 120, top, { width: 120, align: 'right' });
  pdf.y = Math.max(bottom, pdf.y) + 6;
}

function beginPart(pdf: Pdf) {
  drawRule(pdf);
  pdf.y += 8;
}
