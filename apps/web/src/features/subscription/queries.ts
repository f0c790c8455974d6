import { payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import { call } from '../../lib/api.ts';
import { plansAmong } from './plans.ts';

/** The plans a student can sign up with. */
export const loadPlans = async (signal: AbortSignal) =>
  plansAmong((await call(signup.subscriptionTiers, undefined, { signal })).data);

/** The plan whose payment is under way in this browser; null when there is none. */
export async function loadPlanUnderWay(signal: AbortSignal): Promise<string | null> {
  const { order } = (await call(payments.current, undefined, { signal })).data;
  return order?.purpose === 'signup' && order.state === 'processing' ? order.plan : null;
}
