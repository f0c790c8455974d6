import { type Invoice, invoicePdfPath, payments } from '@dakhila/contract/payments';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { demandSession, mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import { makeDrawnFiles } from '../documents/index.ts';
import { findInvoice, listInvoices, type StoredInvoice } from './store.ts';

const DRAW = workerTask<typeof import('./invoice-task.ts').default>(new URL('./invoice-task.ts', import.meta.url));
/** An invoice that is opened is often opened again. */
const MOST_FILES = 200;

export function invoiceRoutes(app: FastifyInstance, { db, documents }: Pick<Deps, 'db'> & { documents: WorkerPool }) {
  const files = makeDrawnFiles(MOST_FILES);
  mount(app, payments.invoices, async ({ caller }) => ({
    data: (await listInvoices(db, caller.session.studentId)).map(describe),
  }));

  app.get<{ Params: { id: string } }>('/invoices/:id(^[0-9a-f-]+).pdf', async ({ params, caller }, reply) => {
    const { studentId } = demandSession(caller, 'student');
    const invoice = isUuid(params.id) ? await findInvoice(db, params.id, studentId) : undefined;
    if (!invoice) throw new DomainError('not-found');
    const name = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    const key = `${invoice.id}:${invoice.isRefunded}`;
    return reply.type('application/pdf').send(await files(key, () => documents.run(DRAW, invoice, studentId)));
  });
}

const describe = ({ id, number, amountPaise, issuedAt, isRefunded, details }: StoredInvoice): Invoice => ({
  id,
  number,
  plan: details.line.description,
  amount: amountPaise / 100,
  issuedAt: issuedAt.toISOString(),
  transactionId: details.transactionId,
  isRefunded,
  pdf: invoicePdfPath(id),
});
