import { type Invoice, invoicePdfPath, payments } from '@dakhila/contract/payments';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { demandSession, mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { findInvoice, listInvoices, type StoredInvoice } from './store.ts';

export function invoiceRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  mount(app, payments.invoices, async ({ caller }) => ({
    data: (await listInvoices(db, caller.session.studentId)).map(describe),
  }));

  app.get<{ Params: { id: string } }>('/invoices/:id(^[0-9a-f-]+).pdf', async ({ params, caller }, reply) => {
    const { studentId } = demandSession(caller, 'student');
    const invoice = isUuid(params.id) ? await findInvoice(db, params.id, studentId) : undefined;
    if (!invoice) throw new DomainError('not-found');
    const name = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/pdf').send(await renderInvoice(invoice));
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
