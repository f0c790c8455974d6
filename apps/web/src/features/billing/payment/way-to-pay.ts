import { type OrderPurpose, type OrderStatus, PLAN_PATHS, RESULT_PATHS } from '@dakhila/contract/payments';
import { paths } from '../../../paths.ts';

type Visitor = {
  isSignedIn: boolean;
  /** A sign-up was begun in this browser. */
  hasSignup: boolean;
  /** What the student was paying for, where the page before this one said so. */
  purpose: OrderPurpose | null;
};

const BUYABLE_AGAIN: OrderStatus['state'][] = ['failed', 'expired', 'refunding', 'refunded'];

/** Where a payment goes on when the gateway cannot be opened again: its result, the right plans, or the login page. */
export function wayToPay(order: OrderStatus | null, { isSignedIn, hasSignup, purpose }: Visitor): string {
  if (order && !BUYABLE_AGAIN.includes(order.state)) {
    return resultPageOf(order);
  }
  const wanted = order?.purpose ?? purpose ?? (isSignedIn ? 'predictions' : 'signup');
  if (wanted === 'signup') return hasSignup ? PLAN_PATHS.signup : paths.login;
  return isSignedIn ? PLAN_PATHS[wanted] : paths.login;
}

// The money may be on its way or has come: buying again would pay twice. The result page asks the server for its word.
function resultPageOf({ purpose, state, transactionId, plan, amount, updatedAt }: OrderStatus): string {
  const data = { transactionId, orderInfo: plan, amount, timestamp: updatedAt };
  const pending = state === 'processing' ? { pending: true } : {};
  const paymentResponse = JSON.stringify({ success: state === 'paid', ...pending, data });
  return `${RESULT_PATHS[purpose]}?${new URLSearchParams({ paymentResponse })}`;
}
