import { type DeskInvoice, deskInvoicePdfPath, deskInvoices } from '@dakhila/contract/desk/invoices';
import { staff as staffAccess } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { DESK_FILES_PER_HOUR } from '@dakhila/domain/staff/access';
import type { FastifyInstance } from 'fastify';
import { requireBudget } from '../../db/budget.ts';
import { isUuid } from '../../db/uuid.ts';
import { mount, requireStaff } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { findAnyInvoice, makeInvoiceSender, type StoredInvoice } from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from '../staff/index.ts';
import { noteInvoiceReading } from './log-readings.ts';
import { invoiceLook, noteLook, requireLook } from './looks.ts';

const NUMBER = /^DK\/\d\d-\d\d\/\d{6,7}$/;

/** Invoices: found by number or order, and the PDF that the student gets. */
export function invoiceDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'> & { documents: WorkerPool }) {
  const { db } = deps;
  const sendInvoice = makeInvoiceSender(deps.documents);
  mount(app, deskInvoices.find, async ({ query: { search }, caller: { staff } }) => {
    const key = search.toUpperCase();
    const invoice = await findAnyInvoice(db, NUMBER.test(key) ? { number: key } : { transactionId: key });
    if (invoice) await noteInvoiceReading(db, staff, invoice);
    return { data: invoice ? describe(invoice) : null };
  });

  const requireInvoice = async (params: { id: string }) => {
    const invoice = isUuid(params.id) ? await findAnyInvoice(db, params) : undefined;
    if (!invoice) throw new DomainError('not-found');
    return invoice;
  };
  mount(app, deskInvoices.look, async ({ params, body, caller: { staff } }) => {
    await noteLook(db, staff, invoiceLook(await requireInvoice(params)), body.reason);
    return {};
  });
  app.get<{ Params: { id: string } }>(deskInvoicePdfPath(':id(^[0-9a-f-]+)'), async ({ params, caller }, reply) => {
    const staff = requireStaff(caller, staffAccess('invoices.look'));
    const invoice = await requireInvoice(params);
    await requireLook(db, staff, invoiceLook(invoice));
    // Nobody copies the contacts of all students out of invoices.
    await requireBudget(db, `desk:files:${staff.staffId}`, DESK_FILES_PER_HOUR);
    const { studentId, number } = invoice;
    const line = { actor: actorOf(staff), action: 'desk invoice download', subject: studentId };
    await insertAuditLine(db, { ...line, details: { invoice: number } });
    return sendInvoice(reply, invoice, staff.staffId);
  });
}

const describe = (invoice: StoredInvoice): DeskInvoice => ({
  id: invoice.id,
  number: invoice.number,
  transactionId: invoice.details.transactionId,
  plan: invoice.details.line.description,
  amountPaise: invoice.amountPaise,
  taxPercent: invoice.taxPercent,
  taxablePaise: invoice.taxablePaise,
  centralTaxPaise: invoice.centralTaxPaise,
  stateTaxPaise: invoice.stateTaxPaise,
  issuedAt: invoice.issuedAt.toISOString(),
  isRefunded: invoice.isRefunded,
  isAnonymous: invoice.details.buyer.email === '',
});
