import type { Evidence, GatewayOrder, PaymentGateway } from '../../../ports.ts';
import { PAGE_PATH, registerPages } from './pages.ts';
import { readSignedCallback, readSignedReturn, type SandboxOrder, sealOrder, signOrder } from './signatures.ts';
import { findPayment, markRefunded, SANDBOX_MERCHANT, type SandboxNeeds, type SandboxPayment } from './store.ts';

/** A payment gateway for development that moves no money: a hosted page, signed callbacks and returns, a status query. It stores payments in its own table. */
export function openSandboxGateway(deps: SandboxNeeds): PaymentGateway {
  const { db, secrets, now } = deps;
  return {
    name: 'sandbox',
    merchant: SANDBOX_MERCHANT,
    origins: [],
    start: async (order) => ({ url: `${PAGE_PATH}?order=${signOrder(secrets, sandboxOrder(order))}`, reference: null }),
    form: (order) => ({
      EncData: sealOrder(secrets, sandboxOrder(order)),
      data: { merchantId: SANDBOX_MERCHANT, orderId: order.transactionId },
    }),
    readCallback: (raw) => readSignedCallback(secrets, raw, now()),
    readReturn: (query) => readSignedReturn(secrets, query),
    status: async (order) => evidenceOf(order, await findPayment(db, order.transactionId), now()),
    refund: async ({ paymentId, amountPaise }) => {
      await markRefunded(db, paymentId, amountPaise);
      return 'done';
    },
    pages: (app) => registerPages(app, deps),
  };
}

const sandboxOrder = ({ transactionId, amountPaise, currency, plan, expiresAt }: GatewayOrder): SandboxOrder => ({
  transactionId,
  amountPaise,
  currency,
  plan,
  expiresAtMs: expiresAt.getTime(),
});

/** Without a payment the page can still be used until its time is over. */
function evidenceOf(order: GatewayOrder, payment: SandboxPayment | undefined, now: Date): Evidence {
  const { transactionId } = order;
  const outcome = payment?.outcome ?? (now < order.expiresAt ? 'open' : 'expired');
  return {
    eventId: `status:${transactionId}:${outcome}`,
    transactionId,
    outcome,
    amountPaise: payment?.amountPaise ?? order.amountPaise,
    currency: payment?.currency ?? order.currency,
    merchant: SANDBOX_MERCHANT,
    paymentId: payment?.paymentId ?? null,
  };
}
