export { issueInvoice } from './issue-invoice.ts';
export { raiseInvoiceCounter } from './raise-counter.ts';
export { invoiceRoutes } from './routes.ts';
