import type { OrderStatus } from '@dakhila/contract/payments';
import { paths } from '../../../paths.ts';

/** The state of the call to the server. `unknown`: it has no such order. `silent`: it did not respond. */
export type ServerAnswer = { kind: 'asking' | 'unknown' | 'silent' } | { kind: 'known'; order: OrderStatus };

export type ResultState = 'processing' | 'review' | 'successful' | 'failed' | 'refunding' | 'refunded' | 'error';

export type PaymentResult = {
  state: ResultState;
  /** Why the result is not confirmed; null if it is. */
  unconfirmed: 'unknown' | 'silent' | null;
  message: string | null;
  transactionId: string | null;
  plan: string | null;
  amount: number | null;
  timestamp: string | number | null;
};

const STATES: Record<OrderStatus['state'], ResultState> = {
  processing: 'processing',
  paid: 'successful',
  failed: 'failed',
  expired: 'failed',
  review: 'review',
  refunding: 'refunding',
  refunded: 'refunded',
};

/** What the page shows: the server's response if there is one, else the unconfirmed result in the address. */
export function resultOf(response: PaymentResponse | null, answer: ServerAnswer): PaymentResult {
  if (!response) return { ...NOTHING, state: 'error', unconfirmed: null };
  const { outcome, ...fromAddress } = response;
  if (answer.kind === 'asking') return { ...fromAddress, state: 'processing', unconfirmed: null, message: null };
  if (answer.kind !== 'known') return { ...fromAddress, state: outcome, unconfirmed: answer.kind };
  const { order } = answer;
  const state = STATES[order.state];
  return {
    state,
    unconfirmed: null,
    // Anyone can put text into an address.
    message: null,
    transactionId: order.transactionId,
    plan: order.plan,
    amount: order.amount,
    timestamp: order.updatedAt,
  };
}

const NOTHING = { message: null, transactionId: null, plan: null, amount: null, timestamp: null };

/** The result that the gateway put into the address, for display only. Anyone can write one, so it is not trusted. */
export type PaymentResponse = {
  outcome: 'successful' | 'failed' | 'processing';
  message: string | null;
  transactionId: string | null;
  plan: string | null;
  amount: number | null;
  timestamp: string | number | null;
};

const LONGEST_TEXT = 200;

/** Reads the `paymentResponse` parameter. Null when it is missing or is no answer of a gateway. */
export function readPaymentResponse(parameter: string | null): PaymentResponse | null {
  const response = recordOf(parse(parameter));
  if (typeof response?.success !== 'boolean') return null;
  const data = recordOf(response.data) ?? {};
  return {
    outcome: response.success ? 'successful' : response.pending === true ? 'processing' : 'failed',
    message: textOf(data.message) ?? textOf(response.message),
    transactionId: textOf(data.transactionId),
    plan: textOf(data.orderInfo),
    amount: amountOf(data.amount),
    timestamp: typeof data.timestamp === 'number' ? data.timestamp : textOf(data.timestamp),
  };
}

/** Whether the server can be asked about this id. Anything else could lead the call to another address. */
export const isAskable = (transactionId: string | null): transactionId is string =>
  transactionId !== null && /^[\w-]{8,64}$/.test(transactionId);

function parse(parameter: string | null): unknown {
  if (!parameter) return null;
  // Some gateways encode the text twice.
  for (const decode of [(text: string) => text, decodeURIComponent]) {
    try {
      return JSON.parse(decode(parameter));
    } catch {
      // The next format to try, or none.
    }
  }
  return null;
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim().slice(0, LONGEST_TEXT) || null;
}

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

export type ResultKind = OrderStatus['purpose'];

/** The address that the student opened before the payment. */
export const NEXT_PAGES: Record<ResultKind, string> = {
  signup: paths.login,
  upgrade: paths.dashboard,
  predictions: paths.predictor,
  counselling: paths.counselling,
  psychometric: paths.psychometric,
};
