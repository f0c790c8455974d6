import { coupons } from '@dakhila/contract/coupons';
import { type Invoice, invoicePdfPath, payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import { topUps, upgrades } from '@dakhila/contract/top-ups';
import { planName } from '@dakhila/domain/billing/invoice';
import { isSoldFor, type OrderPurpose } from '@dakhila/domain/billing/tier';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { WithTexts } from '@dakhila/domain/messages/message';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { originOf } from '../../http/csrf.ts';
import { idempotent } from '../../http/idempotency.ts';
import { type Http, mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { studentBuyer, verifiedSignupBuyer } from './buyer.ts';
import { listBetterPlans, listTiers, wireTier } from './catalogue-store.ts';
import { countTry, validateCoupon } from './coupons.ts';
import { findInvoice, listInvoices, type StoredInvoice } from './ledger-store.ts';
import { findOrder } from './order-store.ts';
import { describeOrder, findCurrentPayment, listOwnOrders } from './own-orders.ts';
import { makeInvoiceSender } from './send-invoice.ts';
import type { SettleNeeds } from './settle-payment.ts';
import { clickIdOf, describeCheckout, finishFreeSignup, startCheckout } from './start-checkout.ts';

export function billingRoutes(app: FastifyInstance, deps: SettleNeeds & { documents: WorkerPool }) {
  invoiceRoutes(app, deps);
  signupRoutes(app, deps);
  for (const kind of ['predictions', 'counselling', 'psychometric'] as const) topUpRoutes(app, deps, kind);
  upgradeRoutes(app, deps);

  mount(app, coupons.validate, async ({ body, caller }) => ({ data: await validateCoupon(deps, { ...body, caller }) }));

  mount(app, payments.status, async ({ params }) => {
    const order = await findOrder(deps.db, params.transactionId);
    if (!order) throw new DomainError('not-found');
    return { data: describeOrder(order) };
  });

  mount(app, payments.mine, async ({ caller }) => ({
    data: await listOwnOrders(deps.db, caller.session.studentId),
  }));

  mount(app, payments.current, async ({ caller }, { request }) => {
    const { order, gatewayUrl } = await findCurrentPayment(deps, caller);
    const gatewayURL = gatewayUrl && new URL(gatewayUrl, originOf(request, deps.config)).href;
    return { data: { order: order && describeOrder(order), gatewayURL } };
  });
}

function signupRoutes(app: FastifyInstance, deps: SettleNeeds) {
  mount(app, signup.subscriptionTiers, async () => ({ data: (await listTiers(deps.db)).map(wireTier) }));

  const finishFree = idempotent(deps, signup.freeTierSignup, async ({ body, caller }) => {
    await finishFreeSignup(deps, { ...body, signupId: caller.signupId });
    return {};
  });
  mount(app, signup.freeTierSignup, finishFree);

  const selectTier = idempotent(deps, signup.selectTier, async ({ body, caller }, { request }) => {
    const { email, tierId, couponCode = null } = body;
    const buyer = await verifiedSignupBuyer(deps.db, caller.signupId, email);
    if (couponCode) await countTry(deps.db, 'order', caller.browserId, buyer);
    const wanted = { purpose: 'signup', tierId, couponCode } as const;
    const clickId = clickIdOf(request, caller.signupId, wanted);
    const order = await startCheckout(deps, buyer, { ...wanted, clickId });
    return describeCheckout(deps, order, {
      origin: originOf(request, deps.config),
      language: pageLanguage(caller.language),
    });
  });
  mount(app, signup.selectTier, selectTier);
}

function topUpRoutes(app: FastifyInstance, deps: SettleNeeds, kind: keyof typeof topUps) {
  const { tiers, selectTier } = topUps[kind];
  mount(app, tiers, async () => ({
    data: (await listTiers(deps.db))
      .filter((tier) => isSoldFor(kind, tier))
      .map((tier) => ({ ...wireTier(tier), name: planName(tier.name) })),
  }));
  mount(app, selectTier, idempotent(deps, selectTier, buy(deps, kind)));
}

function upgradeRoutes(app: FastifyInstance, deps: SettleNeeds) {
  const { tiers, selectTier } = upgrades;
  mount(app, tiers, async ({ caller }) => ({
    data: (await listBetterPlans(deps.db, caller.session.studentId)).map(wireTier),
  }));
  mount(app, selectTier, idempotent(deps, selectTier, buy(deps, 'upgrade')));
}

type Wanted = { body: { tierId: string; couponCode?: string | undefined }; caller: OwnCaller };

const buy =
  (deps: SettleNeeds, purpose: OrderPurpose) =>
  async ({ body, caller }: Wanted, { request }: Http) => {
    const { tierId, couponCode = null } = body;
    const buyer = await studentBuyer(deps.db, caller.session.studentId);
    if (couponCode) await countTry(deps.db, 'order', caller.browserId, buyer);
    const wanted = { purpose, tierId, couponCode };
    const clickId = clickIdOf(request, caller.session.studentId, wanted);
    const order = await startCheckout(deps, buyer, { ...wanted, clickId });
    return describeCheckout(deps, order, {
      origin: originOf(request, deps.config),
      language: pageLanguage(caller.language),
    });
  };

function invoiceRoutes(app: FastifyInstance, { db, documents }: Pick<Deps, 'db'> & { documents: WorkerPool }) {
  const sendInvoice = makeInvoiceSender(documents);
  mount(app, payments.invoices, async ({ caller }) => ({
    data: (await listInvoices(db, caller.session.studentId)).map(describe),
  }));

  app.get<{ Params: { id: string } }>('/invoices/:id(^[0-9a-f-]+).pdf', async ({ params, caller }, reply) => {
    const { studentId } = requireSession(caller, 'student');
    const invoice = isUuid(params.id) ? await findInvoice(db, params.id, studentId) : undefined;
    if (!invoice) throw new DomainError('not-found');
    return sendInvoice(reply, invoice, studentId);
  });
}

const describe = ({
  id,
  number,
  amountPaise,
  issuedAt,
  isRefunded,
  details,
}: StoredInvoice): WithTexts<Invoice, 'plan'> => ({
  id,
  number,
  plan: planName(details.line.description),
  amount: amountPaise / 100,
  issuedAt: issuedAt.toISOString(),
  transactionId: details.transactionId,
  isRefunded,
  pdf: invoicePdfPath(id),
});
