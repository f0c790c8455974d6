import type { OrderStatus } from '@dakhila/contract/payments';
import type { PaymentResponse } from './payment-response.ts';

/** How far the question to the server has come. `unknown`: it has no such order. `silent`: it did not answer. */
export type ServerWord = { kind: 'asking' | 'unknown' | 'silent' } | { kind: 'known'; order: OrderStatus };

export type ResultFace = 'processing' | 'review' | 'successful' | 'failed' | 'refunding' | 'refunded' | 'error';

export type PaymentResult = {
  face: ResultFace;
  /** A line that the server has not confirmed it, and why. */
  doubt: 'unknown' | 'silent' | null;
  message: string | null;
  transactionId: string | null;
  plan: string | null;
  amount: number | null;
  timestamp: string | number | null;
};

const FACES: Record<OrderStatus['state'], ResultFace> = {
  processing: 'processing',
  paid: 'successful',
  failed: 'failed',
  expired: 'failed',
  review: 'review',
  refunding: 'refunding',
  refunded: 'refunded',
};

/** What the page shows: the server's word where there is one, else what the address says, with a doubt. */
export function resultOf(response: PaymentResponse | null, word: ServerWord): PaymentResult {
  if (!response) return { ...NOTHING, face: 'error', doubt: null };
  const { outcome, ...said } = response;
  if (word.kind === 'asking') return { ...said, face: 'processing', doubt: null, message: null };
  if (word.kind !== 'known') return { ...said, face: outcome, doubt: word.kind };
  const { order } = word;
  const face = FACES[order.state];
  return {
    face,
    doubt: null,
    // Anyone can write words into an address.
    message: null,
    transactionId: order.transactionId,
    plan: order.plan,
    amount: order.amount,
    timestamp: order.updatedAt,
  };
}

const NOTHING = { message: null, transactionId: null, plan: null, amount: null, timestamp: null };
