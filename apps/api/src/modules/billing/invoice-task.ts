import { renderInvoice } from './invoice-pdf.ts';

export default renderInvoice;
