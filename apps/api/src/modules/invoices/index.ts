export { issueInvoice } from './issue-invoice.ts';
export { invoiceRoutes } from './routes.ts';
