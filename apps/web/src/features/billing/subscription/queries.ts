import { type OrderStatus, payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import { call } from '../../../lib/api.ts';
import { plansAmong } from './plans.ts';

/** The plans a student can sign up with. */
export const loadPlans = async (signal: AbortSignal) =>
  plansAmong((await call(signup.subscriptionTiers, undefined, { signal })).data);

/** The order of this browser's sign-up that is being paid, or looked at by our team; null when there is none. */
export async function loadOrderUnderWay(signal: AbortSignal): Promise<OrderStatus | null> {
  const { order } = (await call(payments.current, undefined, { signal })).data;
  return order?.purpose === 'signup' && ['processing', 'review'].includes(order.state) ? order : null;
}
