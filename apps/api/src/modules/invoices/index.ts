export { invoiceNumberOfOrder, issueInvoice } from './issue-invoice.ts';
