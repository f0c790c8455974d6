import type { FastifyReply } from 'fastify';
import { makeDrawnFiles } from '../../documents/index.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { StoredInvoice } from './ledger-store.ts';

const DRAW = workerTask<typeof import('./invoice-pdf.ts').default>(new URL('./invoice-pdf.ts', import.meta.url));
const MAX_FILES = 200;

/** Sends invoices as PDF: the same file to the student and to the desk. `readerId` is whose queue it waits in. */
export function makeInvoiceSender(documents: WorkerPool) {
  const files = makeDrawnFiles(MAX_FILES);
  return async (reply: FastifyReply, invoice: StoredInvoice, readerId: string) => {
    const name = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    // The buyer's name is deleted with the account, and then from the file as well.
    const key = `${invoice.id}:${invoice.isRefunded}:${invoice.details.buyer.email !== ''}`;
    return reply.type('application/pdf').send(await files(key, () => documents.run(DRAW, invoice, readerId)));
  };
}
